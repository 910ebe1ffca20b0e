"""A PostgreSQL server of the tests' own: empty, on a free port, gone afterwards."""

import os
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path
from uuid import uuid4

USER = "spieleabend"
PASSWORD = "hunter2"


class Cluster:
    """``binaries`` is the folder of ``initdb`` and ``pg_ctl``.

    ``pattern`` is a folder that `copy_data` has made of another one: it begins with the same databases.
    """

    def __init__(self, binaries: Path, pattern: Path | None = None) -> None:
        self._binaries = binaries
        # PostgreSQL refuses to run as root.
        self._as_server = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        self._folder = Path(tempfile.mkdtemp(prefix="spieleabend-postgresql-"))
        password_file = self._folder / "password"
        password_file.write_text(PASSWORD, encoding="utf-8")
        if self._as_server:
            shutil.chown(password_file, "postgres")
            shutil.chown(self._folder, "postgres")
        if pattern is not None:
            _copy(pattern, self._data)
        else:
            self._server(
                "initdb", "--no-sync", "--auth=scram-sha-256", f"--username={USER}", f"--pwfile={password_file}",
                "--encoding=UTF8", "--no-locale", f"--pgdata={self._data}",
            )  # fmt: skip
        with socket.create_server(("127.0.0.1", 0)) as probe:
            self.port: int = probe.getsockname()[1]
        self._created: list[str] = []
        self._forgotten: list[str] = []

    def start(self, *, durable: bool = False) -> None:
        """``durable``: what is written survives a loss of power, and takes as long as that takes."""
        # Without -F, recovery waits for the disk with every file of every database. The kernel outlives a crash here,
        # so that what was written is there without it.
        options = f"{'' if durable else '-F '}-p {self.port} -h 127.0.0.1 -k {self._folder}"
        log = self._folder / "log"
        self._server("pg_ctl", "start", "--wait", f"--pgdata={self._data}", f"--log={log}", f"--options={options}")

    def crash(self) -> None:
        """Ends it as a loss of power would: nothing is tidied up."""
        self._server("pg_ctl", "stop", "--mode=immediate", f"--pgdata={self._data}")

    def copy_data(self, folder: Path) -> None:
        """Ends it, and copies everything that it holds to that folder."""
        self._server("pg_ctl", "stop", "--mode=fast", f"--pgdata={self._data}")
        _copy(self._data, folder)
        shutil.rmtree(self._folder)

    def remove(self) -> None:
        self.crash()
        shutil.rmtree(self._folder)

    def url(self, database: str, *, user: str = USER, password: str = PASSWORD) -> str:
        return f"postgresql://{user}:{password}@127.0.0.1:{self.port}/{database}"

    def create_database(self, pattern: str = "template1") -> str:
        """The address of a new database: empty, or a copy of the one with that address."""
        name = f"games_{uuid4().hex}"
        # Files that live for seconds never reach the disk, and thousands that do take long to be deleted.
        drop = [f"DROP DATABASE {forgotten} WITH (FORCE)" for forgotten in self._forgotten]
        self.run_sql("postgres", *drop, f"CREATE DATABASE {name} TEMPLATE {pattern.rpartition('/')[2]}")
        self._forgotten.clear()
        self._created.append(name)
        return self.url(name)

    def forget_databases(self) -> None:
        """Nobody uses those any more that were created: the next one takes their room."""
        self._forgotten += self._created
        self._created.clear()

    def run_sql(self, database: str, *statements: str) -> None:
        commands = [f"--command={statement}" for statement in statements]
        program = self._binaries / "psql"
        subprocess.run([program, "--quiet", "--set=ON_ERROR_STOP=1", self.url(database), *commands], check=True)

    @property
    def process(self) -> int:
        """The number of the server's first process."""
        return int((self._data / "postmaster.pid").read_text(encoding="ascii").split()[0])

    @property
    def _data(self) -> Path:
        return self._folder / "data"

    def _server(self, program: str, *arguments: str) -> None:
        # The server inherits its parent's output: a pipe would never end.
        with (self._folder / "output").open("wb") as output:
            subprocess.run(
                [*self._as_server, str(self._binaries / program), *arguments],
                check=True,
                cwd=self._folder,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=output,
            )


def _copy(source: Path, target: Path) -> None:
    """With owners and rights, which PostgreSQL looks at."""
    subprocess.run(["cp", "--archive", source, target], check=True)
