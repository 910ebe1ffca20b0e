refused-only-in-servers = That only works on a server.
refused-no-table = There is no table in this channel. `/{ command-play }` opens one, `/{ command-mine }` lists yours.
refused-no-table-yet = There has been no table in this channel yet. `/{ command-play }` opens one.
refused-no-match-yet = No match has begun in this channel yet. `/{ command-play }` opens a table.
refused-no-such-table = I do not know this table, or you cannot see its channel.
refused-table-exists = A table is already open here: {$url}
refused-invitation-exists = An invitation is already open here: {$url} The table’s host can close it with `/{ command-table } { command-table-cancel }`.
refused-table-exists-direct = A table of yours is already open here: {$url} `/{ command-table } { command-table-cancel }` ends it.
refused-table-closed = This invitation is over. `/{ command-play }` opens a new table.
refused-table-full =
    { $most ->
        [one] The table is full.
       *[other] The table is full: {$most} seats are taken.
    }
refused-already-seated = You already have a seat. `/{ command-leave }` leaves it.
refused-not-seated = You have no seat at this table.
refused-already-started = The game has already begun.
refused-not-started = The game has not begun yet.
refused-not-over = This game is still going on.
refused-match-over = This game is over.
refused-table-retired = This match cannot go on. Its file is still in `/{ command-history }`.
refused-replay-retired = I can no longer show this match. Its file is still in `/{ command-history }`: “{ button-export }”.
refused-replay-shown = This match’s replay is in the channel already; it can be shown to everybody only once.
refused-only-leader = Only the table’s host can do that: <@{ $leader }>.
refused-only-leader-or-moderator = Only the table’s host (<@{ $leader }>) or somebody with the “Manage Messages” permission can do that.
refused-only-server-managers = You need the “Manage Server” permission for that.
refused-unknown-level = There is no computer player of that level.
refused-no-computer = There is no computer at this table.
refused-too-few =
    { $missing ->
        [one] One player is missing. Invite somebody, or add a computer.
       *[other] {$missing} players are missing. Invite somebody, or add computers.
    }
refused-unknown-option = This option does not exist.
refused-unknown-game = I do not know this game.
refused-unknown-press = This button no longer means anything.
refused-unknown-action = I do not know this move.
refused-unknown-scope = That cannot be ended on its own.
refused-cannot-stop = That cannot be ended on its own.
refused-wrong-seats = This game cannot be played with {$seats} seats.
refused-away = A computer is playing for you. Take your seat back first: `/{ command-join }`
refused-already-away = A computer is already playing for you.
refused-outdated = The game has moved on in the meantime. `/{ command-board }` shows the table.
refused-moved-recently =
    { $minutes ->
        [one] Somebody just moved. You can cancel in about a minute; moderators at once, with a reason.
       *[other] Somebody just moved. You can cancel in about {$minutes} minutes; moderators at once, with a reason.
    }
refused-cannot-post-here = I am not allowed to post in this channel. I need “View Channel”, “Send Messages”, “Attach Files” and “Embed Links”.
refused-locked-thread = This thread is locked, so I cannot post in it. Somebody with “Manage Threads” can unlock it.
refused-unknown-channel = I do not know this kind of channel. Please use a text channel.
refused-not-on-server = This server has my commands, but not me. Somebody who may manage it can add me: {$url}
refused-guest = Tables and everything about them need me on the server, since I have to post there: [invite me]({$url}).
refused-only-in-private-here = On this server, replies from apps that people bring along stay private, so nobody else would see it. Share it somewhere else.
refused-missing-rights = I am missing permissions in this channel: {$rights}.
refused-too-fast =
    { $seconds ->
        [one] That was a lot at once. Try again in a second.
       *[other] That was a lot at once. Try again in {$seconds} seconds.
    }
refused-too-many-tables-person =
    { $most ->
        [one] You already have a seat at an open table. Finish or leave it first.
       *[other] You already have a seat at {$most} open tables. Finish or leave one of them first.
    }
refused-too-many-tables-server =
    { $most ->
        [one] A table is already open on this server, and that’s the limit. When it ends, you can open another.
       *[other] {$most} tables are already open on this server, and that’s the limit. When one ends, you can open another.
    }
refused-too-many-tables-all = I am running as many tables as I can at the moment. Please try again later.
refused-put-out = The host has removed you from this table. You can join the next one.
refused-put-out-yourself = You cannot remove yourself. `/{ command-leave }` gives up your seat.
refused-not-at-table = This person has no seat at the table.
refused-your-rights = You are missing permissions in this channel: {$rights}.
refused-unfit-option = I cannot use one of these values. Please choose from what Discord offers.
refused-unknown-command = This command no longer exists. Reload Discord to see the current ones.
refused-no-threads-here = No threads can be opened here.
refused-no-threads-now = Discord does not let me open a thread here at the moment. The server may have too many open ones already.
refused-nothing-secret = There is nothing secret in this game.
refused-not-your-turn = It is not your turn.
refused-already-rolled = You have already rolled.
refused-roll-first = Roll first.
refused-odds-off = This table plays without odds.
refused-no-odds-now = There are no odds to show at the moment.
refused-no-odds-in-game = There are no odds in this game.
refused-no-such-seat = Nobody has that seat.
refused-same-seat = Choose two different seats.
refused-nobody-to-swap = There is nobody to swap with yet.
refused-not-possible-now = That is not possible now.
refused-pawn-alike = Pawns of one player on the same square are alike: choose the one with the lower number.
refused-seed-empty = A seed needs at least one character.
refused-seed-too-long = A seed can have at most { $most } characters.
refused-seed-characters = This seed has invisible characters. Please use letters, digits, punctuation or emoji.
refused-secret-lost = The secret of these dice is lost, so nothing can be checked any more.
refused-table-or-file = Choose a table or a file, not both.
refused-file-too-large = This file is too large: a match file has at most {$most} MB.
refused-file-not-loaded = I cannot get this file from Discord at the moment. Please try again.
refused-took-too-long = This is taking too long at the moment. Nothing is lost; please try again.
refused-record-no-json = This is not a match file: it is not valid JSON, or part of it is missing.
refused-record-other-format = This is not the match file of a Spieleabend game.
refused-record-malformed = { $where ->
        [none] This match file is malformed.
       *[other] This match file is malformed at `{$where}`.
    }
refused-record-running = In this match file the game is not over yet, so its secret is missing. Export it again after the end.
refused-restarting = I am being restarted. Please open your table in a minute.
refused-blocked-person = You cannot use me: this bot’s operator has blocked you. Please ask them.
refused-blocked-server = Nobody can use me here: this bot’s operator has blocked this server. Please ask them.
refused-only-owners = Only the operator of this bot can do that.
refused-block-owner = You would be blocking yourself.
refused-no-discord-id = That is not a Discord ID. Switch on Developer Mode in Discord’s settings; “Copy User ID” and “Copy Server ID” then give you one.
refused-announcing = An announcement is already on its way. Wait until it has arrived.
refused-already-invited = They have already been invited to this table.
refused-cannot-be-invited = None of them can come: choose members who can see this channel.
refused-no-role-to-call = This server has named no role to notify.
refused-role-not-mentionable = {$role} is not mentionable, and I lend nobody my own right. Somebody who manages the server can change the role’s settings.
refused-role-called-lately = This role has just been notified. You can notify it again in { $minutes ->
        [one] one minute
       *[other] {$minutes} minutes
    }.
refused-no-match-in-message = This message doesn’t show one of my matches.
refused-challenge-yourself = You cannot challenge yourself.
