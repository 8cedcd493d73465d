"""Whatever is thrown at it, Python gets an exception and the interpreter lives."""

import os
import pickle
import subprocess
import sys
import tempfile
import threading

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
# The same every time; with a number in CLAIMANT_FUZZ as many others as that.
MANY = os.environ.get("CLAIMANT_FUZZ")
FUZZ = settings(max_examples=int(MANY or 400), deadline=None, derandomize=MANY is None, suppress_health_check=[HealthCheck.too_slow])
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


SETUPS = [Setup.claim("magic"), Setup.claim("shadow"), Setup.claim("the-succession", 4), Setup.claim_it(3)]


@FUZZ
@given(st.sampled_from(SETUPS), st.integers(0, 2**64 - 1), st.lists(st.tuples(st.integers(0, 11), st.integers(-1, 300)), max_size=60))
def test_a_table_in_any_order_of_calls(setup, seed, calls):
    """Mostly what is meant to be called, in any order, with numbers that are often right."""
    table = setup.deal(seed, chance="ask" if seed % 2 else "sample", events=bool(seed % 3))
    for call, number in calls:
        answers = table.answers()
        answer = answers[number % len(answers)] if answers and number % 8 else number
        seat = number % (setup.players + 2) - 1
        view = table.view(seat) if 0 <= seat < setup.players else None
        try:
            [
                lambda: table.apply(answer),
                lambda: table.apply(table.notation(answer)),
                lambda: table.draw(),
                lambda: table.undo(number % 9 - 1),
                lambda: view and Bot("greedy").choose(view, seed),
                lambda: view and view.sample(seed).play_out(seed),
                lambda: claimant.read_record(table.record()) == table,
                lambda: table.information(seat),
                lambda: table.events(None if seat < 0 else seat),
                lambda: Solver(1 << 13).solve(table.state(), nodes=number),
                lambda: pickle.loads(pickle.dumps(table)).apply(answer),
                lambda: view and (view.observation(), view.to_dict(), view.mask()),
            ][call]()
        except claimant.Refused as error:
            assert str(error) and error.code


@FUZZ
@given(st.sampled_from(SETUPS), st.data())
def test_steps_with_arrays_of_any_kind(setup, data):
    games = Vector(setup, 3, seed=1)
    for _ in range(data.draw(st.integers(0, 3))):
        games.step(games.sample())
    before = games.observations.copy()
    kind = data.draw(st.sampled_from([np.int64, np.int8, np.uint64, np.float32, np.bool_, object, "S3", "datetime64[s]"]))
    shape = data.draw(st.sampled_from([(), (0,), (2,), (3,), (3, 1), (1, 3), (4,)]))
    array = np.zeros(shape, kind)
    if array.shape == (3,) and kind in (np.int64, np.uint64, object):
        array[:] = data.draw(st.lists(st.integers(0, 300) | st.sampled_from(games.sample().tolist()), min_size=3, max_size=3))
    array = data.draw(st.sampled_from([array, np.flip(array), array.T, np.asfortranarray(array)]))
    legal = shape == (3,) and array.dtype.kind in "iu" and all(0 <= n < games.masks.shape[1] and games.masks[i, n] for i, n in enumerate(array.tolist()))
    try:
        games.step(array)
        assert legal
    except claimant.Refused as error:
        assert str(error) and not legal and (games.observations == before).all()
    # Its own arrays, too.
    for own in (games.seats, games.dones, games.masks[:, 0], games.observations[0], games.rewards):
        try:
            games.step(own)
        except claimant.Refused:
            pass


@FUZZ
@given(st.sampled_from(SETUPS), st.integers(0, 2**20), st.integers(0, 12), st.binary(max_size=6))
def test_pickles_with_anything_in_them(setup, at, cut, more):
    """What a pickle holds of ours is text; with something else in it, it is refused."""
    _, (text, saved) = setup.deal(1).__reduce__()
    at %= len(text)
    text = text[:at] + more.decode("latin-1") + text[at + cut :]
    try:
        assert Table._restore(text, saved).answers() is not None
    except claimant.Refused as error:
        assert str(error)


def test_a_second_thread_that_uses_one_vector_is_refused_with_a_sentence():
    games, refused, others = Vector(Setup.claim(), 4096), [], []

    def play():
        for _ in range(30):
            try:
                games.step(games.sample())
                assert len(games) == 4096 and games.masks.shape[0] == 4096, "what does not change can always be read"
                assert len(games.first_seeds) == 4096
            except claimant.Refused as error:
                refused.append(str(error))
            # What another thread has played meanwhile may make an answer illegal; nothing else is raised.
            except BaseException as error:
                others.append(error)

    threads = [threading.Thread(target=play) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not others and any("this vector is being used by another thread" in sentence for sentence in refused)
    games.reset()
    games.step(games.sample())


def test_a_second_thread_that_uses_one_solver_is_refused_with_a_sentence():
    table = Setup.claim("magic").deal(1)
    while table.to_dict()["phase"] == 1:
        table.apply(table.answers()[0])
    solver, state, refused = Solver(), table.state(), []
    thread = threading.Thread(target=lambda: solver.solve(state, nodes=300_000))
    thread.start()
    while thread.is_alive():
        try:
            solver.solve(state, nodes=1)
        except claimant.Refused as error:
            refused.append(str(error))
    assert refused and all(sentence == "this solver is being used by another thread" for sentence in refused)
    assert solver.solve(state, nodes=1)["nodes"] >= 1


SHORT_OF_MEMORY = """
import resource
import claimant
import numpy

setup = claimant.Setup.claim()
view = setup.deal(1).view(0)
# What Python and NumPy have already taken, and this number of bytes more.
taken = int(open("/proc/self/statm").read().split()[0]) * resource.getpagesize()
resource.setrlimit(resource.RLIMIT_AS, (taken + ROOM, taken + ROOM))
try:
    WHAT
except MemoryError:
    print("no memory")
assert len(setup.deal(1).answers()) == 13, "all else goes on"
"""


@pytest.mark.skipif(sys.platform != "linux", reason="memory is limited differently elsewhere")
@pytest.mark.parametrize("room", [1 << 24, 1 << 26, 1 << 28])
@pytest.mark.parametrize(
    "what",
    [
        "claimant.Vector(setup, 200_000)",
        "claimant.Vector(setup, 1_000_000, observe=False)",
        "claimant.Solver(1 << 32)",
        "solver = claimant.Solver(1 << 29)",
        "view.samples(1_000_000, 1)",
    ],
)
def test_where_memory_is_short_there_is_a_memory_error(what, room):
    script = SHORT_OF_MEMORY.replace("ROOM", str(room)).replace("WHAT", what)
    ended = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=120)
    assert (ended.returncode, ended.stdout) == (0, "no memory\n"), ended.stderr


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
        (lambda: Setup.claim(players=2**80), 'the field "setup.players" is not a number of players'),
        (lambda: Setup.claim(first=2**70), 'the field "setup.first" is not the number of a seat'),
        (lambda: Setup.claim(factions=["Knights", "Goblins", "Dwarves"], study=-(2**70)), 'the field "setup.study"'),
        (lambda: Setup.claim_it(2**80), 'the field "setup.players"'),
        (lambda: Setup.claim_it(first=2**80), 'the field "setup.first"'),
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
        (lambda: Solver(-1), "-1 bytes: a solver takes 4096"),
        (lambda: Solver().solve(Setup.claim().deal(1).state(), nodes=-1), "-1 nodes: a solver takes at least 1"),
        (lambda: Bot("greedy:nodes=10"), "greedy takes no limits: it answers at once"),
        (lambda: Bot("random:millis=1"), "random takes no limits: it answers at once"),
        (lambda: Setup.from_dict("chess", {}), 'the game is neither "claim" nor "claim-it"'),
        (lambda: claimant.play_match("chess", ["greedy", "random"], deals=1), 'there is no set'),
        (lambda: claimant.decks(7), "there is no deck for 7 players: two to four play"),
        (lambda: claimant.decks(1), "there is no deck for 1 players: two to four play"),
        (lambda: claimant.decks(-2), "there is no deck for -2 players"),
        (lambda: claimant.decks(2**70), f"there is no deck for {2**70} players"),
        (lambda: Setup.claim().deal(-1), f"-1 is no seed: seeds are from 0 to {2**64 - 1}"),
        (lambda: Setup.claim().deal(2**64), f"{2**64} is no seed"),
        (lambda: Setup.claim().deal(10**5000), "a number of thousands of digits is no seed"),
        (lambda: Setup.claim().dealing().table(-1), "-1 is no seed"),
        (lambda: Setup.claim().deal(1).view(0).sample(-1), "-1 is no seed"),
        (lambda: Setup.claim().deal(1).state().play_out(-1), "-1 is no seed"),
        (lambda: Bot("random").choose(Setup.claim().deal(1).view(0), -1), "-1 is no seed"),
        (lambda: Vector(Setup.claim(), 2, -1), "-1 is no seed"),
        (lambda: Vector(Setup.claim(), 2).reset(-1), "-1 is no seed"),
        (lambda: Vector(Setup.claim(), -2), "-2 games: there are 1 to"),
        (lambda: Vector(Setup.claim(), 2, threads=-2), "-2 threads: there are 1 to 256"),
        (lambda: Setup.claim().deal(1).apply(2**70), f"no answer has the number {2**70}"),
        (lambda: Setup.claim().deal(1).apply(-(2**70)), f"no answer has the number -{2**70}"),
        (lambda: Setup.claim().deal(1).apply(-1), "no answer has the number -1"),
        (lambda: Setup.claim().deal(1).state().apply(2**70), f"no answer has the number {2**70}"),
        (lambda: Setup.claim().deal(1).notation(2**70), f"no answer has the number {2**70}"),
        (lambda: Setup.claim().dealing().apply(2**70), f"{2**70} cannot be dealt here"),
        (lambda: Setup.claim().deal(1).view(2**70), f"nobody sits at seat {2**70}"),
        (lambda: Setup.claim().deal(1).view(0).samples(-3, 1), "-3 positions: at most"),
        (lambda: Setup.claim().deal(1).undo(-1), "-1 moves cannot be taken back"),
        (lambda: Experiment(EXPERIMENT).play(-1), "there is no part -1"),
        (lambda: Setup.claim().deal(1).view(0).observation(out=[0] * 1372), "out is no array but of type list: it takes 1372 bytes"),
        (lambda: Setup.claim().deal(1).view(0).observation(out=7), "out is no array but of type int"),
        (lambda: Setup.claim().deal(1).view(0).observation(np.zeros(1372)), "out is an array of float64: it takes 1372 bytes"),
        (lambda: Setup.claim().deal(1).view(0).observation(np.zeros((2, 686), np.uint8)), "out is an array of 2 dimensions"),
        (lambda: Setup.claim().deal(1).view(0).observation(np.zeros(7, np.uint8)), "out is an array of 7 bytes"),
        (lambda: Setup.claim().deal(1).view(0).observation(np.zeros(2744, np.uint8)[::2]), "out is not contiguous"),
        (lambda: Setup.claim().deal(1).view(0).observation(np.frombuffer(bytes(1372), np.uint8)), "out is not writeable"),
    ],
)
def test_the_engines_sentences(wrong, sentence):
    with pytest.raises(claimant.Refused) as refused:
        wrong()
    assert sentence in str(refused.value) and refused.value.code


def test_what_is_no_number_is_a_type_error():
    table = Setup.claim().deal(1)
    for wrong in (lambda: Setup.claim().deal("x"), lambda: Setup.claim().deal(1.5), lambda: Vector(Setup.claim(), 2, None)):
        with pytest.raises(TypeError, match="a seed is a whole number"):
            wrong()
    for wrong in (1.5, None, [], b"pass"):
        with pytest.raises(TypeError, match="an answer is a number or its notation"):
            table.apply(wrong)
    with pytest.raises(TypeError):
        claimant.decks("two")
    for wrong in ("Kings Peasants", 7, ["Kings", 1]):
        with pytest.raises(TypeError, match="factions are a list of names"):
            Setup.claim(factions=wrong)


def test_the_rule_is_named():
    table = Setup.claim().deal(1)
    missing = next(card for card in Setup.claim().cards() if card not in table.to_dict()["zones"][f"hand:{table.seat}"])
    with pytest.raises(claimant.Refused, match="is not in seat") as refused:
        table.apply(missing)
    assert (refused.value.code, refused.value.rule) == ("illegal", "5.2")
