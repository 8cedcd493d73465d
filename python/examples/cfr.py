"""OpenSpiel's CFR+ solves a small Claim, and prints how exploitable its policy is.

    python examples/cfr.py [iterations] [parameters of python_claim]
    python examples/cfr.py 100 "factions=Kings Peasants Dwarves,study=2,first=0"

The game is the registered one, ``python_claim``. Its tree is walked once and handed to OpenSpiel in the format of Gambit, because CFR goes
through the whole tree in each iteration, and OpenSpiel does that far faster with a tree of its own than with a game in Python.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from typing import Any, NamedTuple

import pyspiel

import claimant.openspiel  # noqa: F401, registers the game


class Tree(NamedTuple):
    """The whole tree of a game."""

    text: str
    """As Gambit writes it; nodes with the same information state are one information set."""
    nodes: int
    information_sets: int


def tree(game: Any) -> Tree:
    """Walks through all histories of a game."""
    numbers: list[dict[str, int]] = [{} for _ in range(game.num_players())]

    def quoted(text: str) -> str:
        return f'"{text}"'

    def lines(state: Any) -> Iterator[str]:
        if state.is_terminal():
            yield f't "" 1 "" {{ {" ".join(map(str, state.returns()))} }}'
            return
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            listed = " ".join(f"{quoted(str(outcome))} {odds:.17f}" for outcome, odds in outcomes)
            yield f'c "" 1 "" {{ {listed} }} 0'
        else:
            player, answers = state.current_player(), state.legal_actions()
            known = numbers[player]
            number = known.setdefault(state.information_state_string(player), len(known) + 1)
            yield f'p "" {player + 1} {number} "" {{ {" ".join(quoted(str(answer)) for answer in answers)} }} 0'
        for action in state.legal_actions():
            yield from lines(state.child(action))

    players = " ".join(quoted(f"seat {seat}") for seat in range(game.num_players()))
    nodes = list(lines(game.new_initial_state()))
    text = "\n".join([f"EFG 2 R {quoted(str(game))} {{ {players} }}", *nodes]) + "\n"
    return Tree(text, len(nodes), sum(map(len, numbers)))


def solve(whole: Tree, iterations: int) -> Iterator[tuple[int, float, float]]:
    """Iteration, exploitability and the value for seat 0, now and then."""
    game = pyspiel.load_efg_game(whole.text)
    solver, show = pyspiel.CFRPlusSolver(game), 1
    for iteration in range(1, iterations + 1):
        solver.evaluate_and_update_policy()
        if iteration == show or iteration == iterations:
            show *= 2
            policy = solver.average_policy()
            value = pyspiel.expected_returns(game.new_initial_state(), policy, -1, True)[0]
            yield iteration, pyspiel.exploitability(game, policy), value


if __name__ == "__main__":
    iterations = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    name = f"python_claim({sys.argv[2] if len(sys.argv) > 2 else 'set=micro-claim,first=0'})"
    begun = time.process_time()
    whole = tree(pyspiel.load_game(name))
    print(f"{name}: {whole.nodes:,} nodes, {whole.information_sets:,} information sets")
    print("iteration  exploitability  value of seat 0  seconds")
    for iteration, exploitability, value in solve(whole, iterations):
        print(f"{iteration:>9}  {exploitability:>14.6f}  {value:>+15.6f}  {time.process_time() - begun:>7.1f}", flush=True)
