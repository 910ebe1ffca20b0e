"""Chromium in front of the playground, driven as a person would: by what can be seen, typed and clicked."""

from __future__ import annotations

import re
import urllib.request
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import BrowserContext, Locator, Page, expect

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


class ChannelPage:
    """The page with the channel; ``become`` changes who is looking."""

    def __init__(self, page: Page, screenshots: Path) -> None:
        self.page = page
        self._screenshots = screenshots

    def become(self, name: str) -> None:
        self._act(lambda: self.page.locator("#viewer-picker").select_option(label=name))

    def open_table(self) -> None:
        """Types /play, picks the game offered, and sends."""
        self._type("/play")
        self.page.keyboard.press("Enter")
        self.page.locator("[role=option]:visible", has_text="Käseschieben").click()
        self._act(self.page.locator("#send-message").click)

    def move(self, letters: str) -> None:
        """/move with the path typed out."""
        self._type("/move")
        self.page.keyboard.press("Enter")
        self.page.keyboard.type(letters)
        self.page.locator("[role=option]:visible", has_text=f"{letters} →").click()
        self._act(self.page.locator("#send-message").click)

    def press(self, label: str) -> None:
        """The newest button of that label."""
        self._act(self.button(label).last.click)

    def button(self, label: str) -> Locator:
        return self.page.locator("button.component-button", has_text=re.compile(rf"{label}$"))

    def wait_for_button(self, label: str) -> None:
        expect(self.button(label).last).to_be_visible(timeout=15_000)

    @property
    def board_words(self) -> str:
        """The alt text of the newest board."""
        return self.page.locator("article img[alt^='Round']").last.get_attribute("alt") or ""

    def wait_for_board(self, words: str) -> None:
        """Until the newest board's alt text holds the words, and its picture is loaded."""
        picture = self.page.locator("article img[alt^='Round']").last
        expect(picture).to_have_attribute("alt", re.compile(words), timeout=15_000)
        self.wait_for_picture(picture)

    def wait_for_picture(self, picture: Locator) -> None:
        picture.scroll_into_view_if_needed()
        handle = picture.element_handle()
        assert handle is not None
        self.page.wait_for_function("picture => picture.complete && picture.naturalWidth > 300", arg=handle)

    @property
    def text(self) -> str:
        """Everything to be read in the conversation."""
        return "\n".join(self.page.locator("article.channel-message").all_inner_texts())

    def picture_words(self) -> list[str]:
        return [picture.get_attribute("alt") or "" for picture in self.page.locator("article img[alt]").all()]

    def keep(self, name: str) -> None:
        """A screenshot for a person to look at."""
        self.page.screenshot(path=self._screenshots / f"{name}.png")

    def _act(self, act: Callable[[], object]) -> None:
        """Acts, and once more where the page said that it was changing just then."""
        status = self.page.locator("#action-status")
        for _ in range(5):
            act()
            expect(status).to_have_text(re.compile("[^…]$"), timeout=15_000)
            if status.inner_text() != "Action was not completed.":
                return
        raise AssertionError("the page refuses everything")

    def _type(self, text: str) -> None:
        composer = self.page.locator("#channel-composer-input")
        composer.click()
        composer.press_sequentially(text)
        expect(self.page.locator("[role=option]:visible").first).to_be_visible()


def linked_pages(start_url: str) -> list[str]:
    """The addresses on the start page: the channel's, then each person's direct messages."""
    with urllib.request.urlopen(start_url) as response:
        return re.findall(r'href="(http[^"]+)"', response.read().decode())


def open_page(context: BrowserContext, url: str, screenshots: Path) -> ChannelPage:
    page = context.new_page()
    page.goto(url)
    return ChannelPage(page, screenshots)
