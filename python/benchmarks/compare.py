"""Steps per second beside OpenSpiel, RLCard and PettingZoo's own card games, all in one run.

`benchmarks/run` installs them in an environment of their own and calls this. Every line plays random legal actions and counts
decisions of players per second of processor time; choosing the action is part of it, except in the lines of `Vector`, where
the step alone is timed beside the whole.
"""

from __future__ import annotations

import platform
import random
import time
from collections.abc import Callable

import claimant
from claimant import Setup, Vector

SECONDS = 2.0


def measure(name: str, play: Callable[[], int]) -> None:
    """Calls `play`, which returns the number of decisions it made, until the time is up."""
    play()
    begun, decisions = time.process_time(), 0
    while (spent := time.process_time() - begun) < SECONDS:
        decisions += play()
    print(f"| {name:<58} | {decisions / spent:>12,.0f} |", flush=True)


def vector(setup: Setup) -> Callable[[], int]:
    games = Vector(setup, 1024)

    def play() -> int:
        games.step(games.sample())
        return len(games)

    return play


def steps_alone(name: str, setup: Setup, observe: bool) -> None:
    games, spent, decisions = Vector(setup, 1024, observe=observe), 0.0, 0
    while spent < SECONDS:
        answers = games.sample()
        begun = time.process_time()
        games.step(answers)
        spent += time.process_time() - begun
        decisions += len(games)
    print(f"| {name:<58} | {decisions / spent:>12,.0f} |", flush=True)


def state(setup: Setup) -> Callable[[], int]:
    chance, first = random.Random(1), setup.deal(1).state()

    def play() -> int:
        position, decisions = first.clone(), 0
        while not position.is_over:
            position.apply(chance.choice(position.answers()))
            decisions += 1
        return decisions

    return play


def overhead() -> None:
    """What one `apply` of a state costs beyond the engine's own step."""
    first = Setup.claim().deal(1).state()
    line = []
    position = first.clone()
    while not position.is_over:
        line.append(position.answers()[0])
        position.apply(line[-1])
    begun, games = time.process_time(), 4_000
    for _ in range(games):
        position = first.clone()
        apply = position.apply
        for answer in line:
            apply(answer)
    whole = (time.process_time() - begun) / games / len(line)
    # The engine alone: the same number of random steps within one call.
    begun = time.process_time()
    for seed in range(games):
        first.play_out(seed)
    alone = (time.process_time() - begun) / games / len(line)
    print(f"\none step from Python {whole * 1e9:.0f} ns; in the engine (answer chosen at random) {alone * 1e9:.0f} ns")


def pettingzoo(make: Callable[[], object]) -> Callable[[], int]:
    game = make()
    chance = random.Random(1)

    def play() -> int:
        game.reset(seed=chance.randrange(2**31))
        decisions = 0
        for _ in game.agent_iter():
            observation, _, termination, truncation, _ = game.last()
            if termination or truncation:
                game.step(None)
                continue
            game.step(chance.choice(observation["action_mask"].nonzero()[0]))
            decisions += 1
        return decisions

    return play


def openspiel(name: str) -> Callable[[], int]:
    import pyspiel

    game, chance = pyspiel.load_game(name), random.Random(1)

    def play() -> int:
        position, decisions = game.new_initial_state(), 0
        while not position.is_terminal():
            if position.is_chance_node():
                outcomes, odds = zip(*position.chance_outcomes())
                position.apply_action(chance.choices(outcomes, odds)[0])
            else:
                position.apply_action(chance.choice(position.legal_actions()))
                decisions += 1
        return decisions

    return play


def rlcard(name: str) -> Callable[[], int]:
    import rlcard as library

    game = library.make(name)
    chance = random.Random(1)

    def play() -> int:
        position, _ = game.reset()
        decisions = 0
        while not game.is_over():
            position, _ = game.step(chance.choice(list(position["legal_actions"])))
            decisions += 1
        return decisions

    return play


def main() -> None:
    import claimant.openspiel  # noqa: F401
    from claimant.pettingzoo import raw_env
    from pettingzoo.classic import leduc_holdem_v4, texas_holdem_no_limit_v6, texas_holdem_v4

    print(f"{platform.platform()}, Python {platform.python_version()}\n")
    print(f"| {'random play':<58} | decisions/s |\n| {'-' * 58} | -----------: |")
    for name in ("claim", "claim-2", "magic", "shadow"):
        setup = Setup.claim(name)
        steps_alone(f"Vector, {name}, step with observation and mask", setup, True)
        steps_alone(f"Vector, {name}, step with mask alone", setup, False)
    measure("Vector, claim, step with observation, answers sampled", vector(Setup.claim()))
    steps_alone("Vector, Claim It!, step with observation and mask", Setup.claim_it(), True)
    measure("State, claim, answer by answer from Python", state(Setup.claim()))
    measure("claimant.pettingzoo, claim", pettingzoo(lambda: raw_env()))
    measure("PettingZoo, texas_holdem_no_limit_v6", pettingzoo(texas_holdem_no_limit_v6.raw_env))
    measure("PettingZoo, leduc_holdem_v4", pettingzoo(leduc_holdem_v4.raw_env))
    measure("PettingZoo, texas_holdem_v4", pettingzoo(texas_holdem_v4.raw_env))
    for name in ("gin-rummy", "uno", "leduc-holdem"):
        measure(f"RLCard, {name}", rlcard(name))
    for name in ("python_claim", "hearts", "gin_rummy", "leduc_poker"):
        measure(f"OpenSpiel, {name} (from Python)", openspiel(name))
    overhead()


if __name__ == "__main__":
    main()
