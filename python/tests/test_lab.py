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
from claimant import cluster
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


def test_a_killed_run_is_resumed(tmp_path):
    text = EXPERIMENT.replace("deals = 20", "deals = 1000")
    file, killed = tmp_path / "experiment.toml", tmp_path / "killed"
    file.write_text(text)
    command = [sys.executable, "-m", "claimant.lab", str(file), "--out", str(killed), "--threads", "1"]
    run = subprocess.Popen(command)

    def lines():
        """Whole lines; the last one may be on its way."""
        return sum(content.count(b"\n") for content in files(killed, "*.jsonl").values())

    begun = time.monotonic()
    while (seen := lines()) < 5:
        assert run.poll() is None and time.monotonic() - begun < 60
        time.sleep(0.01)
    run.send_signal(signal.SIGKILL)
    run.wait()
    experiment = claimant.lab.Experiment(text)
    missing = len(experiment.missing(killed))
    # Before the first part is complete, all that was seen is in the journal; after it, in the part too.
    assert missing and (lines() >= seen or missing < experiment.parts)
    kept = []
    experiment.run(killed, 2, kept.append)
    assert kept[-1] == experiment.games
    resumed = subprocess.run([*command, "--threads", "2"], capture_output=True, text=True)
    assert resumed.returncode == 0 and f"{experiment.games} of {experiment.games} games" in resumed.stderr
    claimant.lab.run(text, tmp_path / "whole", threads=2)
    assert files(killed, "*.parquet") == files(tmp_path / "whole", "*.parquet")
    assert files(killed, "*.jsonl") == {}


def test_progress_starts_from_what_was_played_and_its_errors_stop_the_run(tmp_path):
    experiment = claimant.lab.Experiment(EXPERIMENT)
    experiment.add(tmp_path, 0, *experiment.play(0))
    told = []
    experiment.run(tmp_path, 1, told.append)
    assert told[-1] == experiment.games and told == sorted(told)

    def fail(played):
        raise RuntimeError("enough")

    with pytest.raises(RuntimeError, match="enough"):
        experiment.run(tmp_path, 1, fail)


@pytest.mark.parametrize(
    "module, arguments, sentence",
    [
        ("lab", ["--threads", "-1"], "-1 threads: 1 to 1024 can play"),
        ("lab", ["--threads", "0"], "0 threads: 1 to 1024 can play"),
        ("lab", ["--ray", "127.0.0.1:1"], "Ray is not installed: pip install ray"),
        ("selfplay", ["--threads", "2000"], "2000 threads: 1 to 1024 can play"),
        ("selfplay", ["--seed", "-1"], "seed -1: seeds are whole numbers from 0 to 2^64 - 1"),
        ("selfplay", ["--seed", str(2**64)], f"seed {2**64}: seeds are whole numbers from 0 to 2^64 - 1"),
        ("selfplay", ["--deals", str(10**12)], f"{10**12} deals: 1 to 10000000 can be played"),
        ("selfplay", ["--players", "-1"], ""),
        ("selfplay", ["--ray", "127.0.0.1:1"], "Ray is not installed: pip install ray"),
    ],
)
def test_a_wrong_command_line_is_refused_with_a_sentence(tmp_path, module, arguments, sentence):
    file = tmp_path / "experiment.toml"
    file.write_text(EXPERIMENT)
    own = {"lab": [str(file)], "selfplay": ["--bot", "greedy", "--deals", "2"]}[module]
    # Whoever has Ray is told as if they had not.
    hide = "import sys, runpy; sys.modules['ray'] = None; sys.argv = sys.argv[1:]; runpy.run_module(sys.argv[0], run_name='__main__', alter_sys=True)"
    command = [sys.executable, "-c", hide, f"claimant.{module}", *own, "--out", str(tmp_path / "out"), *arguments]
    run = subprocess.run(command, capture_output=True, text=True)
    assert run.returncode == 1 and "Traceback" not in run.stderr, run.stderr
    assert run.stderr.startswith(f"claimant.{module}: {sentence}") and len(run.stderr.splitlines()) == 1, run.stderr


@pytest.mark.parametrize(
    "text, sentence",
    [
        ('decks = "chess"\nbots = "greedy"\ndeals = 1', "there is no set"),
        ('decks = "claim"\nbots = "greddy"\ndeals = 1', "line 2"),
        ('decks = "claim"\nbots = "expert:millis=5"\ndeals = 1', "use nodes=N"),
        ("\0", "line 1"),
        ('decks = "claim"\nbots = ["random", "greedy", "search"]\ndeals = 1', "one bot or two"),
        ('decks = "all"\nbots = "random"\ndeals = 100000\nrepeats = 1000', "too many games"),
        ('decks = "all"\nplayers = [2, 2]\nbots = "random"\ndeals = 1', "the same value twice"),
        ('decks = "all"\nwith = "Orcs"\nbots = "random"\ndeals = 1', "line 2"),
        ('decks = "all"\nwith = "Trolls"\nwithout = "Trolls"\nbots = "random"\ndeals = 1', "cannot be both with and without Trolls"),
        ('decks = "all"\nwith = ["Knights", "Giants"]\nbots = "random"\ndeals = 1', "no deck for 2 players is with Knights, Giants"),
        ('decks = "claim"\nwithout = "Undead"\nbots = "random"\ndeals = 1', "no deck for 2 players is without Undead"),
        ('decks = "claim"\nbots = "greedy:nodes=5"\ndeals = 1', "greedy takes no limits"),
    ],
)
def test_a_broken_experiment_is_refused_with_a_sentence(text, sentence):
    with pytest.raises(claimant.Refused, match=sentence):
        claimant.lab.Experiment(text)


def test_decks_are_chosen_by_their_factions():
    wanted = [setup for setup in claimant.decks(2) if {"Trolls", "Dragons"} <= set(setup.to_dict()["factions"])]
    wanted = [setup for setup in wanted if "Seers" not in setup.to_dict()["factions"]]
    text = 'decks = "all"\nwith = ["Trolls", "Dragons"]\nwithout = "Seers"\nbots = "random"\ndeals = 1'
    assert claimant.lab.Experiment(text).games == len(wanted) > 0


def test_what_does_not_fit_an_experiment_is_refused(tmp_path):
    experiment = claimant.lab.Experiment(EXPERIMENT)
    for wrong in (lambda: experiment.play(10_000), lambda: experiment.add(tmp_path, 10_000, b"", b"")):
        with pytest.raises(claimant.Refused, match="there is no part 10000"):
            wrong()
    with pytest.raises(claimant.Refused, match="Parquet"):
        experiment.add(tmp_path, 0, b"no Parquet", b"at all")
    with pytest.raises(claimant.Refused, match="part 1 are not those of this experiment"):
        experiment.add(tmp_path, 1, *experiment.play(0))
    assert len(experiment.missing(tmp_path)) == experiment.parts
    experiment.add(tmp_path, 0, *experiment.play(0))
    games = tmp_path / "games" / "part-00000.parquet"
    games.write_bytes(experiment.play(1)[0])
    with pytest.raises(claimant.Refused, match="part 0 are not those of this experiment"):
        experiment.report(tmp_path)
    for threads in (-1, 0, 1025):
        with pytest.raises(claimant.Refused, match="1 to 1024 threads"):
            experiment.run(tmp_path, threads)
    with pytest.raises(claimant.Refused, match="another experiment"):
        claimant.lab.Experiment(EXPERIMENT + "seed = 2\n").missing(tmp_path)
    with pytest.raises(claimant.Refused, match="can't be read or written"):
        experiment.missing(__file__)


def test_a_machine_with_another_version_is_refused():
    assert cluster._same_version(cluster.version(), str, 7) == "7"
    with pytest.raises(ValueError, match="install the same on all"):
        cluster._same_version("0.0.0", str, 7)


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
    head = tmp_path / "selfplay.json"
    head.write_text(head.read_text().replace('"version": "', '"version": "0.0.0-'))
    with pytest.raises(ValueError, match="another version"):
        claimant.selfplay.run(claimant.Setup.claim(), "greedy", 1, tmp_path)
    with pytest.raises(ValueError, match="0 deals"):
        claimant.selfplay.run(claimant.Setup.claim(), "greedy", 0, tmp_path / "none")
