"""Measures of the code, on a small made-up project."""

from pathlib import Path
from textwrap import dedent

from tools.house import measure

FILES = {
    "pyproject.toml": '[tool.importlinter]\nroot_packages = ["host", "cogs"]\n',
    "host/table/table.py": "from host.match import play\nfrom host.table.seats import Seat\n",
    "host/match/play.py": '''
        from typing import TYPE_CHECKING
        if TYPE_CHECKING:
            from host.table.table import Table
        def play(table): pass
        TURNS = 3
        """What a match lasts."""
        ''',
    "host/host.py": "import host.match.play\n",
    "host/nights/night.py": '''
        """A night."""
        class Night:
            id: int  # its number
            date: float | None = None
            answers: dict[int, None]
            def begin(self):
                """Those that are here play."""
            def _end(self): pass
        ''',
    "tests/test_night.py": '"""How nights go."""\n',
    "cogs/letters.py": """
        # Why a letter is sent.
        def nonce_for(person, occasion): return f"{occasion} {person}"
        async def write(person, nonce):
            await send(person, nonce=nonce_for(person, f"letter {nonce}"))
            await send(person, nonce=f"again {nonce}")
        async def tell(night):
            message, nonce = f"{night}", f"night {night}"
            await write(night, f"letter of {night}")
            await write(night, "letter")
        """,
}


def test_a_small_project_is_measured(tmp_path: Path) -> None:
    for name, text in FILES.items():
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(dedent(text).lstrip())
    assert measure(tmp_path) == {
        "pairs of folders in host/ that import each other": 1,
        "pairs of folders in cogs/ that import each other": 0,
        "fields of Night": 3,
        "fields of Night that may be None": 1,
        "nonces written where they are used": 4,
        "public functions with a docstring, %": 20.0,
        "lines that are comments, %": 3.8,
        "docstrings that begin “What”, “How”, “Whether” …": 3,
    }
