"""The playground in a real browser: a round is played, and a peek stays with the one who peeked.

The screenshots are kept in ``var/screenshots`` for a person to look at.
"""

import re
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from functools import partial

import pytest
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright

from engine.kaeseschieben.board import SIDE, Direction, Edge, Square, starting_cheeses
from engine.kaeseschieben.walk import Walk, complete_paths
from startup.settings import ROOT
from tests.playground.pages import FLAGS, ChannelPage, StartPage, open_page, read_start_page

NAMES = ("Ben", "Anna")
"""Seats 0 and 1."""

MOVE_COMMANDS = {"Ben": "move", "Anna": "ziehen", "Dora": "ziehen"}
"""In the language of each of them."""

MENSCH_TURN = re.compile(r"^(🎲 *)?Roll$|^(🔺 *)?A?[1-4]\b")
"""Labels that the person at seat A can press in a turn of Mensch ärgere Dich nicht."""

SCREENSHOTS = ROOT / "var" / "screenshots"


@pytest.fixture(scope="module")
def browser(chromium: str) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """Knows nothing of other tests' pages."""
    # The page's own rules keep foreign scripts out, those that wait for pictures too.
    context = browser.new_context(bypass_csp=True, viewport={"width": 1280, "height": 1100}, reduced_motion="reduce")
    yield context
    context.close()


def squares_after(label: str, words: str) -> list[Square]:
    """The squares of one line of the board's words."""
    found = re.search(rf"{label}: (.*)\.", words)
    return [Square.named(name) for name in re.findall(r"\b[a-h][1-8]\b", found[1])] if found else []


def line_of_own_cheeses(text: str) -> str:
    """Line that tells the result of a peek."""
    return next(line for line in text.splitlines() if re.match("Deine Käse|Your cheeses", line))


def quick_path(words: str, mover: int, steps: int, *, homeward: bool) -> str:
    """A way that pushes cheeses out, found by a player who only hears the board's words.

    ``homeward``: over the south edge, which is seat 0's; else over any.
    """
    spare = list(starting_cheeses().values())
    cheeses = {
        square: spare.pop(next(index for index, cheese in enumerate(spare) if cheese.size == size.lower()))
        for size in ("Large", "Medium", "Small")
        for square in squares_after(f"{size} cheeses", words)
    }
    mice = squares_after("Mice", words)
    walk = Walk.begin(mice[mover], cheeses, frozenset(mice) - {mice[mover]}, steps)

    def to_do(end: Walk) -> tuple[float, int]:
        if homeward:
            astray = [fall for fall in end.falls if fall.edge is not Edge.SOUTH]
            ways = [square.row for square in end.cheeses] + [3 * SIDE for _ in astray]
            places = [square.step(Direction.NORTH) for square in end.cheeses]
        else:
            ways = [min(s.column, s.row, SIDE - 1 - s.column, SIDE - 1 - s.row) for s in end.cheeses]
            places = list(end.cheeses)
        near = min((abs(end.mouse.column - s.column) + abs(end.mouse.row - s.row) for s in places), default=0)
        return sum(way + 2 for way in ways), near

    best = min(map(walk.along, complete_paths(walk)), key=to_do)
    return "".join(direction.value for direction in best.path)


def mover(page: ChannelPage) -> int:
    """The seat whose turn it is, by the words of the board."""
    found = re.search(r"([AB]) has to roll", page.board_words)
    assert found, page.board_words
    return "AB".index(found[1])


def play_turn(
    page: ChannelPage, *, names: Sequence[str] = NAMES, by_command: bool = False, homeward: bool = False
) -> None:
    """Rolls and moves, by the pad if not by command, as the player whose turn it is."""
    seat = mover(page)
    page.become(names[seat])
    next_turn = "has to roll"
    page.press("Roll", lambda: page.wait_for_board("rolled"))
    rolled = re.search(r"has (\d) steps?", page.board_words)
    assert rolled, page.board_words
    path = quick_path(page.board_words, seat, int(rolled[1]), homeward=homeward)
    if by_command:
        page.move(path, next_turn, MOVE_COMMANDS[names[seat]])
    else:
        walk_by_pad(page, path, int(rolled[1]), next_turn)


def walk_by_pad(page: ChannelPage, path: str, steps: int, next_turn: str) -> None:
    """One arrow after the other; the last makes the move. Anna's pad speaks German, Ben's English."""
    arrows = {"n": "(Hoch|Up)", "s": "(Runter|Down)", "w": "(Links|Left)", "e": "(Rechts|Right)"}
    pad = page.page.locator("article.channel-message", has=page.page.locator("img.gallery-image")).last
    for number, letter in enumerate(path[:-1], 1):
        left = re.compile(
            "(der nächste ist der letzte|the next is the last)"
            if steps - number == 1
            else f"{steps - number} (übrig|left)"
        )
        page.press(arrows[letter], partial(expect(pad).to_contain_text, left))
    page.wait_for_picture(pad.locator("img.gallery-image"))
    page.button(arrows[path[-1]]).last.scroll_into_view_if_needed()
    page.keep("4-pad")
    page.press(arrows[path[-1]], lambda: page.wait_for_board(next_turn))


def owners(page: ChannelPage) -> list[int]:
    """The seats that own a cheese."""
    piles = dict(re.findall(r"edge: ([AB]); cheeses: (.*)\.", page.board_words))
    return [seat for seat, letter in enumerate("AB") if piles[letter] != "none"]


def test_a_round_in_the_browser(playground: str, context: BrowserContext) -> None:
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    open_page(context, playground, SCREENSHOTS).keep("1-start-page")
    start = read_start_page(playground)
    page = open_page(context, start.channel, SCREENSHOTS)

    assert start.beginner == NAMES[0], "whose texts are in the terminal's language"
    page.open_table(command=start.command)
    bot = page.page.locator("article.channel-message").last
    expect(bot).to_contain_text("Spieleabend")
    expect(bot).to_contain_text(datetime.now(UTC).strftime("%m/%d/%y"))
    page.become(NAMES[1])
    table = page.page.locator("article.channel-message").last
    page.press("Join", lambda: expect(table).to_contain_text(f"@{NAMES[1]}"))
    page.keep("2-invitation")
    page.become(NAMES[0])
    page.press("Start", lambda: page.wait_for_board("has to roll"))
    page.keep("3-first-turn")

    play_turn(page)
    play_turn(page, by_command=True)
    page.keep("5-after-a-move")
    while not owners(page):
        play_turn(page, by_command=True, homeward=True)
    peek_and_tell_nobody(page, start, context, owners(page)[0])
    end_by_vote(page)

    result = page.page.locator("article img.gallery-image[alt*='; cheeses: ']").last
    page.wait_for_picture(result)
    assert re.fullmatch(
        r"(\d\. )?\w+ \([AB]\): \d+ points?.*\n(\d\. )?\w+ \([AB]\): \d+ points?.*(\nNobody’s: .*)?",
        result.get_attribute("alt") or "",
        re.S,
    )
    expect(page.button("Rematch")).to_be_visible()
    page.keep("8-result")


def peek_and_tell_nobody(page: ChannelPage, start: StartPage, context: BrowserContext, owner: int) -> None:
    """The owner's letter shows the cheeses; nobody else's pages do."""
    page.become(NAMES[owner])
    letters = [open_page(context, start.letters[name], SCREENSHOTS) for name in NAMES]
    own, others = letters[owner], letters[1 - owner]
    picture = own.page.locator("article img.gallery-image").first
    page.press("Peek", lambda: expect(picture).to_be_visible())
    own.wait_for_picture(picture)
    words = line_of_own_cheeses(own.text)
    own.keep("6-letter")
    others.page.bring_to_front()
    assert others.page.locator("article.channel-message").count() == 0
    for name in ("Anna", "Ben", "Chloé", "Dora"):
        page.become(name)
        assert page.board_words, "the page shows the table by now"
        assert words not in page.text
    for opened in letters:
        opened.page.close()


def end_by_vote(page: ChannelPage) -> None:
    proposing, agreeing = NAMES
    page.become(proposing)
    page.press("More …", lambda: expect(page.button("End early").last).to_be_visible())
    page.press("End early", lambda: expect(page.button("End the match").last).to_be_visible())
    page.press("End the match", lambda: expect(page.button("Yes").last).to_be_visible())
    page.become(agreeing)
    page.press("Yes", lambda: expect(page.button("Rematch").last).to_be_visible())


def test_presses_while_computers_play(playground: str, context: BrowserContext) -> None:
    """The page stays alive, the board in sight, and no press waits for the computers' pauses."""
    page = open_page(context, read_start_page(playground).channel, SCREENSHOTS)
    page.open_table("Mensch ärgere Dich nicht")
    invitation = page.page.locator("article.channel-message").last
    page.choose("+ Computer", "Computer: easy", lambda: expect(invitation).to_contain_text("Computer B"))
    page.press("Start", lambda: expect(page.button("Roll").last).to_be_visible())
    pressed = 0
    while pressed < 2:
        # Nobody has to load the page again for a picture.
        expect(page.page.locator(".media-unavailable")).to_have_count(0)
        words = page.page.inner_text("body")
        assert "uncertain" not in words
        mine = page.page.locator("button.component-button:not([disabled])", has_text=MENSCH_TURN)
        if mine.count():
            mine.last.click()
            page.page.wait_for_function("words => document.body.innerText !== words", arg=words, polling=50)
            pressed += 1
        page.page.wait_for_timeout(100)
