"""Self-play that makes labels for networks, on this machine or on a Ray cluster.

    python -m claimant.selfplay --set magic --bot expert:nodes=200 --deals 1000 --seed 1 --out labels/magic
    python -m claimant.selfplay --set magic --bot expert:nodes=200 --deals 1000 --seed 1 --out labels/magic --ray auto

The folder gets files such as ``labels-00000.npy``, each for 16 deals. ``numpy.load`` reads one as a structured array with a row for each
decision: ``deal`` (its seed), ``move`` (answers given before), ``seat``, ``observation`` and ``mask`` (of the seat that is asked, as in
:class:`claimant.Vector`), ``answer`` (of the bot), ``estimate`` (the bot's own, NaN if it makes none) and ``payoff`` (of that seat in the end). A file
depends on the deals in it alone: it has the same bytes on every machine of one platform. What is missing in the folder is made; the
same command resumes a run that was stopped.
"""

from __future__ import annotations

import argparse
import functools
import io
import json
import os
import pathlib
import sys
from typing import Any

import numpy as np
import numpy.typing as npt

from claimant._engine import Bot, Setup
from claimant.cluster import check_threads, spread, version

__all__ = ["labels", "run"]

# The deals of a file; how many does not depend on the machine.
_DEALS = 16
_MOST_DEALS = 10_000_000


def labels(setup: Setup, bot: str, seeds: range) -> npt.NDArray[np.void]:
    """Plays a game on each deal, ``bot`` in all seats, and labels its decisions.

    >>> from claimant.selfplay import labels
    >>> rows = labels(Setup.claim(), "greedy", range(2))
    >>> rows.dtype.names
    ('deal', 'move', 'seat', 'observation', 'mask', 'answer', 'estimate', 'payoff')
    >>> bool((rows["mask"][range(len(rows)), rows["answer"]] == 1).all())
    True
    """
    if "millis" in bot:
        raise ValueError(f"{bot!r} is limited by time, so nobody could repeat it: use nodes=N")
    player = Bot(bot)
    kind = np.dtype(
        [
            ("deal", np.uint64),
            ("move", np.uint16),
            ("seat", np.uint8),
            ("observation", np.uint8, (setup.observation_size,)),
            ("mask", np.uint8, (setup.answer_count,)),
            ("answer", np.uint8),
            ("estimate", np.float32),
            ("payoff", np.float32),
        ]
    )
    rows: list[Any] = []
    for seed in seeds:
        table, first, move = setup.deal(seed), len(rows), 0
        while not table.is_over:
            answers, seat = table.answers(), table.seat
            assert seat is not None
            answer = answers[0]
            if len(answers) > 1:
                view = table.view(seat)
                answer, estimate, _ = player.advise(view, seed=(seed * 65_536 + move) % 2**64)
                row = np.zeros((), kind)
                row["deal"], row["move"], row["seat"], row["answer"] = seed, move, seat, answer
                row["observation"], row["mask"][answers] = view.observation(), 1
                row["estimate"] = np.nan if estimate is None else estimate
                rows.append(row)
            table.apply(answer)
            move += 1
        payoffs = table.payoffs()
        assert payoffs is not None
        for row in rows[first:]:
            row["payoff"] = payoffs[row["seat"]]
    return np.array(rows, kind)


def _file(what: dict[str, Any], bot: str, last: int, first: int) -> bytes:
    setup = Setup.from_dict(what["game"], what["setup"])
    out = io.BytesIO()
    np.save(out, labels(setup, bot, range(first, min(first + _DEALS, last))))
    return out.getvalue()


def _write(path: pathlib.Path, content: bytes) -> None:
    """Atomically."""
    draft = path.with_suffix(".draft")
    draft.write_bytes(content)
    draft.replace(path)


def run(
    setup: Setup,
    bot: str,
    deals: int,
    folder: str | os.PathLike[str],
    *,
    seed: int = 1,
    ray: str | None = None,
    threads: int | None = None,
) -> pathlib.Path:
    """Makes what is missing of the labels of ``deals`` deals from ``seed`` on; returns their folder."""
    if not 1 <= deals <= _MOST_DEALS:
        raise ValueError(f"{deals} deals: 1 to {_MOST_DEALS} can be played")
    if not 0 <= seed <= 2**64 - deals:
        raise ValueError(f"seed {seed}: seeds are whole numbers from 0 to 2^64 - 1")
    check_threads(threads)
    labels(setup, bot, range(0))
    place, last = pathlib.Path(folder), seed + deals
    place.mkdir(parents=True, exist_ok=True)
    what = {"game": setup.game, "setup": setup.to_dict()}
    head, described = place / "selfplay.json", json.dumps(
        {"version": version(), **what, "bot": bot, "deals": deals, "seed": seed}, indent=1
    )
    if head.exists() and head.read_text(encoding="utf-8") != described:
        raise ValueError(f"{place} holds other labels, or those of another version of claimant: take an empty folder")
    _write(head, described.encode())
    paths = {first: place / f"labels-{at:05}.npy" for at, first in enumerate(range(seed, last, _DEALS))}
    missing = [first for first, path in paths.items() if not path.exists()]
    made = spread(functools.partial(_file, what, bot, last), missing, ray=ray, threads=threads)
    for done, (first, content) in enumerate(made, 1):
        _write(paths[first], content)
        print(f"{done} of {len(missing)} files", file=sys.stderr, flush=True)
    return place


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m claimant.selfplay", description="Make labels for networks by self-play.")
    parser.add_argument("--set", default="claim", help='a named set, or "claim-it"; default: claim')
    parser.add_argument("--players", type=int, default=2, help="default: 2")
    parser.add_argument("--bot", required=True, help="who plays in all seats, such as expert:nodes=200")
    parser.add_argument("--deals", type=int, required=True, help="how many games are played")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first deal; default: 1")
    parser.add_argument("--out", type=pathlib.Path, required=True, help="folder for labels; a run begun there is resumed")
    parser.add_argument("--ray", metavar="ADDRESS", help='address of a Ray cluster, "auto" for one that runs here')
    parser.add_argument("--threads", type=int, help="threads, if not on Ray; default: one per core")
    args = parser.parse_args()
    try:
        players = args.players
        setup = Setup.claim_it(players) if args.set == "claim-it" else Setup.claim(args.set, players)
        place = run(
            setup, args.bot, args.deals, args.out, seed=args.seed, ray=args.ray, threads=args.threads
        )
    except (OSError, ValueError, OverflowError, ImportError) as error:
        sys.exit(f"claimant.selfplay: {error}")
    except KeyboardInterrupt:
        sys.exit("claimant.selfplay: stopped; the same command resumes it")
    print(f"the labels are in {place}")


if __name__ == "__main__":
    main()
