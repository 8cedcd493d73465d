#!/usr/bin/env python3
"""A bot for the arena, in Python (docs/arena.md, "Programs as bots"; docs/formats/engine.md, `choose`).

    claimant arena --bot "cmd:python3 examples/python/bot.py" --bot random

Plays the highest card it may, and anything else at random. Needs Python 3.8 and nothing else: `main` is all a bot of your
own has to start with, `choose` is where it thinks.
"""

import json
import random
import re
import sys


def choose(question):
    """One of the legal answers. `question["view"]` is all that the seat may know."""
    answers = question["answers"]
    # A card is two letters and its value, such as Kn7; other answers are words or numbers.
    cards = [answer for answer in answers if re.fullmatch(r"[A-Z][a-z]\d+", answer)]
    if cards:
        return max(cards, key=lambda card: int(card[2:]))
    # The seed makes the same run the same games.
    return random.Random(question["seed"]).choice(answers)


def main():
    # The arena closes the input when it is done.
    for line in sys.stdin:
        question = json.loads(line)
        answer = {"re": question["id"], "ok": "choice", "answer": choose(question)}
        # One line, and at once: the arena waits for it.
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
