"""A view in a few lines, for people."""

from __future__ import annotations

from claimant._engine import View


def describe(view: View) -> str:
    """What a view shows, in lines of text. Nothing that its seat does not know is in it.

    >>> from claimant import Setup
    >>> print(describe(Setup.claim_it().deal(seed=1).view(None)).splitlines()[0])
    Claim It!, seen by a spectator
    """
    data = view.to_dict()
    whose = "a spectator" if view.seat is None else f"seat {view.seat}"
    if view.setup.game == "claim-it":
        lines = [f"Claim It!, seen by {whose}", data["diagram"]]
    else:
        lines = [f"Claim, phase {data['phase']}, seen by {whose}"]
        for name, zone in data["zones"].items():
            if zone["known"] or zone["hidden"]:
                hidden = [f"and {zone['hidden']} hidden"] if zone["hidden"] else []
                lines.append(f"{name:>12}: {' '.join([*zone['known'], *hidden])}")
    if data["answers"]:
        lines.append(f"{'answers':>12}: {' '.join(data['answers'])}")
    return "\n".join(lines)
