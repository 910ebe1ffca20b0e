"""simcord's pages for a channel and for direct messages, side by side and always up to date.

simcord means to show one channel of a world; this lets several of its pages live together.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Any

from simcord import Env
from simcord.backend.errors import SetupError
from simcord.backend.models import Interaction
from simcord.preview import Preview

from playground.simulated_discord import SETTLE_SECONDS

FOLLOW_SECONDS = 0.05
CLOCK_SECONDS = 1.0

BRIEF_SECONDS = 0.1
"""For what the bot does once it has answered: a press that takes longer goes on while others press."""


class Pages:
    """The open pages of a world. They close with it."""

    def __init__(self, env: Env) -> None:
        self._env = env
        self._previews: list[Preview] = []
        self._shown: dict[tuple[int, str], object] = {}
        self._asked: Interaction | None = None
        self._settle_fully = env._settle_internal
        env._settle_internal = self._settle_briefly  # type: ignore[method-assign]  # simcord has no switch
        env._register_dispatch_observer(self._note_interaction)
        # simcord refuses a press that arrives while the clock advances, and its page then waits for ever.
        self._one_at_a_time = asyncio.Lock()

    async def open(self, channel: Any, viewers: Sequence[Any], port: int) -> str:
        """The address of a new page for the channel; any free port if that one is taken."""
        self._env._preview = None
        try:
            preview = self._env.preview(channel, viewers=viewers, layout="channel", port=port)
            await preview.__aenter__()
        except (OSError, SetupError):
            self._env._preview = None
            preview = self._env.preview(channel, viewers=viewers, layout="channel", port=0)
            await preview.__aenter__()
        self._note_publications(preview)
        self._queue_presses(preview)
        self._previews.append(preview)
        self._env._preview = _All(self._previews)  # type: ignore[assignment]
        return preview.url

    async def follow(self) -> None:
        """Shows changes on the pages that do not have them yet, until it is cancelled."""
        while True:
            await asyncio.sleep(FOLLOW_SECONDS)
            # In the middle of somebody's press, a page that changes would lose it.
            if self._env._operation_task is None:
                for preview in self._previews:
                    self._publish_if_changed(preview)

    async def keep_time(self) -> None:
        """Keeps the world's clock at our time, until it is cancelled."""
        while True:
            await asyncio.sleep(CLOCK_SECONDS)
            with contextlib.suppress(SetupError, RuntimeError, TimeoutError):
                async with self._one_at_a_time:
                    # Presses hold the world's clock up; the bot's own is ours.
                    behind = (datetime.now(UTC) - self._env.now()).total_seconds()
                    if behind > 0:
                        await self._env.advance_time(behind)

    async def close(self) -> None:
        for preview in self._previews:
            await preview.close()

    def _note_interaction(self, interaction: Interaction) -> None:
        self._asked = interaction

    async def _settle_briefly(self, *, dispatch: str | None = None, **_unheeded: Any) -> None:
        """Waits until the bot has answered, but only briefly for what it does besides: pages follow that.

        simcord waits until the bot is idle. That takes long while it analyses a match, or computers think.
        """
        loop = asyncio.get_running_loop()
        latest = loop.time() + SETTLE_SECONDS
        while loop.time() < latest:
            with contextlib.suppress(TimeoutError):
                await self._settle_fully(timeout=BRIEF_SECONDS, dispatch=dispatch)
                return
            # A form or a completion is in the answer itself.
            if dispatch != "INTERACTION_CREATE" or self._asked is None or self._asked.responded:
                return

    def _queue_presses(self, preview: Preview) -> None:
        """Presses wait for each other and for the clock."""
        act = preview._action

        async def act_alone(context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
            async with self._one_at_a_time:
                return await act(context_id, body)

        preview._action = act_alone  # type: ignore[method-assign]

    def _note_publications(self, preview: Preview) -> None:
        """Remembers what each page shows, also where simcord itself has updated it after a press."""
        publish = preview._publish

        def publish_and_remember(page: Any, **options: Any) -> None:
            publish(page, **options)
            self._shown[id(preview), page.id] = self._present(preview)

        preview._publish = publish_and_remember  # type: ignore[method-assign]

    def _publish_if_changed(self, preview: Preview) -> None:
        # A page that is sent what it knows already would refuse a press that was made meanwhile.
        present = self._present(preview)
        behind = [page for page in preview._pages.values() if self._shown.get((id(preview), page.id)) != present]
        if behind:
            preview._advance_presentation_time()
        for page in behind:
            preview._publish(page, reason="refresh")

    def _present(self, preview: Preview) -> object:
        messages = self._env.backend.messages.get(preview.channel.id, {})
        return [(message.id, message.components, message.edited_timestamp) for message in messages.values()]


class _All:
    """Takes the place of the one page that simcord expects, and passes on to all what that would get."""

    # Else simcord would refuse to open another page.
    _closed = True

    def __init__(self, previews: Sequence[Preview]) -> None:
        self._previews = previews

    def _mark_action_dispatched(self) -> None:
        for preview in self._previews:
            preview._mark_action_dispatched()
