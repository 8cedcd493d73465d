"""Experiments and self-play on a cluster of two workers, one of which is killed: `python/test-ray`."""

import pathlib
import subprocess
import sys
import time

import pytest

import claimant
import claimant.lab
import claimant.selfplay

cluster_utils = pytest.importorskip("ray.cluster_utils")

EXPERIMENT = 'decks = "claim"\nbots = "expert:nodes=150"\ndeals = 24\n'
SELFPLAY = ["--set", "claim", "--bot", "expert:nodes=10", "--deals", "160"]


@pytest.fixture
def cluster():
    cluster = cluster_utils.Cluster(initialize_head=True, head_node_args={"num_cpus": 0})
    cluster.workers = [cluster.add_node(num_cpus=1) for _ in range(2)]
    cluster.wait_for_nodes()
    yield cluster
    cluster.shutdown()


def files(folder, pattern):
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(pathlib.Path(folder).rglob(pattern))}


def run_and_kill_a_worker(cluster, module, words, out, pattern):
    """Runs a module on the cluster, and kills one of two workers once something has come of it."""
    command = [sys.executable, "-m", module, *words, "--out", str(out), "--ray", cluster.address]
    run = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
    begun = time.monotonic()
    while len(files(out, pattern)) < 2:
        assert run.poll() is None, run.stderr.read()
        assert time.monotonic() - begun < 300
        time.sleep(0.05)
    before = len(files(out, pattern))
    cluster.remove_node(cluster.workers.pop(), allow_graceful=False)
    _, error = run.communicate(timeout=1800)
    assert run.returncode == 0, error
    return before


def test_an_experiment_with_a_lost_worker_has_the_same_bytes(cluster, tmp_path):
    file = tmp_path / "experiment.toml"
    file.write_text(EXPERIMENT)
    out = tmp_path / "ray"
    before = run_and_kill_a_worker(cluster, "claimant.lab", [str(file)], out, "*.parquet")
    claimant.lab.run(EXPERIMENT, tmp_path / "here")
    here = files(tmp_path / "here", "*.parquet")
    assert before < len(here), "the worker was killed on the way"
    assert files(out, "*.parquet") == here
    assert (out / "report.html").read_bytes() == (tmp_path / "here" / "report.html").read_bytes()


def test_labels_with_a_lost_worker_have_the_same_bytes(cluster, tmp_path):
    out = tmp_path / "ray"
    before = run_and_kill_a_worker(cluster, "claimant.selfplay", SELFPLAY, out, "*.npy")
    setup, bot, deals = claimant.Setup.claim(), "expert:nodes=10", 160
    here = files(claimant.selfplay.run(setup, bot, deals, tmp_path / "here"), "*.npy")
    assert before < len(here), "the worker was killed on the way"
    assert files(out, "*.npy") == here
