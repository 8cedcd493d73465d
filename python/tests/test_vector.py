"""Many games at once are the same games, one by one."""

import numpy as np
import pytest

import claimant
from claimant import Setup, Vector


@pytest.mark.parametrize("threads", [1, 3])
def test_arrays_say_what_views_say(setup, threads):
    games = Vector(setup, 7, seed=5, threads=threads)
    alone = [Vector(setup, 7, seed=5, observe=False), Vector(setup, 7, seed=5)]
    ended = 0
    for _ in range(150):
        answers = games.sample().copy()
        for other in alone:
            assert (other.masks == games.masks).all() and (other.seats == games.seats).all()
            assert (other.dones == games.dones).all() and (other.rewards == games.rewards).all()
        assert (alone[1].observations == games.observations).all() and alone[0].observations.shape == (7, 0)
        assert all(games.masks[i, answer] == 1 for i, answer in enumerate(answers))
        for vector in (games, *alone):
            vector.step(answers)
        over = np.flatnonzero(games.dones)
        ended += len(over)
        assert (games.rewards[games.dones == 0] == 0).all()
        assert all(games.rewards[i].max() > 0 for i in over)
    assert ended > 0 or setup.game == "claim-it"
    first = games.observations.copy()
    games.reset()
    assert not games.dones.any() and not (first == games.observations).all()


def test_observations_in_lock_step_are_those_of_views(setup):
    games = Vector(setup, 3, seed=3)
    tables = [setup.deal(seed) for seed in games.first_seeds]
    while not all(table.is_over for table in tables):
        for i, table in enumerate(tables):
            if not table.is_over:
                assert games.seats[i] == table.seat
                assert (games.observations[i] == table.view(table.seat).observation()).all()
                assert (games.masks[i] == table.mask()).all()
        answers = games.sample()
        games.step(answers)
        for i, table in enumerate(tables):
            if not table.is_over:
                table.apply(int(answers[i]))
                assert games.dones[i] == table.is_over
                assert not table.is_over or games.rewards[i].tolist() == table.payoffs()


def test_a_step_with_anything_illegal_changes_nothing():
    games = Vector(Setup.claim(), 3, seed=1)
    before = games.observations.copy()
    good = games.sample().copy()
    for bad, sentence in [
        (np.array([good[0], 254, good[2]]), "game 1: no answer has the number 254"),
        (np.array([good[0], -1, good[2]]), "game 1: no answer has the number -1"),
        (np.array([good[0], 129, good[2]]), "game 1: yes is no answer to the question"),
        (good[:2], "one whole number for each of 3 games"),
        (good.reshape(3, 1), "one whole number for each of 3 games"),
        (good.astype(float), "not whole numbers"),
        ("abc", "one whole number for each of 3 games"),
        (None, "one whole number for each of 3 games"),
        ([[1], [2, 3]], "one whole number for each of 3 games"),
    ]:
        with pytest.raises(claimant.Refused, match=sentence):
            games.step(bad)
        assert (games.observations == before).all() and not games.dones.any()
    # Any whole numbers will do, also every other one of a longer array.
    games.step(np.repeat(good, 2)[::2].astype(np.uint8))
    games.step(games.sample().tolist())


def test_there_is_a_most_of_everything():
    for count in (0, 1 << 21, 10**18):
        with pytest.raises(claimant.Refused, match="games: there are 1 to"):
            Vector(Setup.claim(), count)
    with pytest.raises(claimant.Refused, match="threads: there are 1 to 256"):
        Vector(Setup.claim(), 1, threads=0)
    with pytest.raises(claimant.Refused, match="at most 1000000"):
        Setup.claim().deal(1).view(0).samples(10**9, 1)


def test_arrays_of_another_shape_or_in_use_are_refused():
    games = Vector(Setup.claim(), 2)
    games.masks.resize((1, 1), refcheck=False)
    with pytest.raises(claimant.Refused, match="another shape"):
        games.step(games.sample())
    games = Vector(Setup.claim(), 2)
    games.dones.setflags(write=False)
    with pytest.raises(claimant.Refused, match="in use elsewhere"):
        games.step(games.sample())
