"""Documents lead somewhere: the links, headings, files and modules that they name exist."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = [*sorted(ROOT.glob("*.md")), *sorted(ROOT.glob("docs/**/*.md"))]
FOLDERS = (ROOT, ROOT / "data" / "art")
"""Roots of the files that pages name with their folder."""

NAMED_FILE = re.compile(r"`((?!var/)[\w.@-]+(?:/[\w.@-]+)+\.(?:py|ftl|svg|txt|json|md|service|yaml))`")

each_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))


def headings(page: Path) -> set[str]:
    """The anchors that GitHub gives to a page's headings."""
    found = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in found}


@each_page
def test_every_link_leads_to_a_file_and_a_heading(page: Path) -> None:
    for link in re.findall(r"\]\(([^)]+)\)", page.read_text(encoding="utf-8")):
        if link.startswith(("http://", "https://")):
            continue
        file, _, anchor = link.partition("#")
        target = page.parent / file if file else page
        assert target.exists(), link
        assert not anchor or anchor in headings(target), link


@each_page
def test_every_file_that_is_named_with_its_folder_exists(page: Path) -> None:
    for name in NAMED_FILE.findall(page.read_text(encoding="utf-8")):
        assert any((folder / name).exists() for folder in FOLDERS), name


@each_page
def test_every_module_that_can_be_run_exists(page: Path) -> None:
    for module in re.findall(r"python -m ([\w.]+)", page.read_text(encoding="utf-8")):
        place = ROOT / module.replace(".", "/")
        own = (ROOT / module.partition(".")[0]).is_dir()
        assert not own or place.with_suffix(".py").exists() or (place / "__main__.py").exists(), module


def test_the_match_in_the_readme_is_played_to_its_end(capsys: pytest.CaptureFixture[str]) -> None:
    [program] = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    exec(program, {})
    words = capsys.readouterr().out
    assert "The game is over." in words
    assert re.search(r"Places: 1\. (Anna|Ben)", words)
