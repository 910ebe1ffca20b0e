"""Chromium in front of the playground, driven as a person would: by what can be seen, typed and clicked."""

import re
import urllib.request
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import BrowserContext, Locator, Page, TimeoutError, expect

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


PATIENCE_MS = 8000
MENU_MS = 1000
ATTEMPTS = 6


class ChannelPage:
    """The page with the channel. ``who`` is looking; `become` changes it."""

    def __init__(self, page: Page, screenshots: Path) -> None:
        self.page = page
        self.page.set_default_timeout(PATIENCE_MS)
        self._screenshots = screenshots
        self._who: str | None = None

    def become(self, name: str) -> None:
        self._who = name
        picker = self.page.locator("#viewer-picker")
        self.insist(lambda: picker.select_option(label=name), lambda: expect(picker).to_be_enabled())

    def insist(self, act: Callable[[], object], happened: Callable[[], object]) -> None:
        """Acts until it has happened: the page refuses what comes while it is changing."""
        for attempt in range(ATTEMPTS):
            try:
                act()
                happened()
                return
            except (AssertionError, TimeoutError):
                if attempt == ATTEMPTS - 1:
                    self.keep("failure")
                    raise
            try:
                # Perhaps it only took its time.
                happened()
                return
            except AssertionError:
                self._begin_again()

    def open_table(self, game: str = "Käseschieben", command: str = "play") -> None:
        """Types the command, presses Enter, picks the game, and sends, as the start page says."""

        def play() -> None:
            self.begin_command(command)
            self.page.locator("[role=option]:visible", has_text=game).click()
            self.page.locator("#send-message").click()

        self.insist(play, lambda: expect(self.button("Join").last).to_be_visible())

    def move(self, letters: str, leads_to: str, command: str) -> None:
        """The command for moving with the path typed out, until the board's words show what it leads to."""

        def send() -> None:
            self.begin_command(command)
            self.page.locator(".command-pill input").press_sequentially(letters)
            self.page.locator("[role=option]:visible", has_text=f"{letters} →").click()
            self.page.locator("#send-message").click()

        self.insist(send, lambda: self.wait_for_board(leads_to))

    def press(self, label: str, happened: Callable[[], object]) -> None:
        """The newest button of that label, until it has had its effect."""
        self.insist(lambda: self.button(label).last.click(), happened)

    def choose(self, menu: str, entry: str, happened: Callable[[], object]) -> None:
        """An entry of the newest menu with that placeholder, until it has had its effect."""

        def choose() -> None:
            wrap = self.page.locator(".preview-select", has_text=menu).last
            option = self.page.locator(".select-option:visible", has_text=entry).last
            for _ in range(ATTEMPTS):
                wrap.locator(".select-trigger").click()
                with suppress(TimeoutError):
                    # A message that changes, as when its picture arrives, closes the menus on it.
                    option.click(timeout=MENU_MS)
                    return
            raise TimeoutError(f"{menu} does not stay open")

        self.insist(choose, happened)

    def begin_command(self, command: str) -> None:
        """Types the command's name and presses Enter. Then the page asks for its first option.

        What is typed while the page changes viewers is lost, and typed again.
        """
        for _ in range(ATTEMPTS):
            with suppress(TimeoutError, AssertionError):
                self._type(f"/{command}")
                self.page.keyboard.press("Enter")
                expect(self.page.locator(".command-pill").first).to_be_visible(timeout=MENU_MS)
                return
        raise TimeoutError(f"/{command} cannot be typed")

    def button(self, label: str) -> Locator:
        return self.page.locator("button.component-button", has_text=re.compile(rf"{label}$"))

    @property
    def board_words(self) -> str:
        """The alt text of the newest board. A page that hangs while it changes viewers is loaded again."""
        board = self.page.locator("article img.gallery-image[alt^='Round']").last
        self.insist(lambda: None, lambda: expect(board).to_be_attached())
        return board.get_attribute("alt") or ""

    def wait_for_board(self, words: str) -> None:
        """Until the newest board's alt text holds the words, and its picture is loaded."""
        picture = self.page.locator("article img.gallery-image[alt^='Round']").last
        expect(picture).to_have_attribute("alt", re.compile(words), timeout=PATIENCE_MS)
        self.wait_for_picture(picture)

    def wait_for_picture(self, picture: Locator) -> None:
        picture.scroll_into_view_if_needed()
        handle = picture.element_handle()
        assert handle is not None
        self.page.wait_for_function("picture => picture.complete && picture.naturalWidth > 300", arg=handle, polling=50)

    @property
    def text(self) -> str:
        """Everything to be read in the conversation."""
        return "\n".join(self.page.locator("article.channel-message").all_inner_texts())

    def keep(self, name: str) -> None:
        """A screenshot for a person to look at."""
        self.page.screenshot(path=self._screenshots / f"{name}.png")

    def _begin_again(self) -> None:
        """Loads the page again, as people do when something is stuck."""
        self.page.reload()
        if self._who is not None:
            self.page.locator("#viewer-picker").select_option(label=self._who)
        # What is typed while the page is still loading would be lost again.
        self.page.wait_for_timeout(1500)

    def _type(self, text: str) -> None:
        composer = self.page.locator("#channel-composer-input")
        composer.fill("")
        composer.press_sequentially(text)
        expect(self.page.locator("[role=option]:visible").first).to_be_visible(timeout=MENU_MS)


@dataclass(frozen=True)
class StartPage:
    """``channel`` is the channel's address, ``letters`` those of each person's direct messages.

    ``beginner`` is the name of the person who begins by the instructions, ``command`` what they are to type.
    """

    channel: str
    letters: Mapping[str, str]
    beginner: str
    command: str


def read_start_page(url: str) -> StartPage:
    with urllib.request.urlopen(url) as response:
        page = response.read().decode()
    channel, *letters = re.findall(r'href="(http[^"]+)"', page)
    names = re.findall(r"<li><b>(.*?)</b>", page)
    instruction = re.search(r"<li>You are (\w+): .* type /(\w+), press Enter", page)
    assert instruction, page
    return StartPage(channel, dict(zip(names, letters, strict=True)), *instruction.groups())


def open_page(context: BrowserContext, url: str, screenshots: Path) -> ChannelPage:
    page = context.new_page()
    page.goto(url)
    return ChannelPage(page, screenshots)
