"""Starts Spieleabend: on Discord with a token, in the browser playground without one."""

from __future__ import annotations

import gc

# Imports leave little to collect, and looking for it would be a seventh of their time.
gc.disable()

import asyncio
import logging
import os
import sys
from collections.abc import Mapping

import discord
import uvloop

from localization.catalog import Speaker, load_speaker
from operation.checking import check
from operation.problems import PROBLEMS, WRONG_SETTINGS, CannotStart, explained
from operation.running import all_at_work, load_games, run_on_discord
from operation.service_manager import ServiceManager, runs_as_service
from operation.stopping import StopRequest
from render.fonts import shapes_letters
from render.rasterising import keep_drawings_in
from startup.logs import configure_logging, report_failure
from startup.settings import Settings, parse_arguments, read_settings, terminal_language

# Modules stay: no later look need go through them.
gc.freeze()
gc.enable()

log = logging.getLogger("spieleabend")

# The bot never joins a voice channel, so it need not say what that would take.
discord.VoiceClient.warn_nacl = False
discord.VoiceClient.warn_dave = False


async def run_playground(settings: Settings, say: Speaker, stop: StopRequest) -> None:
    """Runs until it is asked to stop. Raises CannotStart, WrongArtFolder or WrongBoardFile."""
    games, port = load_games(settings), settings.playground_port
    try:
        # Only people without a token need the simulated Discord to be installed.
        from playground.server import PortTaken, serve
    except ModuleNotFoundError as error:
        raise CannotStart(say("start-no-playground", package=str(error.name))) from error
    try:
        async with all_at_work(serve(port, say, games), stop.asked.wait()):
            pass
    except PortTaken as error:
        raise CannotStart(say("start-port-taken", port=str(port))) from error


async def run(settings: Settings, say: Speaker, environment: Mapping[str, str]) -> None:
    """Runs until Ctrl-C or SIGTERM. Raises one of `PROBLEMS`."""
    keep_drawings_in(settings.data_folder / "drawings")
    if not shapes_letters():
        log.warning(say("start-no-fribidi"))
    stop = StopRequest()
    if settings.token is not None:
        stop.listen(hangs_up=False)
        await run_on_discord(settings, settings.token, say, stop=stop, manager=ServiceManager(environment))
        log.info(say("start-stopped"))
    elif runs_as_service(environment, at_terminal=sys.stdin is not None and sys.stdin.isatty()):
        raise CannotStart(say("start-no-token"), WRONG_SETTINGS)
    else:
        stop.listen(hangs_up=True)
        await run_playground(settings, say, stop)
        log.info(say("playground-stopped"))


def main() -> int:
    # What the bot writes is nobody else's: the database, its companions and the key.
    os.umask(0o077)
    # Terminals may lack our letters. Typing knows less of the two streams than they can do.
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    say = load_speaker(terminal_language(os.environ))
    arguments = parse_arguments(sys.argv[1:], say)
    try:
        settings = read_settings(os.environ, shards=arguments.shards)
        configure_logging(settings.log_level, settings.log_format)
        for name, meant in settings.misspelled:
            log.warning(say("start-misspelled", name=name, meant=meant))
        if arguments.check:
            return uvloop.run(check(settings, say))
        # The playground's simulated Discord looks into asyncio's own event loop.
        start = asyncio.run if settings.token is None else uvloop.run
        start(run(settings, say, os.environ))
    except PROBLEMS as problem:
        reason, code = explained(problem, say)
        report_failure(reason)
        return code
    return 0


if __name__ == "__main__":
    sys.exit(main())
