"""Decisions per second beside OpenSpiel, RLCard and PettingZoo's own card games, all in one run.

`benchmarks/run` installs them in an environment of their own and calls this. Every line plays random legal actions and counts
decisions of players per second of processor time; choosing the action is part of it, except in the lines of `Vector` that say
"step", where the step alone is timed. All lines are measured in turn, several times: what is printed is the median and, in brackets, the
lowest and the highest round.
"""

from __future__ import annotations

import argparse
import platform
import random
import statistics
import time
from collections.abc import Callable

import claimant
from claimant import Setup, Vector

Play = Callable[[], tuple[int, float]]
"""Plays a little; returns the number of decisions and the seconds of processor time they took."""


def timed(play: Callable[[], int]) -> Play:
    """All of ``play``, which returns the number of decisions."""

    def whole() -> tuple[int, float]:
        begun = time.process_time()
        decisions = play()
        return decisions, time.process_time() - begun

    return whole


def vector(setup: Setup) -> Play:
    games = Vector(setup, 1024)

    def play() -> int:
        for _ in range(16):
            games.step(games.sample())
        return 16 * len(games)

    return timed(play)


def steps_alone(setup: Setup, observe: bool) -> Play:
    games = Vector(setup, 1024, observe=observe)

    def play() -> tuple[int, float]:
        spent = 0.0
        for _ in range(16):
            answers = games.sample()
            begun = time.process_time()
            games.step(answers)
            spent += time.process_time() - begun
        return 16 * len(games), spent

    return play


def state(setup: Setup) -> Play:
    chance, first = random.Random(1), setup.deal(1).state()

    def play() -> int:
        position, decisions = first.clone(), 0
        while not position.is_over:
            position.apply(chance.choice(position.answers()))
            decisions += 1
        return decisions

    return timed(play)


def table(setup: Setup) -> Play:
    chance = random.Random(1)

    def play() -> int:
        game, decisions = setup.deal(chance.randrange(2**63)), 0
        while not game.is_over:
            game.apply(chance.choice(game.answers()))
            decisions += 1
        return decisions

    return timed(play)


def pettingzoo(make: Callable[[], object]) -> Play:
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

    return timed(play)


def openspiel(name: str) -> Play:
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

    return timed(play)


def rlcard(name: str) -> Play:
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

    return timed(play)


def cost_of_a_step() -> tuple[Play, Play]:
    """One `apply` of a state, and a step within the engine: the same number of random steps in one call."""
    first = Setup.claim().deal(1).state()
    line = []
    position = first.clone()
    while not position.is_over:
        line.append(position.answers()[0])
        position.apply(line[-1])

    def from_python() -> int:
        for _ in range(200):
            apply = first.clone().apply
            for answer in line:
                apply(answer)
        return 200 * len(line)

    def in_the_engine() -> int:
        for seed in range(200):
            first.play_out(seed)
        return 200 * len(line)

    return timed(from_python), timed(in_the_engine)


def measured(lines: dict[str, Play], rounds: int, seconds: float) -> dict[str, list[float]]:
    """Decisions per second of every line, by round; all lines are played in turn."""
    found: dict[str, list[float]] = {name: [] for name in lines}
    for play in lines.values():
        play()
    for _ in range(rounds):
        for name, play in lines.items():
            decisions, spent = 0, 0.0
            while spent < seconds:
                more, took = play()
                decisions, spent = decisions + more, spent + took
            found[name].append(decisions / spent)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare decisions per second of processor time.")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.4, help="of processor time for each line and round")
    parser.add_argument("--only", default="", help="measure only lines with this in their names")
    args = parser.parse_args()

    import claimant.openspiel  # noqa: F401
    from claimant.pettingzoo import raw_env
    from pettingzoo.classic import leduc_holdem_v4, texas_holdem_no_limit_v6, texas_holdem_v4

    lines: dict[str, Play] = {}
    for name in ("claim", "claim-2", "magic", "shadow"):
        for observe, what in ((True, "observation and mask"), (False, "mask alone")):
            lines[f"Vector, {name}, step with {what}"] = steps_alone(Setup.claim(name), observe)
    lines["Vector, claim, answers sampled, step with observation and mask"] = vector(Setup.claim())
    lines["Vector, Claim It!, step with observation and mask"] = steps_alone(Setup.claim_it(), True)
    lines["State, claim, answer by answer from Python"] = state(Setup.claim())
    lines["Table, claim, answer by answer from Python"] = table(Setup.claim())
    lines["claimant.pettingzoo, claim"] = pettingzoo(lambda: raw_env())
    for module in (texas_holdem_no_limit_v6, leduc_holdem_v4, texas_holdem_v4):
        lines[f"PettingZoo, {module.__name__.rpartition('.')[2]}"] = pettingzoo(module.raw_env)
    for name in ("gin-rummy", "uno", "leduc-holdem"):
        lines[f"RLCard, {name}"] = rlcard(name)
    for name in ("python_claim", "hearts", "gin_rummy", "leduc_poker"):
        lines[f"OpenSpiel, {name} (from Python)"] = openspiel(name)
    step, engine = "State.apply from Python", "a step within the engine, chosen at random"
    lines[step], lines[engine] = cost_of_a_step()

    print(f"{platform.platform()}, Python {platform.python_version()}, {args.rounds} rounds of {args.seconds} s a line\n")
    print("| random play | decisions per second | lowest and highest round |\n| --- | ---: | ---: |")
    found = measured({name: play for name, play in lines.items() if args.only in name}, args.rounds, args.seconds)
    for name, rates in found.items():
        if name not in (step, engine):
            print(f"| {name} | {statistics.median(rates):,.0f} | {min(rates):,.0f} to {max(rates):,.0f} |")
    for name in (step, engine):
        if rates := found.get(name):
            print(f"\n{name}: {1e9 / statistics.median(rates):.0f} ns ({1e9 / max(rates):.0f} to {1e9 / min(rates):.0f})")


if __name__ == "__main__":
    main()
