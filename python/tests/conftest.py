"""What the tests share."""

import random

import pytest

import claimant

SETUPS = [claimant.Setup.claim(name, players) for name, players in claimant.named_sets()] + [
    claimant.Setup.claim_it(players) for players in range(2, 6)
]


def named(setup: claimant.Setup) -> str:
    return repr(setup)


@pytest.fixture(params=SETUPS, ids=named)
def setup(request: pytest.FixtureRequest) -> claimant.Setup:
    """Every named set with every number of players, and Claim It! with every number of players."""
    return request.param


def play(table: claimant.Table, seed: int, moves: int | None = None) -> claimant.Table:
    """Plays on at random, to the end or for some moves."""
    chance = random.Random(seed)
    while not table.is_over and (moves is None or moves > 0):
        table.apply(chance.choice(table.answers()))
        moves = None if moves is None else moves - 1
    return table
