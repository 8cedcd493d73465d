"""Experiments on balance, on this machine or on a Ray cluster.

    python -m claimant.lab experiment.toml --out runs/mine
    python -m claimant.lab experiment.toml --out runs/mine --ray auto

The file, the results and the report are those of ``claimant-lab`` (docs/lab.md), bit for bit: a part of an experiment is the same wherever
it is played. What is missing in the folder is played; the same command resumes a run that was stopped.
"""

from __future__ import annotations

import argparse
import functools
import os
import pathlib
import sys

from claimant._engine import Experiment
from claimant.cluster import check_threads, spread

__all__ = ["Experiment", "run"]


def _play(text: str, part: int) -> tuple[bytes, bytes]:
    return Experiment(text).play(part)


def _tell(games: int, played: int) -> None:
    print(f"{played} of {games} games", file=sys.stderr, flush=True)


def run(text: str, folder: str | os.PathLike[str], *, ray: str | None = None, threads: int | None = None) -> pathlib.Path:
    """Plays what is missing of an experiment and writes its report; returns where that is."""
    experiment, place = Experiment(text), pathlib.Path(folder)
    if ray is None:
        experiment.run(place, check_threads(threads), functools.partial(_tell, experiment.games))
    else:
        missing = experiment.missing(place)
        played = spread(functools.partial(_play, text), missing, ray=ray)
        for done, (part, (games, things)) in enumerate(played, 1):
            experiment.add(place, part, games, things)
            print(f"{done} of {len(missing)} parts", file=sys.stderr, flush=True)
    report = place / "report.html"
    report.write_text(experiment.report(place), encoding="utf-8")
    return report


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m claimant.lab", description="Run an experiment on balance (docs/lab.md).")
    parser.add_argument("experiment", type=pathlib.Path, help="file that describes the experiment")
    parser.add_argument("--out", type=pathlib.Path, required=True, help="folder for results; a run begun there is resumed")
    parser.add_argument("--ray", metavar="ADDRESS", help='address of a Ray cluster, "auto" for one that runs here')
    parser.add_argument("--threads", type=int, help="threads, if not on Ray; default: one per core")
    args = parser.parse_args()
    try:
        text = args.experiment.read_text(encoding="utf-8")
        report = run(text, args.out, ray=args.ray, threads=args.threads)
    except (OSError, ValueError, ImportError) as error:
        sys.exit(f"claimant.lab: {error}")
    except KeyboardInterrupt:
        sys.exit("claimant.lab: stopped; the same command resumes it")
    print(f"the report is {report}")


if __name__ == "__main__":
    main()
