"""Tables, views, records, chance, bots: what the package says is what the engine says."""

import copy
import doctest
import importlib
import pickle
import random
import signal
import subprocess
import sys
import time
import timeit

import numpy as np
import pytest

import claimant
from claimant import Setup
from conftest import play


def test_a_game_is_played_to_its_end_and_explained(setup):
    table = play(setup.deal(5), 5)
    assert table.seat is None and not table.is_chance and table.answers() == []
    result = table.result()
    assert table.payoffs() == pytest.approx(result["payoffs"])
    assert [seat for seat, payoff in enumerate(table.payoffs()) if payoff > 0] == result["winners"]
    text = str(result)
    assert "words" in text or "decided" in text


def test_a_seed_deals_the_same_and_answers_have_numbers_and_notation(setup):
    one, other = setup.deal(9), setup.deal(9)
    assert one == other and one != setup.deal(10)
    while not one.is_over:
        for number in one.answers():
            assert one.parse(one.notation(number)) == number
        mask = one.mask()
        assert mask.shape == (setup.answer_count,) and np.flatnonzero(mask).tolist() == one.answers()
        # By number here and in notation there.
        number = one.answers()[len(one.log) % len(one.answers())]
        text = other.notation(number)
        one.apply(number)
        other.apply(text)
    assert one == other and one.payoffs() == other.payoffs()


def test_a_deal_can_be_pickled_on_the_way(setup):
    dealing = setup.dealing()
    while not dealing.is_done:
        dealing.apply(dealing.outcomes()[-1][0])
        assert pickle.loads(pickle.dumps(dealing)).outcomes() == dealing.outcomes()
    assert pickle.loads(pickle.dumps(dealing)).table() == dealing.table()
    with pytest.raises(claimant.Refused, match="cannot be dealt here"):
        claimant.Dealing._restore(setup, [255])


def test_undo_takes_back_what_was_played(setup):
    table = setup.deal(3)
    before = table.clone()
    play(table, 3, moves=9)
    after = table.clone()
    table.undo(9)
    assert table == before and table.to_dict() == before.to_dict()
    play(table, 3, moves=9)
    assert table == after, "the same chance comes again"
    with pytest.raises(claimant.Refused, match="only 9 moves can be taken back"):
        table.undo(10)


def test_chance_can_be_asked_and_its_odds_add_up():
    table = Setup.claim_it(3).deal(4, chance="ask")
    seen = 0
    while not table.is_over:
        if table.is_chance:
            outcomes = table.outcomes()
            assert sum(odds for _, odds in outcomes) == pytest.approx(1)
            assert [number for number, _ in outcomes] == table.answers() and table.seat is None
            seen += 1
            drawn = table.draw()
            assert drawn in dict(outcomes) and table.log[-1] == drawn
        else:
            assert table.outcomes() == []
            with pytest.raises(claimant.Refused, match="it is not for chance to decide"):
                table.draw()
            table.apply(table.answers()[-1])
    assert seen > 5


@pytest.mark.parametrize("seed", range(3))
def test_dealing_piece_by_piece_gives_legal_tables(setup, seed):
    chance, dealing = random.Random(seed), setup.dealing()
    while not dealing.is_done:
        outcomes = dealing.outcomes()
        assert sum(odds for _, odds in outcomes) == pytest.approx(1)
        with pytest.raises(claimant.Refused):
            dealing.clone().apply(255)
        number = chance.choices(*zip(*outcomes))[0]
        assert dealing.notation(number)
        dealing.apply(number)
    table = dealing.table()
    assert table.setup == setup
    while not table.is_over:
        table.apply(chance.choice(table.answers()))
    assert table.payoffs()


def test_records_are_read_as_they_are_written(setup):
    table = play(setup.deal(8), 8)
    text = table.record(who=["Ada", "Bo"])
    assert '"Ada"' in text
    again = claimant.read_record(text)
    assert again == table and again.result() == table.result()
    both = claimant.read_records(text + "\n" + setup.deal(1).record())
    assert [len(game.log) > 0 for game in both] == [True, len(both[1].log) > 0]
    account = table.record(0)
    with pytest.raises(claimant.Refused, match="as seat 0 saw it"):
        claimant.read_record(account)
    assert "Seed" not in account


def test_tables_and_setups_can_be_copied_and_pickled(setup):
    table = play(setup.deal(2), 2, moves=7)
    for other in (table.clone(), copy.copy(table), copy.deepcopy(table), pickle.loads(pickle.dumps(table))):
        assert other == table and other.answers() == table.answers()
        assert play(other, 1) == play(table.clone(), 1), "chance goes on as it would have"
    assert pickle.loads(pickle.dumps(setup)) == setup and hash(pickle.loads(pickle.dumps(setup))) == hash(setup)


def test_events_are_told_as_an_audience_saw_them():
    table = Setup.claim().deal(1, events=True)
    table.apply(table.answers()[0])
    assert table.events(0) and table.events(None)
    with pytest.raises(claimant.Refused, match="events are not kept"):
        Setup.claim().deal(1).events(0)


def test_a_state_steps_like_its_table(setup):
    table, chance = setup.deal(6, chance="ask"), random.Random(6)
    state = table.state()
    while not table.is_over:
        assert state.answers() == table.answers() and state.outcomes() == table.outcomes()
        assert (state.seat, state.is_chance, state.asked()) == (table.seat, table.is_chance, table.asked())
        answer = chance.choice(table.answers())
        table.apply(answer)
        state.apply(answer)
    assert state.payoffs() == table.payoffs() and state.result() == table.result() and state == table.state()


def test_what_seats_would_see_of_an_answer_is_told_as_their_records_tell_it():
    table, chance, dim = Setup.claim("the-clockwork-court").deal(5, chance="ask"), random.Random(1), 0
    while not table.is_over:
        answer = chance.choice(table.answers())
        sights, before = table.state().sights(answer), table.state()
        assert before == table.state(), "the position stays as it is"
        seat, written = table.seat, table.notation(answer)
        dim += sum(f"{seat}:?" in told for told in sights)
        table.apply(answer)
        if seat is not None:
            assert sights[seat][0] == f"{seat}:{written}"
            assert all(told[:1] in ([], [f"{seat}:?"], [f"{seat}:{written}"]) for told in sights)
    assert dim > 0, "something was discarded face down"
    with pytest.raises(claimant.Refused, match="the game is over"):
        table.state().sights(answer)


def test_worlds_fit_the_view_they_are_drawn_from(setup):
    table = play(setup.deal(7), 7, moves=6)
    view = table.view(table.seat)
    worlds = view.samples(20, seed=1)
    assert all(world.answers() == view.answers() and world.seat == table.seat for world in worlds)
    assert view.sample(3) == view.sample(3)
    assert all(len(world.play_out(1)) == setup.players for world in worlds)
    waiting = next(seat for seat in range(setup.players) if seat != table.seat)
    with pytest.raises(claimant.Refused, match="nobody who is asked"):
        table.view(waiting).sample(0)
    if setup.game == "claim":
        hands = {str(world.to_dict()["zones"][f"hand:{waiting}"]) for world in worlds}
        assert len(hands) > 1, "what is hidden differs from world to world"


@pytest.mark.parametrize("name", ["random", "greedy", "search:nodes=20", "expert:nodes=20", "expert:millis=5"])
def test_bots_of_every_level_answer_from_views(name):
    bot = claimant.Bot(name)
    for setup in (Setup.claim("magic"), Setup.claim_it(2)):
        table = setup.deal(2)
        for move in range(8):
            view = table.view(table.seat)
            answer, estimate, nodes = bot.advise(view, seed=move)
            assert answer in view.answers() and nodes >= 0 and (estimate is None or 0 <= estimate <= 1)
            if "millis" not in name:
                assert bot.choose(view, seed=move) == answer
            table.apply(answer)


def test_the_solver_finds_what_the_values_say():
    table = play(Setup.claim().deal(11), 11, moves=38)
    state, solver = table.state(), claimant.Solver()
    found, values = solver.solve(state), solver.solve_all(state)
    assert found["exact"] and sorted(values) == state.answers()
    order = ["loss", "draw", "win"]
    assert values[found["answer"]] == found["value"] == max(values.values(), key=order.index)
    assert solver.solve(state, nodes=1)["nodes"] <= 1
    with pytest.raises(claimant.Refused, match="phase one cannot be solved"):
        solver.solve(Setup.claim().deal(1).state())


def test_a_match_is_fair_and_the_better_bot_wins():
    match = claimant.play_match(Setup.claim(), ["greedy", "random"], deals=30, seed=3)
    low, high = match.interval(0)
    assert low < match.mean(0) < high and match.mean(0) + match.mean(1) == pytest.approx(1)
    assert match.mean(0) > 0.6
    same = claimant.play_match(Setup.claim(), [lambda view: view.answers()[0]] * 2, deals=5)
    assert same.mean(0) == 0.5, "every deal is played from both seats"
    few = claimant.Match(Setup.claim(), [[1.0, 0.0], [0.5, 0.5], [1.0, 0.0]])
    assert few.interval(0)[1] == 1.0 and few.interval(1)[0] == 0.0, "nobody gets more than all or less than nothing"


@pytest.mark.parametrize("deals", [2, 3, 4, 5, 12, 40])
@pytest.mark.parametrize("odds", [(0.25, 0.5, 0.25), (0.05, 0.35, 0.6), (0.5, 0.0, 0.5), (0.01, 0.09, 0.9)])
def test_the_interval_of_a_match_holds_the_mean_as_often_as_it_says(deals, odds):
    worth, chance, tries = (0.0, 0.5, 1.0), random.Random(deals), 2_000
    mean = sum(payoff * odd for payoff, odd in zip(worth, odds))
    drawn = (claimant.Match(Setup.claim(), [[payoff] for payoff in chance.choices(worth, odds, k=deals)]) for _ in range(tries))
    held = sum(low <= mean <= high for low, high in (match.interval(0) for match in drawn)) / tries
    # Student's distribution is that of means of what is normal; dozens of deals of which hardly any differs are not.
    assert held >= (0.95 if deals <= 5 else 0.88), held


def test_the_interval_of_a_match_is_that_of_students_distribution():
    deals = [[0.55], [0.55], [0.5]]
    low, high = claimant.Match(Setup.claim(), deals).interval(0)
    # 4.3027 for two degrees of freedom, where the mean of three spreads by 1/60.
    assert (low, high) == (pytest.approx(8 / 15 - 4.3027 / 60, abs=1e-5), pytest.approx(8 / 15 + 4.3027 / 60, abs=1e-5))
    many = claimant.Match(Setup.claim(), [[0.4], [0.6]] * 500)
    assert many.interval(0)[1] - 0.5 == pytest.approx(1.9623 * (0.01 / 999) ** 0.5, rel=1e-4)
    assert claimant.Match(Setup.claim(), [[1.0]]).interval(0) == (0.0, 1.0), "one deal says nothing"
    low, high = claimant.Match(Setup.claim(), [[0.0]] * 2).interval(0)
    assert low == 0.0 and high == pytest.approx(1 - 0.025**0.5), "two may agree by chance"


def test_a_named_set_will_do_as_a_set_up_of_a_match():
    match = claimant.play_match("micro-claim", ["greedy", "random"], deals=1)
    assert match.setup == Setup.claim("micro-claim")


def test_a_match_can_have_any_seeds():
    match = claimant.play_match(Setup.claim("micro-claim"), ["greedy", "random"], deals=2, seed=2**64 - 2)
    assert len(match.payoffs) == 2
    with pytest.raises(claimant.Refused, match="is no seed"):
        claimant.play_match(Setup.claim("micro-claim"), ["greedy", "random"], deals=2, seed=-1)


def test_setups_are_shown_as_python_would_write_them(setup):
    deck = ["Knights", "Goblins", "Dwarves", "Seers", "Undead"]
    others = [
        Setup.claim("magic", first=1),
        Setup.claim(factions=deck),
        Setup.claim(factions=deck, edition="C2", artifacts=True, heroes=True, first=0),
        Setup.claim(factions=deck[:3], study=4),
        Setup.claim_it(3, variant=True, board="reduced", first=2),
        Setup.claim_it(board={"size": 4, "claim_markers": 9, "player_markers": 7, "thresholds": [5, 4, 3, 2]}),
    ]
    for each in [setup, *others]:
        assert eval(repr(each)) == each


LONG = """
import claimant, signal, sys
# Whoever runs tests in the background ignores Ctrl-C, and what it starts would, too.
signal.signal(signal.SIGINT, signal.default_int_handler)
if sys.argv[1] == "bot":
    table = claimant.Setup.claim().deal(1)
    view = table.view(table.seat)
    print("begun", flush=True)
    claimant.Bot("expert:nodes=10000000").choose(view)
else:
    table = claimant.Setup.claim(factions=["Kings", "Peasants", "Raccoons", "Seers", "Shapeshifters"]).deal(1)
    while table.to_dict()["phase"] == 1:
        table.apply(table.answers()[0])
    print("begun", flush=True)
    claimant.Solver(1 << 12).solve(table.state())
"""


@pytest.mark.skipif(sys.platform == "win32", reason="interrupts are sent differently there")
@pytest.mark.parametrize("what", ["bot", "solver"])
def test_ctrl_c_stops_what_would_take_long(what):
    run = subprocess.Popen([sys.executable, "-c", LONG, what], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert run.stdout.readline() == "begun\n"
    time.sleep(0.3)
    run.send_signal(signal.SIGINT)
    _, error = run.communicate(timeout=60)
    assert run.returncode != 0 and error.rstrip().endswith("KeyboardInterrupt"), error


def test_a_step_from_python_costs_little_more_than_one_in_the_engine():
    """At most 1.5 microseconds; the best of several rounds, because other programs run, too."""
    first = Setup.claim().deal(1).state()
    line, position = [], first.clone()
    while not position.is_over:
        line.append(position.answers()[0])
        position.apply(line[-1])

    def from_python():
        apply = first.clone().apply
        for answer in line:
            apply(answer)

    def best(play):
        return min(timeit.repeat(play, timer=time.process_time, repeat=20, number=50)) / 50 / len(line)

    assert best(from_python) - best(lambda: first.play_out(1)) < 1.5e-6


@pytest.mark.parametrize("module", ["_engine", "match", "text", "pettingzoo", "openspiel"])
def test_the_examples_in_docstrings_are_true(module):
    found = importlib.import_module(f"claimant.{module}")
    # Those of a compiled module are found by hand: doctest takes its classes for somebody else's.
    finder = doctest.DocTestFinder(exclude_empty=True)
    runner = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE | doctest.IGNORE_EXCEPTION_DETAIL)
    names = dict(vars(claimant))
    if module == "_engine":
        things = [thing for thing in vars(found).values() if getattr(thing, "__doc__", None)]
        tests = []
        for thing in things:
            docs = [thing.__doc__] + [getattr(part, "__doc__", None) or "" for part in vars(thing).values()] if isinstance(thing, type) else [thing.__doc__]
            tests += [doctest.DocTestParser().get_doctest(doc, dict(names), str(thing), None, 0) for doc in docs if doc]
    else:
        tests = finder.find(found, extraglobs=names)
    assert sum(len(test.examples) for test in tests) > 0
    for test in tests:
        runner.run(test)
    assert runner.failures == 0


def test_who_is_first_goes_with_a_named_set():
    first = claimant.Setup.claim("claim-2", first=1)
    assert first.to_dict() == {**claimant.Setup.claim("claim-2").to_dict(), "first": 1}
    assert {first.deal(seed).seat for seed in range(8)} == {1}
    with pytest.raises(claimant.Refused):
        claimant.Setup.claim("claim-2", first=2)
    with pytest.raises(TypeError, match="named set"):
        claimant.Setup.claim("claim-2", heroes=True)
