"""OpenSpiel's own tests and algorithms."""

import importlib.util
import math
import pathlib
import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts

import claimant
import claimant.openspiel
import claimant.text

STUDIES = ["python_claim(set=mini-claim)", "python_claim(set=micro-claim,first=1)"]
GAMES = [f"python_claim(set={name},players={players})" for name, players in claimant.named_sets()] + STUDIES + [
    f"python_claim_it(players={players})" for players in range(2, 6)
]


@pytest.mark.parametrize("name", GAMES)
def test_open_spiels_random_simulations_pass(name):
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


PLAYED_THROUGH = ["python_claim", "python_claim(set=shadow)", "python_claim(set=micro-claim)"] + [
    f"python_claim(set=the-succession,players={players})" for players in (3, 4)
] + [f"python_claim_it(players={players})" for players in range(2, 6)]


@pytest.mark.parametrize("name", PLAYED_THROUGH)
def test_a_playthrough_is_generated_and_the_same_again(name):
    text = generate_playthrough.playthrough(name, action_sequence=None, seed=7)
    assert "IsTerminal() = True" in text and "Returns()" in text
    assert text == generate_playthrough.playthrough(name, action_sequence=None, seed=7)


def state_of(game, moves, seed):
    """A state after some answers at random; what is asked of a table is found from its log."""
    state, chance = game.new_initial_state(), random.Random(seed)
    while moves > 0 and not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(chance.choices(*zip(*state.chance_outcomes()))[0])
        else:
            state.apply_action(chance.choice(state.legal_actions()))
            moves -= 1
    while state.is_chance_node():
        state.apply_action(chance.choices(*zip(*state.chance_outcomes()))[0])
    return state


def replayed(game, table):
    """The same game as OpenSpiel plays it: the deal piece by piece, then the log."""
    state = game.new_initial_state()
    state._now = table.clone()
    return state


@pytest.mark.parametrize("name", [name for name in GAMES if "claim_it" not in name])
def test_information_states_are_equal_for_histories_that_a_player_cannot_tell_apart(name):
    game, compared = pyspiel.load_game(name), 0
    # A study deck is soon played, and all is seen then.
    for seed, moves in enumerate(range(0, 48, 4) if name not in STUDIES else [0, 1, 2, 3, 4] * 12):
        state = state_of(game, moves, seed)
        for player in range(game.num_players()):
            other = state.table._exchanged(player, seed)
            # Cards that look alike, or lie in the same hand, are no exchange.
            if other is None or other.record() == state.table.record():
                continue
            compared += 1
            theirs = replayed(game, other)
            assert theirs.information_state_string(player) == state.information_state_string(player)
            assert theirs.observation_string(player) == state.observation_string(player)
            observer = game.make_py_observer()
            observer.set_from(state, player)
            mine = observer.tensor.copy()
            observer.set_from(theirs, player)
            assert (observer.tensor == mine).all()
    assert compared > 5


def test_open_spiels_ismcts_plays_a_whole_game_with_our_worlds():
    game = pyspiel.load_game("python_claim")
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        game=game, evaluator=evaluator, uct_c=2.0, max_simulations=8, max_world_samples=-1, random_state=np.random.RandomState(1)
    )
    bot.set_resampler(claimant.openspiel.resample)
    state, chance, answers = game.new_initial_state(), random.Random(4), 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(chance.choices(*zip(*state.chance_outcomes()))[0])
        elif state.current_player() == 0:
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
            answers += 1
        else:
            state.apply_action(chance.choice(state.legal_actions()))
    assert answers >= 26 and sum(state.returns()) == 0


HIDING = [
    "python_claim(set=magic)",
    "python_claim(set=shadow)",
    "python_claim(set=the-clockwork-court)",
    "python_claim(set=the-succession,players=3)",
    "python_claim(artifacts=True,heroes=True,edition=C2,factions=Giants Gnomes Dwarves Seers Undead)",
]


@pytest.mark.parametrize("name", HIDING)
def test_open_spiels_ismcts_searches_deep_where_more_than_hands_is_hidden(name):
    game, random_state = pyspiel.load_game(name), np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, random_state)
    bot = ismcts.ISMCTSBot(
        game=game, evaluator=evaluator, uct_c=2.0, max_simulations=250, max_world_samples=-1, random_state=random_state
    )
    bot.set_resampler(claimant.openspiel.resample)
    # Late in a game a search comes down to questions about what is hidden.
    for seed, moves in enumerate((14, 30, 36)):
        state = state_of(game, moves, seed)
        assert bot.step(state) in state.legal_actions()


def imagined(game, table, known):
    """A world that is the truth, for which its players know what is given."""
    state = game.new_initial_state()
    state._now = table.state()
    state._known = list(known)
    state._seen = [[] for _ in known]
    return state


@pytest.mark.parametrize("name", HIDING)
def test_keys_of_worlds_tell_apart_what_tables_tell_apart(name):
    game, players = pyspiel.load_game(name), range(pyspiel.load_game(name).num_players())
    told_apart = alike = 0
    for seed in range(30):
        state = state_of(game, 2 * seed + 1, seed)
        if state.is_terminal():
            continue
        table, legal = state.table, state.legal_actions()
        tables, worlds = [], []
        for answer in legal:
            tables.append(table.clone())
            tables[-1].apply(answer)
            worlds.append(imagined(game, table, ["" for _ in players]))
            worlds[-1].apply_action(answer)
        for player in players:
            for one, other in zip(range(len(legal)), range(1, len(legal))):
                is_alike = tables[one].information(player) == tables[other].information(player)
                keys = {worlds[one].information_state_string(player), worlds[other].information_state_string(player)}
                assert (len(keys) == 1) == is_alike, (table.notation(legal[one]), table.notation(legal[other]), player, keys)
                told_apart, alike = told_apart + (not is_alike), alike + is_alike
    assert told_apart > 50
    if "clockwork" in name:
        assert alike > 5, "cards are discarded face down"


@pytest.mark.parametrize("name", HIDING)
def test_keys_of_worlds_are_equal_for_pasts_that_a_player_cannot_tell_apart(name):
    game, compared = pyspiel.load_game(name), 0
    for seed, moves in enumerate(range(0, 48, 4)):
        table = state_of(game, moves, seed).table
        for player in range(game.num_players()):
            other = table._exchanged(player, seed)
            if other is None or other.record() == table.record():
                continue
            keys = []
            for played in (table, other):
                begun = played.clone()
                begun.undo(len(played.log))
                known = [str(claimant.openspiel._held(begun.state(), seat)) for seat in range(game.num_players())]
                world = imagined(game, begun, known)
                for answer in played.log:
                    world.apply_action(answer)
                keys.append(world.information_state_string(player))
            compared += 1
            assert keys[0] == keys[1]
    assert compared > 5


def test_a_world_keeps_from_others_what_its_searcher_holds_and_from_the_searcher_what_others_hold():
    game = pyspiel.load_game("python_claim(set=magic)")
    state = state_of(game, 10, 3)
    player = state.current_player()
    worlds = [claimant.openspiel.resample(state, player, seed) for seed in range(20)]
    assert len({world.information_state_string(player) for world in worlds}) == 1
    # The key of the other says what it holds, which differs from world to world.
    assert len({world.information_state_string(1 - player) for world in worlds}) > 10


OBSERVATIONS = {"public_info": True, "perfect_recall": False, "private_info": pyspiel.PrivateInfoType.NONE}


def test_observers_show_what_is_asked_of_them():
    game = pyspiel.load_game("python_claim(set=magic)")
    state = state_of(game, 5, 3)
    public = game.make_py_observer(pyspiel.IIGObservationType(**OBSERVATIONS))
    for player in range(2):
        public.set_from(state, player)
        assert (public.tensor == state.table.view(None).observation()).all()
        assert not any(public.dict["hand[0]"]), "nobody's hand is public"
    assert public.string_from(state, 0) == public.string_from(state, 1) == claimant.text.describe(state.table.view(None))
    own = game.make_py_observer(pyspiel.IIGObservationType(**{**OBSERVATIONS, "private_info": pyspiel.PrivateInfoType.SINGLE_PLAYER}))
    own.set_from(state, 1)
    assert (own.tensor == state.table.view(1).observation()).all()
    assert own.string_from(state, 1) == state.observation_string(1)
    private = game.make_py_observer(
        pyspiel.IIGObservationType(public_info=False, perfect_recall=False, private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER)
    )
    private.set_from(state, 1)
    assert (private.dict["hand[0]"] == own.dict["hand[0]"]).all() and not any(private.dict["score[0]"])
    # Together they say all that the player's own view says.
    public.set_from(state, 1)
    assert (np.where(public.tensor == own.tensor, public.tensor, private.tensor) == own.tensor).all()
    told = private.string_from(state, 1).splitlines()
    assert any("hand:1" in line for line in told) and not any("prize" in line for line in told)

    recalled = {**OBSERVATIONS, "perfect_recall": True, "private_info": pyspiel.PrivateInfoType.SINGLE_PLAYER}
    recalling = game.make_py_observer(pyspiel.IIGObservationType(**recalled))
    assert recalling.string_from(state, 1) == state.information_state_string(1)
    assert recalling.tensor is None
    with pytest.raises(ValueError, match="no fixed length"):
        recalling.set_from(state, 1)


@pytest.mark.parametrize(
    "asked, sentence",
    [
        ({"private_info": pyspiel.PrivateInfoType.ALL_PLAYERS}, "all that is hidden"),
        ({"public_info": False}, "of nothing"),
        ({"perfect_recall": True}, "no perfect recall of public or of private information alone"),
    ],
)
def test_observations_that_there_are_not_are_refused(asked, sentence):
    game = pyspiel.load_game("python_claim")
    with pytest.raises(ValueError, match=sentence):
        game.make_py_observer(pyspiel.IIGObservationType(**{**OBSERVATIONS, **asked}))


def test_open_spiels_mcts_plays_claim_it():
    game, chance = pyspiel.load_game("python_claim_it(board=reduced)"), np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2.0, 5, mcts.RandomRolloutEvaluator(1, chance), random_state=chance)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes())
            state.apply_action(int(chance.choice(outcomes, p=odds)))
        elif state.current_player() == 0:
            state.apply_action(bot.step(state))
        else:
            state.apply_action(int(chance.choice(state.legal_actions())))
    assert sum(state.returns()) == 0


def example(name):
    """A script of ``examples/`` as a module."""
    path = pathlib.Path(__file__).parent.parent / "examples" / f"{name}.py"
    spec = importlib.util.spec_from_file_location(name, path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_open_spiels_cfr_solves_micro_claim():
    cfr = example("cfr")
    whole = cfr.tree(pyspiel.load_game("python_claim(set=micro-claim,first=0)"))
    assert whole.nodes > 2_040 and whole.nodes > whole.information_sets
    found = list(cfr.solve(whole, 16))
    exploitabilities = [exploitability for _, exploitability, _ in found]
    # The policy of the first iteration is uniform; `claimant exploit` has the same figure, halved: in chances of winning.
    assert abs(exploitabilities[0] - 0.233631) < 1e-5, exploitabilities
    assert exploitabilities[-1] < 0.01 and exploitabilities == sorted(exploitabilities, reverse=True), exploitabilities
    # Whoever deviates gains nothing, so the value is that of the game, up to the exploitability.
    assert abs(found[-1][2] - found[-2][2]) < 0.02


def test_there_is_one_way_to_each_deal():
    """Hands are dealt in the order of their numbers, and every deal is as likely as any other."""
    deals = {}

    def deal(dealing, odds, path):
        if dealing.is_done:
            hands_and_pile = tuple(path[:2]), tuple(path[2:4]), tuple(path[4:])
            assert hands_and_pile not in deals
            deals[hands_and_pile] = odds
            return
        for number, share in dealing.outcomes():
            further = dealing.clone()
            further.apply(number)
            deal(further, odds * share, [*path, number])

    setup = claimant.Setup.from_dict("claim", {**claimant.Setup.claim("micro-claim").to_dict(), "first": 0})
    deal(setup.dealing(), 1.0, [])
    assert len(deals) == 2_040, "8 cards, of which 3 look alike, in hands of 2 and a pile of 4"
    assert sum(deals.values()) == pytest.approx(1)
    goblin = 8
    for (one, two, _), odds in deals.items():
        # In how many ways the three Goblins can be told apart.
        alike = 6 // (math.factorial(one.count(goblin)) * math.factorial(two.count(goblin)))
        assert odds == pytest.approx(alike / (28 * 15 * 24))


def test_a_world_keeps_what_the_player_knows():
    game = pyspiel.load_game("python_claim(set=magic)")
    state = state_of(game, 10, 3)
    player = state.current_player()
    world = claimant.openspiel.resample(state, player, seed=1)
    assert world.information_state_string(player) == state.information_state_string(player)
    assert world.legal_actions() == state.legal_actions()
    # Better than a tensor of zeros, which a learner would take for an observation.
    with pytest.raises(ValueError, match="an imagined world has no observations"):
        game.make_py_observer().set_from(world, player)
    copied = world.clone()
    copied.apply_action(copied.legal_actions()[0])
    assert world.legal_actions() == state.legal_actions(), "a clone goes its own way"


def test_open_spiels_learners_are_fed():
    environment = rl_environment.Environment(pyspiel.load_game("python_claim_it"), observation_type=rl_environment.ObservationType.OBSERVATION)
    step = environment.reset()
    while not step.last():
        player = step.observations["current_player"]
        # The last answer is to stop, where that can be answered.
        step = environment.step([step.observations["legal_actions"][player][-1]])
    assert sum(step.rewards) == 0


def test_there_is_no_information_state_tensor():
    state = pyspiel.load_game("python_claim(set=micro-claim)").new_initial_state()
    assert not state.get_game().get_type().provides_information_state_tensor
    with pytest.raises(pyspiel.SpielError, match="observation_tensor"):
        state.information_state_tensor(0)


def test_any_deck_can_be_loaded_by_its_factions():
    name = "python_claim(artifacts=True,edition=C2,factions=Giants Gnomes Dwarves Seers Undead,first=1,heroes=True)"
    game = pyspiel.load_game(name)
    deck = ["Giants", "Gnomes", "Dwarves", "Seers", "Undead"]
    assert game.setup == claimant.Setup.claim(factions=deck, edition="C2", artifacts=True, heroes=True, first=1)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    study = pyspiel.load_game("python_claim(factions=Kings Peasants Dwarves,study=2)")
    assert study.setup == claimant.Setup.claim(factions=["Kings", "Peasants", "Dwarves"], study=2)


@pytest.mark.parametrize(
    "parameters, sentence",
    [
        ("set=chess", "there is no set"),
        ("factions=Kings Orcs", "names \"Orcs\", which is no faction"),
        ("set=magic,factions=Kings Peasants Dwarves", "factions and a named set do not go together"),
        ("set=claim,factions=Kings Peasants Dwarves", "factions and a named set do not go together"),
        ("set=magic,heroes=True", "a named set says all but who is first"),
        ("first=-2", "first"),
        ("players=5", "not for 5 players"),
    ],
)
def test_wrong_parameters_are_refused_with_the_engines_sentence(parameters, sentence):
    with pytest.raises((ValueError, TypeError), match=sentence):
        pyspiel.load_game(f"python_claim({parameters})")
