"""A game night in a calendar: the right moment, an alarm, and nothing but the title where the title belongs."""

from cogs.nights.events import calendar_file

START = 1_800_000_000.4  # 15 January 2027, 08:00 UTC


def test_a_calendar_shows_the_night_and_reminds_of_it() -> None:
    hostile = "Käse; Würfel, \\n 🎲\r\nATTENDEE:mailto:a@b.c\x00\u202e" + "x" * 80
    file = calendar_file(
        hostile, START, START + 3 * 3600, "https://discord.com/1", "night-7@spieleabend", START - 86400
    )
    assert {
        "UID:night-7@spieleabend",
        "DTSTAMP:20270114T080000Z",
        "DTSTART:20270115T080000Z",
        "DTEND:20270115T110000Z",
        "TRIGGER:-PT1H",
        "URL:https://discord.com/1",
        f"SUMMARY:Käse\\; Würfel\\, \\\\n 🎲 ATTENDEE:mailto:a@b.c{'x' * 80}",
    } <= set(file.decode().replace("\r\n ", "").split("\r\n"))
