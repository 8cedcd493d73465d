"""The examples of docs/python.md and of the README run as they stand."""

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = [ROOT.parent / "docs" / "python.md", ROOT / "README.md"]
BLOCKS = [
    (page.name, number, code)
    for page in PAGES
    for number, code in enumerate(re.findall(r"```python\n(.*?)```", page.read_text(), re.DOTALL))
]


@pytest.mark.parametrize("page, number, code", BLOCKS, ids=[f"{page}-{number}" for page, number, _ in BLOCKS])
def test_an_example_runs(page, number, code, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    exec(compile(code, f"{page}, example {number}", "exec"), {})


def test_sessions_are_as_shown():
    options = doctest.IGNORE_EXCEPTION_DETAIL | doctest.ELLIPSIS
    assert doctest.testfile(str(PAGES[0]), module_relative=False, optionflags=options).failed == 0


def test_every_field_of_an_observation_is_documented():
    import claimant

    text = PAGES[0].read_text()
    for setup in (claimant.Setup.claim(), claimant.Setup.claim("the-succession", 4), claimant.Setup.claim_it(3)):
        for name, _, _ in setup.observation_fields():
            base = re.sub(r"\[\d\]", "", name)
            assert f"`{base}`" in text or re.search(rf"`{base}\[\w\]`", text), name
