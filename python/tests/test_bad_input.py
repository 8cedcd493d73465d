"""Whatever is thrown at it, Python gets an exception and the interpreter lives."""

import tempfile

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import claimant
from claimant import Bot, Experiment, Setup, Solver, Table, Vector

ANYTHING = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.integers(0, 255),
    st.floats(),
    st.text(max_size=40),
    st.sampled_from(["claim", "magic", "pass", "Kn7", "Go0", "yes", "#1", "potions=1", "roll", "1,1", "1-2-3"]),
    st.binary(max_size=8),
    st.lists(st.integers(-2, 260), max_size=4),
    st.dictionaries(st.sampled_from(["factions", "players", "hands", "first", "draw"]), st.integers() | st.text(), max_size=3),
    st.builds(np.zeros, st.integers(0, 5), st.sampled_from([np.uint8, np.int64, float, bool, object])),
    st.builds(object),
)
FUZZ = settings(max_examples=400, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
EXPECTED = (ValueError, TypeError, OverflowError, KeyError, AttributeError)


def methods(thing):
    return [name for name in dir(thing) if not name.startswith("__") and name not in ("mro",)]


def subjects():
    claim, dice = Setup.claim("magic"), Setup.claim_it(2)
    table = claim.deal(1)
    return [
        claim,
        dice,
        claim.dealing(),
        dice.dealing(),
        table,
        dice.deal(1, chance="ask", events=True),
        table.state(),
        dice.deal(1).state(),
        table.view(0),
        dice.deal(1).view(None),
        Bot("random"),
        Solver(1 << 13),
        Vector(claim, 2),
        Vector(dice, 2),
    ]


@FUZZ
@given(st.data())
def test_methods_with_anything(data):
    thing = data.draw(st.sampled_from(subjects()))
    name = data.draw(st.sampled_from(methods(thing)))
    arguments = data.draw(st.lists(ANYTHING, max_size=3))
    if name == "samples" and arguments and isinstance(arguments[0], int) and arguments[0] > 1000:
        arguments[0] = 10**7
    part = getattr(thing, name)
    if callable(part):
        try:
            part(*arguments)
        except EXPECTED as error:
            assert "panick" not in str(error).lower()


@FUZZ
@given(st.sampled_from([Setup.claim, Setup.claim_it, Setup.from_dict, Bot, Table._restore, claimant.read_record, claimant.read_records]), st.lists(ANYTHING, max_size=3))
def test_functions_with_anything(function, arguments):
    try:
        function(*arguments)
    except EXPECTED as error:
        assert "panick" not in str(error).lower()


RECORD = Setup.claim("magic").deal(1).record() + Setup.claim_it(3).deal(2).record()


@FUZZ
@given(st.integers(0, len(RECORD)), st.integers(0, 40), st.text(max_size=10))
def test_records_with_anything_in_them(at, cut, more):
    text = RECORD[:at] + more + RECORD[at + cut :]
    try:
        claimant.read_records(text)
    except claimant.Refused as error:
        assert str(error) and error.code == "record"


EXPERIMENT = 'title = "x"\ndecks = ["claim", "mini-claim"]\nplayers = 2\nbots = ["greedy", "random"]\ndeals = 2\nrepeats = 2\nseed = 1\n'
PART = Experiment(EXPERIMENT).play(0)


@FUZZ
@given(
    st.integers(0, len(EXPERIMENT)),
    st.integers(0, 40),
    st.text(max_size=10) | st.sampled_from(["9", "99999999", "-1", "all", "[]", "true", "[3, 4]", "nodes = 5\n", "heroes = true\n"]),
)
def test_experiments_with_anything_in_them(at, cut, more):
    try:
        experiment = Experiment(EXPERIMENT[:at] + more + EXPERIMENT[at + cut :])
    except claimant.Refused as error:
        assert str(error)
    else:
        assert 0 < experiment.parts <= experiment.games <= 10**8


@FUZZ
@given(st.integers(0, 1), st.integers(0, 2**20), st.integers(0, 12), st.binary(max_size=12))
def test_parts_with_anything_in_them(which, at, cut, more):
    tables = list(PART)
    whole = tables[which]
    at %= len(whole) + 1
    tables[which] = whole[:at] + more + whole[at + cut :]
    experiment = Experiment(EXPERIMENT)
    with tempfile.TemporaryDirectory() as folder:
        try:
            experiment.add(folder, 0, *tables)
        except claimant.Refused as error:
            assert str(error) and "panick" not in str(error).lower()
        else:
            experiment.report(folder)


@FUZZ
@given(st.integers(0, 2**64 - 1), st.lists(st.integers(-1, 256), max_size=80))
def test_games_of_answers_that_are_mostly_illegal(seed, numbers):
    table = Setup.claim("shadow").deal(seed)
    for number in numbers:
        before = table.clone()
        try:
            table.apply(number)
            assert number in before.answers()
        except claimant.Refused as error:
            assert table == before and number not in before.answers()
            assert error.code in ("illegal", "notation")


@pytest.mark.parametrize(
    "wrong, sentence",
    [
        (lambda: Setup.claim("chess"), 'there is no set "chess"; there are claim, '),
        (lambda: Setup.claim("magic", players=3), "Magic is not for 3 players"),
        (lambda: Setup.claim(factions=["Knights"]), "the Goblins are missing: a pair comes whole"),
        (lambda: Setup.claim(factions=["Orcs"]), 'names "Orcs", which is no faction'),
        (lambda: Setup.claim_it(9), "9"),
        (lambda: Setup.claim_it(board="round"), "is no board"),
        (lambda: Setup.claim().deal(1).apply("Kn99"), '"Kn99" is no answer of this game'),
        (lambda: Setup.claim().deal(1).apply(1000), "no answer has the number 1000"),
        (lambda: Setup.claim().deal(1).apply("pass"), "pass is no answer to the question: which card to play"),
        (lambda: Setup.claim().deal(1).view(2), "nobody sits at seat 2: there are 2 seats"),
        (lambda: Setup.claim().deal(1, chance="dice"), 'neither "sample" nor "ask"'),
        (lambda: Setup.claim().start({"hands": []}), '"deal'),
        (lambda: Setup.claim().dealing().table(), "not all is dealt"),
        (lambda: claimant.read_record(""), "there is no game 1"),
        (lambda: Bot("expert:nodes=0"), "needs a whole number from 1"),
        (lambda: Solver().solve(Setup.claim_it().deal(1).state()), "only positions of Claim can be solved"),
        (lambda: Solver(1), "a solver takes 4096"),
    ],
)
def test_the_engines_sentences(wrong, sentence):
    with pytest.raises(claimant.Refused) as refused:
        wrong()
    assert sentence in str(refused.value) and refused.value.code


def test_the_rule_is_named():
    table = Setup.claim().deal(1)
    missing = next(card for card in Setup.claim().cards() if card not in table.to_dict()["zones"][f"hand:{table.seat}"])
    with pytest.raises(claimant.Refused, match="is not in seat") as refused:
        table.apply(missing)
    assert (refused.value.code, refused.value.rule) == ("illegal", "5.2")
