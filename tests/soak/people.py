"""People who press and type at random what Discord shows them."""

import asyncio
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from tests.hosted import GAMES
from tests.soak.discord_server import COMMAND, COMPLETION, FORM, PRESS, SoakDiscord
from tests.soak.messages import Asked, Shown, walk
from tests.soak.objects import direct_channel
from tests.soak.stored import Stored, TableRow
from tests.sockets.loopback_discord import GUILD, Json, member, user

_SUBCOMMAND, _GROUP, _STRING, _INTEGER, _BOOLEAN, _USER, _CHANNEL, _ROLE, _FILE = 1, 2, 3, 4, 5, 6, 7, 8, 11
_RADIO = 21

_RARE = {
    "give-up",
    "cancel",
    "end",
    "end-now",
    "resign-now",
    "leave",
    "privacy-delete-now",
    "put-out",
    "remove-computer",
    "help-learn",
    "night-plan",
}
"""Presses that would end more matches than are played, if they were as frequent as all others."""

_RARELY_TYPED = {"privacy", "settings", "table", "leave"}

_TYPED = ("", " ", "1", "Fri 20:00", "2 3", "A1", "B2 C3", "99999999999999999999", "🧀", "x" * 120, "²", "a:b:c", "‮1")


@dataclass
class People:
    discord: SoakDiscord
    stored: Stored
    randomness: random.Random
    done: dict[str, int] = field(default_factory=dict)
    """Number of times that each thing was done."""
    _sent: list[tuple[Asked, int, Json]] = field(default_factory=list)
    _heard: dict[str, list[str | int]] = field(default_factory=dict)
    """Values that were offered to complete an option with."""

    async def begin(self) -> None:
        """Opens a table of each game, as far as there are channels, and starts it with the fewest people."""
        for game, channel in zip(sorted(GAMES), self.discord.channels, strict=False):
            people = self.discord.people[: min(GAMES[game].spec.seat_counts)]
            await self._say("play", people[0], channel, game=game)
            for person in people[1:]:
                await self._say("join", person, channel)
            await self._say("start", people[0], channel)

    async def _say(self, command: str, person: str, channel: str, **options: str) -> None:
        """A command as it is meant."""
        given = [{"name": name, "type": _STRING, "value": value} for name, value in options.items()]
        data: Json = {"id": "5", "name": command, "type": 1, "options": given}
        await self.discord.replied(await self.discord.interact(person, channel, COMMAND, data, f"/{command}"))

    async def do_something(self) -> None:
        choice = self.randomness.random()
        channel, person = self._somewhere()
        if choice < 0.02:
            await self._end_a_match()
        elif choice < 0.35:
            await self._take_turn()
        elif choice < 0.72:
            await self._press_something(channel, person)
        elif choice < 0.9:
            await self._command(channel, person)
        elif choice < 0.95 and self._sent:
            # Most often at once, while the first is still being worked on.
            repeated = self._sent[-1] if self.randomness.random() < 0.6 else self.randomness.choice(self._sent[-20:])
            await self.discord.repeat(*repeated)
            self._count("delivered twice")
        elif choice < 0.965:
            await self._press_what_is_not_there(channel, person)
        elif choice < 0.975:
            self.discord.chat(channel)
        elif choice < 0.98:
            self.discord.archive()
            self._count("threads archived")
        elif choice < 0.985:
            self._count("messages of nights deleted", self.discord.delete_a_nights_message())
        else:
            await self._fill_in_a_form()

    async def move_on(self, row: TableRow, seconds: float = 60.0) -> list[str] | None:
        """The person in turn does what the table's message offers, until the match has gone on.

        Returns None then, and what they have tried if it does not go on in time.
        """
        person, before = row.waiting_for, self.stored.version(row.id)
        assert person is not None
        tried: list[str] = []
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            present = self.stored.table(row.id)
            if present is None or present.waiting_for != person or self.stored.version(row.id) > before:
                return None
            offered = [each for each in _controls(self._in_turn(present, person)) if _is_move(each[1], row)]
            if not offered or len(tried) % 12 == 11:
                asked = await self._type("roll", person, row.channel)
            else:
                asked = await self._press(person, *self.randomness.choice(offered))
            await self.discord.replied(asked)
            tried.append(asked.what)
            # What is shown follows the reply.
            await asyncio.sleep(0.05)
        return tried

    async def come_back(self, row: TableRow, person: str) -> None:
        """By a command, to a seat that a computer keeps."""
        await self.discord.replied(await self._type("join", person, row.channel))

    async def _end_a_match(self) -> None:
        """Everybody at a table wants to see its result, one after the other."""
        rows = [row for row in self.stored.tables() if row.open and row.status == "playing"]
        if not rows:
            return
        row = self.randomness.choice(rows)
        vote = {"name": "end", "type": _SUBCOMMAND, "options": [{"name": "what", "type": _STRING, "value": "match"}]}
        for person in row.people:
            data: Json = {"id": "5", "name": "table", "type": 1, "options": [vote]}
            self._sent.append((await self.discord.interact(person, row.channel, COMMAND, data, "/table end"), 2, data))
        self._count("ends wanted")

    async def _take_turn(self) -> None:
        """Somebody in turn does something of what they can do."""
        rows = [row for row in self.stored.tables() if row.open and row.waiting_for in self.discord.people]
        if not rows:
            return
        row = self.randomness.choice(rows)
        assert row.waiting_for is not None
        offered = [each for each in _controls(self._in_turn(row, row.waiting_for)) if _is_move(each[1], row)]
        if offered:
            await self._press(row.waiting_for, *self.randomness.choice(offered))

    def _in_turn(self, row: TableRow, person: str) -> list[Shown]:
        """The table's message, and the latest private ones."""
        visible = self.discord.visible_to(person, row.channel)
        private = [each for each in visible if each.audience == person][-3:]
        return [each for each in visible if each.id == row.message] * 2 + private

    def _somewhere(self) -> tuple[str, str]:
        person = self.randomness.choice(self.discord.people)
        if self.randomness.random() < 0.12:
            return direct_channel(person), person
        return self.randomness.choice([*self.discord.channels, *self.discord.threads]), person

    async def _press_something(self, channel: str, person: str) -> None:
        tables = [row for row in self.stored.tables() if row.channel == channel and row.open]
        concerned = [person for row in tables for person in (row.waiting_for, str(row.document["leader"]))]
        known = [each for each in concerned if each in self.discord.people]
        if known and self.randomness.random() < 0.6:
            person = self.randomness.choice(known)
        visible = self.discord.visible_to(person, channel)
        if not visible:
            return
        # People look at what is below.
        recent = visible[-6:] if self.randomness.random() < 0.9 else visible
        offered = list(_controls(recent))
        if not offered:
            return
        weights = [_weight(part) for _, part in offered]
        [(message, part)] = self.randomness.choices(offered, weights)
        await self._press(person, message, part)

    async def _press_what_is_not_there(self, channel: str, person: str) -> None:
        """A custom id that was shown to somebody else, or that nobody was ever shown."""
        shown = [each for each in self.discord.messages.values() if each.controls]
        if not shown:
            return
        seen, other = (self.randomness.choice(self.randomness.choice(shown).controls) for _ in range(2))
        parts, others = seen["custom_id"].split(":"), other["custom_id"].split(":")
        place = self.randomness.randrange(len(parts))
        mine = self.randomness.choice(shown)
        replaced = [others[min(place, len(others) - 1)], "", "0", "99999999999999999999", "🧀", parts[place] * 2]
        parts[place] = self.randomness.choice(replaced) if self.randomness.random() < 0.7 else parts[place]
        altered = {**seen, "custom_id": ":".join(["sa", *parts[1:]])[:100]}
        await self._press(person, Shown(mine.id, channel, mine.components, mine.flags, mine.audience), altered)
        self._count("forged")

    async def _press(self, person: str, message: Shown, part: Json) -> Asked:
        data: Json = {"custom_id": part["custom_id"], "component_type": part["type"]}
        if part["type"] != 2:
            data |= self._chosen(part)
        asked = await self.discord.interact(person, message.channel, PRESS, data, part["custom_id"], message)
        self._sent.append((asked, PRESS, data))
        self._count("pressed")
        return asked

    def _chosen(self, part: Json) -> Json:
        if part["type"] == 3:
            offered = [option["value"] for option in part["options"]]
        elif part["type"] == 5:
            offered = list(self.discord.people)
        elif part["type"] == 8:
            offered = list(self.discord.channels)
        else:
            offered = [GUILD]
        most = min(part.get("max_values", 1), len(offered))
        values = self.randomness.sample(offered, self.randomness.randint(min(part.get("min_values", 1), most), most))
        if part["type"] == 3:
            return {"values": values}
        return {"values": values, "resolved": self._resolved(values)}

    def _resolved(self, values: Sequence[str]) -> Json:
        people = [value for value in values if value in self.discord.people]
        return {
            "users": {value: user(value, f"person{value}") for value in people},
            "members": {value: {k: v for k, v in member(value).items() if k != "user"} for value in people},
            "channels": {
                value: self.discord.channel(value) | {"permissions": "0"}
                for value in values
                if value in self.discord.channels
            },
            "roles": {},
        }

    async def _fill_in_a_form(self) -> None:
        forms = [asked for asked in list(self.discord.asked.values())[-40:] if asked.form is not None]
        if not forms:
            return
        asked = self.randomness.choice(forms)
        assert asked.form is not None
        fields = [part for part in walk(asked.form["components"]) if part["type"] == 4]
        fields += [part["component"] for part in walk(asked.form["components"]) if part["type"] == 18]
        typed = [{"type": 18, "component": self._filled_in(part)} for part in fields]
        data = {"custom_id": asked.form["custom_id"], "components": typed}
        await self.discord.interact(asked.person, asked.channel, FORM, data, data["custom_id"], asked.pressed)
        self._count("forms sent")

    def _filled_in(self, part: Json) -> Json:
        """With words, or with a choice of what the field offers."""
        field: Json = {"type": part["type"], "custom_id": part["custom_id"]}
        if "options" not in part:
            return {**field, "value": self._words()}
        value = self.randomness.choice(part["options"])["value"]
        return {**field, "value": value} if part["type"] == _RADIO else {**field, "values": [value]}

    async def _command(self, channel: str, person: str) -> None:
        if not self.discord.commands:
            return
        if not any(row.channel == channel and row.open for row in self.stored.tables()):
            names = ["play"] * 8 + ["learn"]
        else:
            names = ["join"] * 3 + ["start"] * 3 + ["roll"] * 3
            names += [each["name"] for each in self.discord.commands if each["name"] not in _RARELY_TYPED]
            if self.randomness.random() < 0.1:
                names = [*_RARELY_TYPED]
        await self._type(self.randomness.choice(names), person, channel)

    async def _type(self, name: str, person: str, channel: str) -> Asked:
        """The command with whatever options."""
        command = next(each for each in self.discord.commands if each["name"] == name)
        resolved: Json = {"users": {}, "members": {}, "channels": {}, "roles": {}, "attachments": {}}
        options = self._options(command.get("options") or [], resolved, name)
        data: Json = {"id": "5", "name": name, "type": 1, "options": options}
        data["resolved"] = {kind: values for kind, values in resolved.items() if values}
        if self.randomness.random() < 0.2 and (completed := self._completing(command, data)) is not None:
            asked = await self.discord.interact(person, channel, COMPLETION, completed, f"completing /{name}")
            self._count("completed")
            return asked
        asked = await self.discord.interact(person, channel, COMMAND, data, f"/{name} {options}")
        self._sent.append((asked, COMMAND, data))
        del self._sent[:-50]
        self._count("typed")
        return asked

    def _completing(self, command: Json, data: Json) -> Json | None:
        """The command while the person is still typing it; None if nothing there is completed."""
        declared, options = command.get("options") or [], data["options"]
        while options and options[0]["type"] in (_SUBCOMMAND, _GROUP):
            declared = next(each for each in declared if each["name"] == options[0]["name"]).get("options") or []
            options = options[0]["options"]
        completed = {each["name"] for each in declared if each.get("autocomplete")}
        focused = next((option for option in options if option["name"] in completed), None)
        if focused is None:
            return None
        focused["focused"] = True
        return data

    def _options(self, declared: Sequence[Json], resolved: Json, path: str) -> list[Json]:
        within = [each for each in declared if each["type"] in (_SUBCOMMAND, _GROUP)]
        if within:
            chosen = self.randomness.choice(within)
            inner = self._options(chosen.get("options") or [], resolved, f"{path} {chosen['name']}")
            return [{"name": chosen["name"], "type": chosen["type"], "options": inner}]
        given = [each for each in declared if each.get("required") or self.randomness.random() < 0.4]
        return [
            {"name": each["name"], "type": each["type"], "value": self._value(each, resolved, path)} for each in given
        ]

    def _value(self, option: Json, resolved: Json, path: str) -> object:
        pick = self.randomness.choice
        if choices := option.get("choices"):
            return pick(choices)["value"]
        match option["type"]:
            case 3 if option["name"] == "dates" and self.randomness.random() < 0.8:
                return pick(("tomorrow 8pm", "tomorrow 8pm, Friday 9pm"))
            case 3:
                heard = self._heard_of(option["name"])
                return pick(heard) if heard and self.randomness.random() < 0.6 else self._words()
            case 4:
                lowest, highest = option.get("min_value", 0), option.get("max_value", 50)
                return self.randomness.randint(lowest, max(lowest, min(highest, lowest + 12)))
            case 5:
                return pick([True, False])
            case 6:
                value = pick(self.discord.people)
                resolved["users"][value] = user(value, f"person{value}")
                resolved["members"][value] = {k: v for k, v in member(value).items() if k != "user"}
                return value
            case 7:
                value = pick(self.discord.channels)
                resolved["channels"][value] = self.discord.channel(value) | {"permissions": "0"}
                return value
            case 8:
                role = {"id": GUILD, "name": "@everyone", "permissions": "0", "position": 0, "color": 0, "hoist": False}
                role |= {"managed": False, "mentionable": False, "flags": 0, "colors": {"primary_color": 0}}
                resolved["roles"][GUILD] = role
                return GUILD
            case 11:
                number = self.discord.attach(self._altered_file())
                file = {"id": "7", "filename": "record.json", "size": 100, "proxy_url": "", "content_type": None}
                resolved["attachments"]["7"] = file | {
                    "url": f"{self.discord.base.removesuffix('/api')}/files/{number}"
                }
                return "7"
        return self.randomness.randint(0, 9)

    def _heard_of(self, option: str) -> list[str | int]:
        for asked in list(self.discord.asked.values())[-60:]:
            if asked.what.startswith("completing") and asked.choices:
                self._heard[option] = [choice["value"] for choice in asked.choices]
        return self._heard.get(option, [])

    def _words(self) -> str:
        return self.randomness.choice(_TYPED[1:])

    def _altered_file(self) -> bytes:
        """A record that somebody has exported, as it was or cut or changed."""
        files = self.discord.files
        content = self.randomness.choice(files) if files else b"{}"
        place = self.randomness.randrange(len(content))
        return self.randomness.choice([content, content[:place], content[:place] + b"7" + content[place + 1 :]])

    def _count(self, what: str, number: int = 1) -> None:
        self.done[what] = self.done.get(what, 0) + number


def _controls(shown: Sequence[Shown]) -> list[tuple[Shown, Json]]:
    return [(message, part) for message in shown for part in message.controls]


def _verb(part: Json) -> str:
    pieces = part["custom_id"].split(":")
    return pieces[3] if len(pieces) > 3 else ""


def _is_move(part: Json, row: TableRow) -> bool:
    """Return whether it rolls or does something of the game at that table."""
    verb, table = _verb(part), part["custom_id"].split(":")[1]
    return table == str(row.id) and (verb in ("roll", "lesson-on", "lesson-back") or verb.startswith(f"{row.game}."))


def _weight(part: Json) -> float:
    verb = _verb(part)
    if verb in _RARE:
        return 0.15
    return 4.0 if verb in ("roll", "join", "start", "add-computer", "agree") or "." in verb else 1.0
