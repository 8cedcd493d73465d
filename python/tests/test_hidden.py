"""Nothing that is made from a view shows what its seat does not know."""

import itertools

import numpy as np
import pytest

import claimant
from claimant import Setup
from claimant.text import describe
from conftest import play

DECKS = [setup for setup in claimant.decks(2)[::211]]


def text(table):
    """The record without its seed, which an exchanged game does not have."""
    return [line for line in table.record().splitlines() if not line.startswith("[Seed")]


def shown(view):
    return view.to_dict(), view.observation().tobytes(), view.mask().tobytes(), describe(view)


@pytest.mark.parametrize("name, players", claimant.named_sets())
def test_what_was_never_seen_can_be_exchanged(name, players):
    """Two things are exchanged that a seat never saw, found from the events alone, and the same is played: all that the seat
    is shown stays the same, to the letter."""
    compared = 0
    for seed in range(25):
        table = play(Setup.claim(name, players).deal(seed, chance="ask"), seed, moves=seed * 2)
        for seat in range(players):
            other = table._exchanged(seat, seed)
            # Cards that look alike, or lie in the same hand, are no exchange.
            if other is None or text(other) == text(table):
                continue
            compared += 1
            assert shown(other.view(seat)) == shown(table.view(seat))
            assert other.view(seat) == table.view(seat)
            assert other.information(seat) == table.information(seat)
            if table.seat == seat:
                assert other.view(seat).sample(1) == table.view(seat).sample(1)
                bot = claimant.Bot("greedy")
                assert bot.advise(other.view(seat), 3) == bot.advise(table.view(seat), 3)
    assert compared > 15


@pytest.mark.parametrize("name, players", claimant.named_sets())
def test_what_a_spectator_never_saw_can_be_exchanged(name, players):
    compared = 0
    for seed in range(25):
        table = play(Setup.claim(name, players).deal(seed, chance="ask"), seed, moves=seed * 2)
        other = table._exchanged(None, seed)
        if other is not None and text(other) != text(table):
            compared += 1
            assert shown(other.view(None)) == shown(table.view(None))
    assert compared > 5


def test_histories_that_a_player_can_tell_apart_have_different_information():
    """Along one game the information of a seat changes with every answer of its own, and two deals differ for all seats."""
    table = Setup.claim("magic").deal(1)
    seen = {0: set(), 1: set()}
    while not table.is_over:
        seat = table.seat
        text = table.information(seat)
        assert text not in seen[seat]
        seen[seat].add(text)
        table.apply(table.answers()[-1])
    for seat in (0, 1):
        assert len({Setup.claim().deal(seed).information(seat) for seed in range(50)}) == 50


def test_the_first_prize_is_in_the_information_of_both_before_a_card_is_played():
    hand_and_prize, told = {0: set(), 1: set()}, {0: set(), 1: set()}
    for seed in range(500):
        table = Setup.claim("micro-claim", first=0).deal(seed)
        for seat in (0, 1):
            zones = table.view(seat).to_dict()["zones"]
            hand_and_prize[seat].add((str(zones[f"hand:{seat}"]), str(zones["prize"])))
            told[seat].add(table.information(seat))
    for seat in (0, 1):
        assert len(told[seat]) == len(hand_and_prize[seat]) > 50


def test_observations_are_the_fields_that_are_documented(setup):
    fields = setup.observation_fields()
    ends = [first + count for _, first, count in fields]
    assert [first for _, first, _ in fields] == [0, *ends[:-1]] and ends[-1] == setup.observation_size
    assert len({name for name, _, _ in fields}) == len(fields)
    table = play(setup.deal(3), 3, moves=10)
    for seat in [*range(setup.players), None]:
        observation = table.view(seat).observation()
        assert observation.shape == (setup.observation_size,) and observation.dtype == np.uint8
        if setup.game == "claim":
            check_claim(table.view(seat), observation)
    out = np.ones(setup.observation_size, np.uint8)
    assert table.view(0).observation(out) is out and (out == table.view(0).observation()).all()


def check_claim(view, observation):
    data, setup = view.to_dict(), view.setup
    fields = {name: observation[first : first + count] for name, first, count in setup.observation_fields()}
    cards, own = setup.cards(), view.seat or 0

    def named(field):
        return sorted(card for card, there in zip(cards, field) if there)

    for i in range(setup.players):
        seat = (own + i) % setup.players
        front = "followers" if data["phase"] == 1 else "display"
        for field, zone in (("hand", "hand"), ("score", "score"), ("front", front)):
            assert named(fields[f"{field}[{i}]"]) == sorted(data["zones"][f"{zone}:{seat}"]["known"])
        assert fields[f"hidden-in-hand[{i}]"][0] == data["zones"][f"hand:{seat}"]["hidden"]
        trick = [play["card"] for play in data["trick"] if play["seat"] == seat and not play.get("gone")]
        assert named(fields[f"trick[{i}]"]) == sorted(trick)
    assert named(fields["unseen"]) == sorted(data["unseen"])
    assert named(fields["prizes"]) == sorted(data["prizes"])
    assert fields["draw-count"][0] == sum(len(part) if isinstance(part, list) else part for part in data["zones"]["draw"].values())
    assert fields["phase"].argmax() + 1 == data["phase"]
    if setup.players == 2:
        assert fields["artifacts"].sum() == len(data["artifacts"]["own"])


def test_cards_that_look_alike_are_told_apart_by_nobody():
    """The five Goblin zeros fill their columns from the first on."""
    setup = Setup.claim()
    zeros = [i for i, card in enumerate(setup.cards()) if card == "Go0"]
    assert len(zeros) == 5
    fields = {name: (first, count) for name, first, count in setup.observation_fields()}
    for seed in range(30):
        table = play(setup.deal(seed), seed, moves=20)
        for seat, name in itertools.product((0, 1), ("hand[0]", "unseen", "score[1]")):
            first, count = fields[name]
            column = table.view(seat).observation()[first : first + count][zeros]
            assert (np.sort(column)[::-1] == column).all()
