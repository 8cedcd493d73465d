"""Parts of something long, played on threads of this machine or on a Ray cluster."""

from __future__ import annotations

import concurrent.futures
import importlib.metadata
import os
from collections.abc import Callable, Iterator
from typing import TypeVar

__all__ = ["spread", "version"]

_Part = TypeVar("_Part")
_Played = TypeVar("_Played")


def spread(
    play: Callable[[_Part], _Played], parts: list[_Part], *, ray: str | None = None, threads: int | None = None
) -> Iterator[tuple[_Part, _Played]]:
    """Plays all parts and yields each as it ends, in any order.

    ``ray`` is the address of a Ray cluster, ``"auto"`` for one that runs on this machine; without it, threads play here. What ``play`` makes
    of a part must depend on nothing else: a part whose machine is lost is played again on another.
    """
    return _on_threads(play, parts, threads) if ray is None else _on_ray(play, parts, ray)


def version() -> str:
    """The version of this package: all machines of a cluster need the same."""
    return importlib.metadata.version("claimant")


def check_threads(threads: int | None) -> int:
    """The number of threads to use, one per core if none is given."""
    if threads is None:
        return min(os.cpu_count() or 1, 1024)
    if not 1 <= threads <= 1024:
        raise ValueError(f"{threads} threads: 1 to 1024 can play")
    return threads


def _same_version(expected: str, play: Callable[[_Part], _Played], part: _Part) -> _Played:
    if version() != expected:
        raise ValueError(f"a machine of the cluster has claimant {version()}, this one {expected}: install the same on all")
    return play(part)


def _on_threads(
    play: Callable[[_Part], _Played], parts: list[_Part], threads: int | None
) -> Iterator[tuple[_Part, _Played]]:
    with concurrent.futures.ThreadPoolExecutor(check_threads(threads)) as pool:
        running = {pool.submit(play, part): part for part in parts}
        try:
            for future in concurrent.futures.as_completed(running):
                yield running[future], future.result()
        finally:
            pool.shutdown(cancel_futures=True)


def _on_ray(play: Callable[[_Part], _Played], parts: list[_Part], address: str) -> Iterator[tuple[_Part, _Played]]:
    try:
        import ray
    except ImportError as error:
        raise ImportError('Ray is not installed: pip install ray') from error
    ray.init(address=address, ignore_reinit_error=True, log_to_driver=False)

    # A part is tried again when its machine is lost. An exception of a part itself is not.
    @ray.remote(max_retries=5)  # type: ignore[untyped-decorator, unused-ignore]
    def played(expected: str, part: _Part) -> _Played:
        return _same_version(expected, play, part)

    running = {played.remote(version(), part): part for part in parts}
    while running:
        ended, _ = ray.wait(list(running), num_returns=1)
        for reference in ended:
            yield running.pop(reference), ray.get(reference)
