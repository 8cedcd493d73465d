#!/usr/bin/env python3
"""Plays both games at random through the engine protocol (docs/formats/engine.md).

    cargo build --release
    python3 examples/python/client.py --engine target/release/claimant --games 3

Needs Python 3.8 and nothing else. `Engine` is all a client of your own has to start with.
"""

import argparse
import json
import random
import subprocess


class EngineError(Exception):
    """The engine refused a request. `code` is for programs, the text for people, `rule` the rule that was broken."""

    def __init__(self, error):
        super().__init__(error["message"])
        self.code = error["code"]
        self.rule = error.get("rule")


class Engine:
    """A running engine: a child process that answers every line with a line."""

    def __init__(self, path):
        self.process = subprocess.Popen(
            [path, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8", bufsize=1
        )
        self.asked = 0

    def __enter__(self):
        return self

    def __exit__(self, *_):
        # The end of the input ends the engine.
        self.process.stdin.close()
        code = self.process.wait()
        self.process.stdout.close()
        if code != 0:
            raise RuntimeError(f"the engine ended with {code}")

    def ask(self, verb, **fields):
        """Sends one request and waits for its response."""
        self.asked += 1
        request = {"id": self.asked, "do": verb, **fields}
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError("the engine has stopped")
        response = json.loads(line)
        if response.get("re") != self.asked:
            raise RuntimeError(f"the response is to another request: {line}")
        if "error" in response:
            raise EngineError(response["error"])
        return response


def choose(decision, dice):
    """A legal answer of a seat, all equally likely; or an outcome of chance, by its odds."""
    return dice.choices(decision["answers"], decision.get("weights"))[0]


def play(engine, dice, **setup):
    """Plays one game to its end and returns the last decision, which holds the result."""
    decision = engine.ask("new", **setup)
    game = decision["game"]
    while decision["actor"] != "over":
        if decision["actor"] == "seat" and decision["moves"] % 10 == 0:
            # What a player may know: it is enough to choose by, and all that may be passed on to them.
            view = engine.ask("view", game=game, seat=decision["seat"])["view"]
            assert view["answers"] == decision["answers"]
        decision = engine.ask("play", game=game, answer=choose(decision, dice))
    engine.ask("drop", game=game)
    return decision


def describe(decision):
    result = decision["result"]
    seats = " and ".join(f"seat {seat}" for seat in result["winners"])
    return f"{decision['moves']:4} moves, {seats}: {result['words']}"


def main():
    parser = argparse.ArgumentParser(description="Play both games at random through the engine protocol.")
    parser.add_argument("--engine", default="target/release/claimant", help="the engine to start")
    parser.add_argument("--games", type=int, default=2, help="games of each kind")
    parser.add_argument("--seed", type=int, default=1, help="the same seed is the same games")
    options = parser.parse_args()
    dice = random.Random(options.seed)

    with Engine(options.engine) as engine:
        hello = engine.ask("hello")
        print(f"{hello['engine']} {hello['version']}, protocol {hello['protocol']}")
        claim, claim_it = hello["games"]
        kinds = []
        for line_up in claim["sets"]:
            for players in line_up["players"]:
                name = f"{line_up['title']}, {players} players"
                kinds.append((name, {"of": "claim", "set": line_up["set"], "players": players}))
        for players in claim_it["players"]:
            # Here the dice are ours: the engine asks for them.
            kinds.append((f"Claim It!, {players} players", {"of": "claim-it", "players": players, "chance": "ask"}))
        for name, setup in kinds:
            for _ in range(options.games):
                decision = play(engine, dice, seed=dice.getrandbits(63), **setup)
                print(f"{name:34} {describe(decision)}")

        # Errors are answers too, and the session goes on.
        try:
            engine.ask("new", of="claim", set="claim", players=9, seed=1)
        except EngineError as error:
            print(f"refused, as it should be: {error} ({error.code})")
        engine.ask("quit")


if __name__ == "__main__":
    main()
