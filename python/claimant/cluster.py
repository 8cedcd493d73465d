"""Parts of something long, played on threads of this machine or on a cluster of Ray."""

from __future__ import annotations

import concurrent.futures
import os
from collections.abc import Callable, Iterator
from typing import TypeVar

__all__ = ["spread"]

_Part = TypeVar("_Part")
_Played = TypeVar("_Played")


def spread(
    play: Callable[[_Part], _Played], parts: list[_Part], *, ray: str | None = None, threads: int | None = None
) -> Iterator[tuple[_Part, _Played]]:
    """Plays all parts and tells each as it ends, in any order.

    ``ray`` is the address of a cluster, ``"auto"`` for one that runs on this machine; without it, threads play here. What ``play`` makes
    of a part must depend on nothing else: a part whose machine is lost is played again on another.
    """
    return _on_threads(play, parts, threads) if ray is None else _on_ray(play, parts, ray)


def _on_threads(
    play: Callable[[_Part], _Played], parts: list[_Part], threads: int | None
) -> Iterator[tuple[_Part, _Played]]:
    with concurrent.futures.ThreadPoolExecutor(threads or os.cpu_count() or 1) as pool:
        running = {pool.submit(play, part): part for part in parts}
        try:
            for future in concurrent.futures.as_completed(running):
                yield running[future], future.result()
        finally:
            pool.shutdown(cancel_futures=True)


def _on_ray(play: Callable[[_Part], _Played], parts: list[_Part], address: str) -> Iterator[tuple[_Part, _Played]]:
    import ray

    ray.init(address=address, ignore_reinit_error=True, log_to_driver=False)

    # Without end: it is machines that fail, not parts. An exception of a part itself is not tried again.
    @ray.remote(max_retries=-1)  # type: ignore[untyped-decorator, unused-ignore]
    def played(part: _Part) -> _Played:
        return play(part)

    running = {played.remote(part): part for part in parts}
    while running:
        ended, _ = ray.wait(list(running), num_returns=1)
        for reference in ended:
            yield running.pop(reference), ray.get(reference)
