"""The link with which somebody adds the bot to a server, and what it asks for."""

from __future__ import annotations

import discord

MINIMAL_RIGHTS = (
    "view_channel",
    "send_messages",
    "embed_links",
    "attach_files",
    "create_public_threads",
    "send_messages_in_threads",
)
"""What the invitation link asks for, as discord.py and the texts name it."""

MINIMAL_PERMISSIONS = discord.Permissions(**dict.fromkeys(MINIMAL_RIGHTS, True))


def invitation_link(application: int) -> str:
    """``application`` is the application's id."""
    scopes = ("bot", "applications.commands")
    return discord.utils.oauth_url(application, permissions=MINIMAL_PERMISSIONS, scopes=scopes)
