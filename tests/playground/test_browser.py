"""The playground in a real browser: a round is played, and a peek stays with the one who peeked.

The screenshots are kept in ``var/screenshots`` for a person to look at.
"""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing

import pytest
from playwright.sync_api import BrowserContext, expect, sync_playwright

from engine.kaeseschieben.board import SIDE, Square, starting_cheeses
from engine.kaeseschieben.walk import Walk, complete_walks
from startup.settings import ROOT
from tests.playground.pages import FLAGS, ChannelPage, linked_pages, open_page

NAMES = ("Anna", "Ben")
"""Seats 0 and 1."""

SCREENSHOTS = ROOT / "var" / "screenshots"
PAGES = 6
"""The playground takes that many ports in a row."""


def free_ports() -> int:
    """The first of six free ports in a row."""
    for first in range(20_000, 60_000, PAGES):
        try:
            for port in range(first, first + PAGES):
                with closing(socket.create_server(("127.0.0.1", port))):
                    pass
        except OSError:
            continue
        return first
    raise RuntimeError("no free ports")


@pytest.fixture
def playground() -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The process, and the address that it prints."""
    environment = {"PATH": os.environ["PATH"], "DISCORD_TOKEN": "", "LC_ALL": "C", "PYTHONUTF8": "1"}
    process = subprocess.Popen(
        [sys.executable, str(ROOT / "bot.py")],
        env={**environment, "PLAYGROUND_PORT": str(free_ports())},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
    )
    assert process.stdout is not None
    printed = ""
    for line in process.stdout:
        printed += line
        if "Ctrl-C" in line:
            break
    address = re.search(r"http://127\.0\.0\.1:\d+/", printed)
    assert address, printed
    assert "WARNING" not in printed
    yield process, address[0]
    process.kill()
    process.wait()


@pytest.fixture
def context(chromium: str) -> Iterator[BrowserContext]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        # The page's own rules keep foreign scripts out, those that wait for pictures too.
        yield browser.new_context(bypass_csp=True, viewport={"width": 1280, "height": 1100})
        browser.close()


def squares_after(label: str, words: str) -> list[Square]:
    """The squares of one line of the board's words."""
    found = re.search(rf"{label}: (.*)\.", words)
    return [Square.named(name) for name in re.findall(r"\b[a-h][1-8]\b", found[1])] if found else []


def quick_path(words: str, mover: int, steps: int) -> str:
    """A way that pushes cheeses out wherever it can, found by a player who only hears the board's words."""
    spare = list(starting_cheeses().values())
    cheeses = {
        square: spare.pop(next(index for index, cheese in enumerate(spare) if cheese.size == size.lower()))
        for size in ("Large", "Medium", "Small")
        for square in squares_after(f"{size} cheeses", words)
    }
    mice = squares_after("Mice", words)
    walk = Walk.begin(mice[mover], cheeses, frozenset(mice) - {mice[mover]}, steps)

    def to_do(end: Walk) -> tuple[float, int]:
        rims = [min(s.column, s.row, SIDE - 1 - s.column, SIDE - 1 - s.row) for s in end.cheeses]
        near = min((abs(end.mouse.column - s.column) + abs(end.mouse.row - s.row) for s in end.cheeses), default=0)
        return sum(rim + 2 for rim in rims), near

    best = min(complete_walks(walk), key=to_do)
    return "".join(direction.value for direction in best.path)


def mover(page: ChannelPage) -> int:
    """Whose turn it is, by the words of the board."""
    found = re.search(r"([AB]) (is to roll|may take)", page.board_words)
    assert found, page.board_words
    return "AB".index(found[1])


def play_turn(page: ChannelPage, *, names: Sequence[str] = NAMES, by_pad: bool = False) -> None:
    """Rolls and moves, or declines the bonus, as whoever's turn it is."""
    seat = mover(page)
    page.become(names[seat])
    if "may take" in page.board_words:
        page.press("Take nothing")
        page.wait_for_board("The game is over")
        return
    page.press("Roll")
    page.wait_for_board("rolled")
    rolled = re.search(r"has (\d) steps?", page.board_words)
    assert rolled, page.board_words
    path = quick_path(page.board_words, seat, int(rolled[1]))
    if by_pad:
        walk_by_pad(page, path)
    else:
        page.move(path)
    page.wait_for_board("is to roll|may take|The game is over")


def walk_by_pad(page: ChannelPage, path: str) -> None:
    """One arrow after the other, then done. Anna's pad speaks German, Ben's English."""
    arrows = {"n": "(Hoch|Up)", "s": "(Runter|Down)", "w": "(Links|Left)", "e": "(Rechts|Right)"}
    pad = page.page.locator("article.channel-message", has=page.page.locator("img[alt]")).last
    for number, letter in enumerate(path, 1):
        page.press(arrows[letter])
        expect(pad).to_contain_text(re.compile(rf"(gemacht|made): {number} "))
    page.wait_for_picture(pad.locator("img[alt]"))
    page.button("(Fertig|Done)").last.scroll_into_view_if_needed()
    page.keep("4-pad")
    page.press("(Fertig|Done)")


def owners(page: ChannelPage) -> list[int]:
    """The seats that own a cheese."""
    piles = dict(re.findall(r"edge: ([AB]); cheeses: (.*)\.", page.board_words))
    return [seat for seat, letter in enumerate("AB") if piles[letter] != "none"]


def test_a_round_in_the_browser(playground: tuple[subprocess.Popen[str], str], context: BrowserContext) -> None:
    process, address = playground
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    open_page(context, address, SCREENSHOTS).keep("1-start-page")
    channel_url, *letter_urls = linked_pages(address)
    page = open_page(context, channel_url, SCREENSHOTS)

    page.open_table()
    page.wait_for_button("Join")
    page.become("Ben")
    page.press("Join")
    page.keep("2-invitation")
    page.become("Anna")
    page.press("Start")
    page.wait_for_board("is to roll")
    page.keep("3-first-turn")

    play_turn(page, by_pad=True)
    page.keep("5-after-a-move")
    while not owners(page):
        play_turn(page)
    peek_and_tell_nobody(page, letter_urls, context, owners(page)[0])
    while "The game is over" not in page.board_words:
        play_turn(page)

    result = page.page.locator("article img[alt^='A: ']").last
    page.wait_for_picture(result)
    assert re.fullmatch(r"A: \d+ points?.*\nB: \d+ points?.*(\nNobody’s: .*)?", result.get_attribute("alt") or "", re.S)
    page.wait_for_button("Rematch")
    page.keep("8-result")

    process.send_signal(signal.SIGTERM)
    assert process.wait(timeout=5) == 0


def peek_and_tell_nobody(page: ChannelPage, letter_urls: list[str], context: BrowserContext, owner: int) -> None:
    """The owner's letter shows the cheeses; nobody else's pages do."""
    page.become(NAMES[owner])
    page.press("Peek")
    letters = [open_page(context, url, SCREENSHOTS) for url in letter_urls[: len(NAMES)]]
    own, others = letters[owner], letters[1 - owner]
    picture = own.page.locator("article img[alt]")
    own.wait_for_picture(picture)
    words = picture.get_attribute("alt") or ""
    assert re.match("Deine Käse|Your cheeses", words)
    own.keep("6-letter")
    others.page.bring_to_front()
    assert others.page.locator("article.channel-message").count() == 0
    for name in ("Anna", "Ben", "Chloé", "Dora"):
        page.become(name)
        assert words not in "\n".join(page.picture_words())
        assert words not in page.text
    for opened in letters:
        opened.page.close()


def test_closed_direct_messages(playground: tuple[subprocess.Popen[str], str], context: BrowserContext) -> None:
    """Dora's peek is answered in the channel, and only she sees it."""
    _, address = playground
    page = open_page(context, linked_pages(address)[0], SCREENSHOTS)
    page.become("Dora")
    page.open_table()
    page.wait_for_button("Add computer")
    page.press("Add computer")
    page.press("Start")
    page.wait_for_board("to roll|rolled|thinking")
    while not re.search(r"edge: A; cheeses: \d", page.board_words):
        page.wait_for_board("A is to roll")
        play_turn(page, names=["Dora"])
    page.press("Peek")
    answer = page.page.locator("article.channel-message", has_text="keine Direktnachrichten").last
    page.wait_for_picture(answer.locator("img[alt]"))
    words = answer.locator("img[alt]").get_attribute("alt") or ""
    assert "Deine Käse" in words
    page.keep("7-closed-letters")
    page.become("Anna")
    assert words not in page.picture_words()
    assert "keine Direktnachrichten" not in page.text
