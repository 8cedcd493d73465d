"""Matches between bots: the same deals with seats exchanged, so that luck of the deal evens out."""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from claimant._engine import Bot, Setup, View

Player = Callable[[View], int]
"""Whoever answers for a seat: given a view, it returns the number of a legal answer."""


@dataclass(frozen=True)
class Match:
    """What came of a match: for each deal the mean payoff of each player over all seats."""

    setup: Setup
    payoffs: list[list[float]]

    def mean(self, player: int) -> float:
        """What a player got per game."""
        return sum(deal[player] for deal in self.payoffs) / len(self.payoffs)

    def interval(self, player: int) -> tuple[float, float]:
        """The 95 % interval of the mean, by Student's distribution: deals are independent of each other, games of one deal are not.

        One deal says nothing. Where all deals agree, it is wide enough for as many in a row to agree with at least 2.5 %. Where
        hardly any deal of some dozens differs from the others it can be too narrow: there it holds the mean in some 90 %.
        """
        mean, deals = self.mean(player), len(self.payoffs)
        if deals < 2:
            return (0.0, 1.0)
        if all(deal[player] == self.payoffs[0][player] for deal in self.payoffs):
            share = 0.025 ** (1 / deals)
            return (share * mean, 1 - share * (1 - mean))
        variance = sum((deal[player] - mean) ** 2 for deal in self.payoffs) / (deals - 1)
        half = _student(deals - 1) * math.sqrt(variance / deals)
        return (max(0.0, mean - half), min(1.0, mean + half))


@functools.cache
def _student(freedom: int) -> float:
    """How far from 0 Student's distribution is with 5 %, for this many degrees of freedom; those above 1,000 hardly differ."""
    freedom = min(freedom, 1_000)
    low, high = 1.9, 13.0
    for _ in range(50):
        middle = (low + high) / 2
        low, high = (middle, high) if _within(middle, freedom) < 0.95 else (low, middle)
    return high


def _within(reach: float, freedom: int) -> float:
    """How probably Student's distribution is nearer to 0 than that (Abramowitz and Stegun 26.7.3 and 26.7.4)."""
    angle = math.atan(reach / math.sqrt(freedom))
    odd, square = freedom % 2, math.cos(angle) ** 2
    term = math.cos(angle) if odd else 1.0
    total = 0.0
    for power in range(odd, freedom - 1, 2):
        total += term
        term *= square * (power + 1) / (power + 2)
    total *= math.sin(angle)
    return (angle + total) * 2 / math.pi if odd else total


def play_match(setup: Setup | str, players: Sequence[str | Player], deals: int, seed: int = 0) -> Match:
    """Plays each deal once for every rotation of the players around the table. A named set for as many players will do as set-up.

    A player is the name of a bot, such as ``"expert:nodes=500"``, or a function from a view to an answer. There are as many
    players as seats.

    >>> match = play_match(Setup.claim(), ["greedy", "random"], deals=20, seed=1)
    >>> match.mean(0) > 0.6
    True
    """
    if isinstance(setup, str):
        setup = Setup.claim(setup, len(players))
    if len(players) != setup.players:
        raise ValueError(f"{len(players)} players are given for {setup.players} seats")
    if deals < 1:
        raise ValueError("a match has at least one deal")
    bots = [Bot(player) if isinstance(player, str) else player for player in players]
    rows = []
    for deal in range(seed, seed + deals):
        total = [0.0] * setup.players
        for rotation in range(setup.players):
            # Who sits at seat s: player (s + rotation) mod n.
            table = setup.deal(deal)
            while (seat := table.seat) is not None:
                view = table.view(seat)
                player = bots[(seat + rotation) % setup.players]
                if isinstance(player, Bot):
                    answer = player.choose(view, seed=(deal * 1_000_003 + len(table.log)) % 2**64)
                else:
                    answer = player(view)
                table.apply(answer)
            for seat, payoff in enumerate(table.payoffs() or []):
                total[(seat + rotation) % setup.players] += payoff
        rows.append([payoff / setup.players for payoff in total])
    return Match(setup, rows)
