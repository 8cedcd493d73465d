"""Experiments and self-play, on this machine."""

import pathlib
import signal
import subprocess
import sys
import time

import numpy as np
import pytest

import claimant
import claimant.lab
import claimant.selfplay
from claimant.cluster import spread

EXPERIMENT = 'decks = ["claim", "mini-claim"]\nbots = ["greedy", "random"]\ndeals = 20\nrepeats = 2\n'


def files(folder, pattern):
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(pathlib.Path(folder).rglob(pattern))}


def test_a_run_here_and_one_part_by_part_have_the_same_bytes(tmp_path):
    report = claimant.lab.run(EXPERIMENT, tmp_path / "whole", threads=2)
    experiment = claimant.lab.Experiment(EXPERIMENT)
    parts = tmp_path / "parts"
    for part, (games, things) in spread(experiment.play, experiment.missing(parts)[::-1], threads=2):
        experiment.add(parts, part, games, things)
    assert experiment.missing(parts) == []
    whole = files(tmp_path / "whole", "*.parquet")
    assert whole == files(parts, "*.parquet") and len(whole) == 2 * experiment.parts
    assert report.read_text() == experiment.report(parts)
    assert "<svg" in report.read_text()


def test_a_killed_run_goes_on(tmp_path):
    file = tmp_path / "experiment.toml"
    file.write_text(EXPERIMENT.replace("deals = 20", "deals = 1000"))
    command = [sys.executable, "-m", "claimant.lab", str(file), "--out", str(tmp_path / "killed"), "--threads", "1"]
    run = subprocess.Popen(command)
    lines = lambda: sum(len(text.splitlines()) for text in files(tmp_path / "killed", "*.jsonl").values())  # noqa: E731
    begun = time.monotonic()
    while lines() < 5:
        assert run.poll() is None and time.monotonic() - begun < 60
        time.sleep(0.01)
    run.send_signal(signal.SIGKILL)
    run.wait()
    # What was written is whole, but for a last line that was being written.
    assert lines() >= 5
    assert claimant.lab.Experiment(file.read_text()).missing(tmp_path / "killed")
    stopped = subprocess.run([*command, "--threads", "2"], capture_output=True, text=True)
    assert stopped.returncode == 0, stopped.stderr
    claimant.lab.run(file.read_text(), tmp_path / "whole", threads=2)
    assert files(tmp_path / "killed", "*.parquet") == files(tmp_path / "whole", "*.parquet")


@pytest.mark.parametrize(
    "text, sentence",
    [
        ('decks = "chess"\nbots = "greedy"\ndeals = 1', "there is no set"),
        ('decks = "claim"\nbots = "greddy"\ndeals = 1', "line 2"),
        ('decks = "claim"\nbots = "expert:millis=5"\ndeals = 1', "use nodes=N"),
        ("\0", "line 1"),
    ],
)
def test_a_broken_experiment_is_refused_with_a_sentence(text, sentence):
    with pytest.raises(claimant.Refused, match=sentence):
        claimant.lab.Experiment(text)


def test_what_does_not_fit_an_experiment_is_refused(tmp_path):
    experiment = claimant.lab.Experiment(EXPERIMENT)
    for wrong in (lambda: experiment.play(10_000), lambda: experiment.add(tmp_path, 10_000, b"", b"")):
        with pytest.raises(claimant.Refused, match="there is no part 10000"):
            wrong()
    experiment.add(tmp_path, 0, b"no Parquet", b"at all")
    with pytest.raises(claimant.Refused, match="Parquet"):
        experiment.report(tmp_path)
    with pytest.raises(claimant.Refused, match="another experiment"):
        claimant.lab.Experiment(EXPERIMENT + "seed = 2\n").missing(tmp_path)
    with pytest.raises(claimant.Refused, match="can't be read or written"):
        experiment.missing(__file__)


def test_labels_are_the_same_on_any_number_of_threads_and_tell_the_game(tmp_path):
    setup, bot = claimant.Setup.claim("mini-claim"), "search:nodes=20"
    one = files(claimant.selfplay.run(setup, bot, 40, tmp_path / "one", threads=1), "*")
    two = files(claimant.selfplay.run(setup, bot, 40, tmp_path / "two", threads=2), "*")
    assert one == two and [name for name in one if name.endswith(".npy")] == [f"labels-0000{i}.npy" for i in range(3)]
    rows = np.concatenate([np.load(path) for path in sorted((tmp_path / "one").glob("*.npy"))])
    assert set(rows["deal"].tolist()) == set(range(1, 41))
    assert set(rows["payoff"].tolist()) <= {0.0, 0.5, 1.0}
    first = setup.deal(1)
    while len(first.answers()) == 1:
        first.apply(first.answers()[0])
    assert rows[0]["seat"] == first.seat
    assert (rows[0]["observation"] == first.view(first.seat).observation()).all()
    assert np.flatnonzero(rows[0]["mask"]).tolist() == list(first.answers())


def test_labels_that_nobody_could_repeat_are_refused(tmp_path):
    with pytest.raises(ValueError, match="use nodes=N"):
        claimant.selfplay.run(claimant.Setup.claim(), "expert:millis=5", 1, tmp_path)
    claimant.selfplay.run(claimant.Setup.claim(), "greedy", 1, tmp_path)
    with pytest.raises(ValueError, match="other labels"):
        claimant.selfplay.run(claimant.Setup.claim(), "greedy", 2, tmp_path)
    with pytest.raises(ValueError, match="at least one"):
        claimant.selfplay.run(claimant.Setup.claim(), "greedy", 0, tmp_path / "none")
