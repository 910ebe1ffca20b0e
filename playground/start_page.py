"""The page that people open first: whom they can be, where to play, what to try."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from html import escape

from aiohttp import web

from localization.catalog import Speaker


@dataclass(frozen=True, slots=True)
class PersonLink:
    """One of the people, and the address of the page with their direct messages."""

    name: str
    about: str
    direct_messages: str


def start_page(say: Speaker, channel: str, channel_url: str, people: Sequence[PersonLink], tries: Sequence[str]) -> str:
    """The whole page as HTML. ``tries`` say what to do first."""
    steps = "".join(f"<li>{escape(sentence)}</li>" for sentence in tries)
    rows = "".join(
        f"<li><b>{escape(person.name)}</b> <small>{escape(person.about)}</small>"
        f'<a target="_blank" href="{escape(person.direct_messages)}">'
        f"{escape(say('playground-letters', name=person.name))}</a></li>"
        for person in people
    )
    play = escape(say("playground-channel", channel=channel))
    return f"""<!doctype html>
<html lang="{say.language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{escape(say("playground-title"))}</title>
<style>
  body {{ margin: 0; background: #313338; color: #f2f3f5; font: 17px/1.5 system-ui, sans-serif; }}
  main {{ max-width: 44rem; margin: 0 auto; padding: 2rem 1rem; }}
  h1 {{ font-size: 1.8rem; }}
  a {{ color: #9db4ff; }}
  a.play {{ display: block; padding: 1rem 1.2rem; border-radius: .7rem; background: #e3a320; color: #2d2008;
            font-weight: 700; font-size: 1.15rem; text-decoration: none; }}
  ol li {{ margin: .5rem 0; }}
  ul {{ list-style: none; padding: 0; }}
  ul li {{ display: flex; flex-wrap: wrap; gap: .3rem .8rem; padding: .7rem 0; border-top: 1px solid #4b4f58; }}
  ul li a {{ margin-left: auto; }}
  small {{ color: #b9bdc6; font-size: .9rem; }}
</style>
<main>
  <h1>🐭 {escape(say("playground-title"))}</h1>
  <a class="play" target="_blank" href="{escape(channel_url)}">{play} →</a>
  <p>{escape(say("playground-channel-about"))}</p>
  <ol>{steps}</ol>
  <h2>{escape(say("playground-people"))}</h2>
  <ul>{rows}</ul>
  <p><small>{escape(say("playground-token"))}</small></p>
</main>
</html>
"""


class PortTaken(Exception):
    """The start page cannot have its port."""


@asynccontextmanager
async def serving_start_page(html: str, port: int) -> AsyncIterator[None]:
    """Serves the page on this machine alone. Raises PortTaken."""

    async def answer(_request: web.Request) -> web.Response:
        return web.Response(text=html, content_type="text/html")

    app = web.Application()
    app.router.add_get("/", answer)
    runner = web.AppRunner(app)
    await runner.setup()
    try:
        try:
            await web.TCPSite(runner, "127.0.0.1", port).start()
        except OSError as error:
            raise PortTaken from error
        yield
    finally:
        await runner.cleanup()
