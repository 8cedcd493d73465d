"""PettingZoo's own tests, for every named set and number of players."""

import warnings

import pytest
from pettingzoo.test import api_test, seed_test
from pettingzoo.test.render_test import render_test

import claimant
from claimant.pettingzoo import env, raw_env


def test_pettingzoos_tests_pass(setup):
    with warnings.catch_warnings():
        # They warn that observations are dicts, as those of all its card games are.
        warnings.simplefilter("ignore")
        api_test(env(setup), num_cycles=300)
        seed_test(lambda: env(setup), num_cycles=60)


def test_rendering_passes_and_shows_nothing_hidden(setup, capsys):
    render_test(lambda render_mode: raw_env(setup, render_mode=render_mode))
    render_test(lambda render_mode: env(setup, render_mode=render_mode))
    capsys.readouterr()
    game = raw_env(setup, render_mode="ansi")
    game.reset(seed=3)
    text = game.render()
    assert "seen by a spectator" in text
    if setup.game == "claim":
        assert "hand:0: and" in text, "a spectator knows no card of a hand"


def test_spaces_hold_what_is_observed(setup):
    game = raw_env(setup)
    game.reset(seed=1)
    for agent in game.agent_iter(60):
        observation, _, termination, _, _ = game.last()
        assert game.observation_space(agent).contains(observation)
        if termination:
            game.step(None)
            continue
        action = game.action_space(agent).sample(observation["action_mask"])
        game.step(action)


def test_rewards_are_payoffs():
    game = raw_env(set="the-succession", players=4)
    game.reset(seed=2)
    for agent in game.agent_iter():
        observation, _, termination, truncation, _ = game.last()
        game.step(None if termination or truncation else game.action_space(agent).sample(observation["action_mask"]))
        if game.table.is_over and len(game.agents) == 4:
            assert list(game.rewards.values()) == game.table.payoffs() and sum(game.rewards.values()) in (1, 2)
    assert game.agents == []


def test_an_illegal_answer_is_refused_or_loses():
    game = raw_env()
    game.reset(seed=1)
    with pytest.raises(claimant.Refused, match="no answer to the question"):
        game.step(128)
    wrapped = env()
    wrapped.reset(seed=1)
    loser = wrapped.agent_selection
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        wrapped.step(128)
    assert wrapped.terminations[loser] and wrapped.rewards[loser] == -1


def test_a_named_set_will_do_as_a_set_up():
    assert env("magic").unwrapped.setup == env(set="magic").unwrapped.setup == claimant.Setup.claim("magic")
    with pytest.raises(claimant.Refused, match="there is no set"):
        env("chess")
