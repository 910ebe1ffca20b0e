refused-only-in-servers = That only works on a server.
refused-no-table = There is no table in this channel. `/{ command-play }` opens one.
refused-no-table-yet = There has been no table in this channel yet. `/{ command-play }` opens one.
refused-no-such-table = I do not know this table, or you cannot see its channel.
refused-table-exists = A table is already open here: {$url}
refused-table-closed = This invitation was withdrawn. `/{ command-play }` opens a new table.
refused-table-full =
    { $most ->
        [one] The table is full.
       *[other] The table is full: {$most} seats are taken.
    }
refused-already-seated = You already have a seat.
refused-not-seated = You have no seat at this table.
refused-already-started = The game has begun already.
refused-not-started = The game has not begun yet.
refused-not-over = This game is still going on.
refused-match-over = This game is over.
refused-table-retired = I cannot go on with this game: the rules it was played by are no longer here, or its record is damaged.
refused-replay-retired = I cannot show this match again: the rules it was played by are no longer here, its record is damaged, or the key to it is lost. `/{ command-export }` still gives you its record.
refused-only-leader = Only the table’s leader can do that.
refused-only-leader-or-moderator = Only the table’s leader or somebody with “Manage Messages” can do that.
refused-only-server-managers = That needs the right “Manage Server”.
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
refused-outdated = The game has moved on since. Look at the table’s latest message, or use `/{ command-board }`.
refused-moved-recently =
    { $minutes ->
        [one] The table has moved within the last ten minutes. It can be given up in about a minute if nothing happens.
       *[other] The table has moved within the last ten minutes. It can be given up in about {$minutes} minutes if nothing happens.
    }
refused-cannot-post-here = I may not post in this channel. I need “View Channel”, “Send Messages”, “Attach Files” and “Embed Links”.
refused-missing-rights = I lack rights in this channel: {$rights}.
refused-too-fast =
    { $seconds ->
        [one] That was a lot at once. Try again in a second.
       *[other] That was a lot at once. Try again in {$seconds} seconds.
    }
refused-too-many-tables-person =
    { $most ->
        [one] You sit at an open table already. Finish or leave it first.
       *[other] You sit at {$most} open tables already. Finish or leave one of them first.
    }
refused-too-many-tables-server =
    { $most ->
        [one] One table is open on this server, and there cannot be more. Another can be opened when it has ended.
       *[other] {$most} tables are open on this server, and there cannot be more. Another can be opened when one of them has ended.
    }
refused-too-many-tables-all = All my tables are taken at the moment. Please try again later.
refused-put-out = The table’s leader has removed you from this invitation. You can join the next table.
refused-put-out-yourself = You cannot remove yourself. `/{ command-leave }` gives your seat up.
refused-not-at-table = This person has no seat at the table.
refused-your-rights = You lack rights in this channel: {$rights}.
refused-unfit-option = I cannot do anything with one of these values. Please choose what Discord offers.
refused-unknown-command = This command no longer exists. Reload Discord to see the present ones.
refused-no-threads-here = No threads can be opened here.
refused-nothing-secret = There is nothing secret in this game.
refused-not-your-turn = It is not your turn.
refused-already-rolled = You have rolled already.
refused-roll-first = Roll first.
refused-odds-off = This table plays without odds.
refused-no-odds-now = There is nothing to work out at the moment.
refused-no-odds-in-game = No chances are worked out in this game.
refused-no-such-seat = Nobody has this seat.
refused-same-seat = Choose two different seats.
refused-nobody-to-swap = There is nobody yet to change places with.
refused-other-words = `/{$word}` means nothing in {$game}. Here you can use {$words}.
refused-not-possible-now = That is not possible now.
refused-pawn-alike = Pawns of one player on the same square are alike: choose the one with the lower number.
refused-no-seeds-here = This table was opened before there were seeds of one’s own. The next one has them.
refused-seed-empty = A seed needs at least one character.
refused-seed-too-long = A seed has { $most } characters at most.
refused-seed-characters = This seed has characters that cannot be seen. Please use letters, digits, signs or emoji.
refused-secret-lost = The secret of these dice is lost, so nothing can be checked any more.
refused-table-or-file = Choose a table or a file, not both.
refused-file-too-large = This file is too large for a record: at most {$most} MB.
refused-file-not-loaded = Discord does not give me this file at the moment. Please try again.
refused-took-too-long = That takes too long at the moment. Nothing is lost; please try again.
refused-record-no-json = This file is no record: it is not readable as JSON, or it is cut off.
refused-record-other-format = This file is no record of a game of Spieleabend.
refused-record-malformed = { $where ->
        [none] This record is malformed.
       *[other] This record is malformed at `{$where}`.
    }
refused-record-running = In this record the game is not over yet, so its secret is missing. Check the one from after the end.
refused-restarting = I am being restarted. Please open your table in a minute.
refused-blocked-person = The operator of this bot has blocked you, so I do nothing for you.
refused-blocked-server = The operator of this bot has blocked this server, so I do nothing here.
refused-only-owners = Only the owner of this bot, or its team, can do that.
refused-block-owner = That would block you yourself.
refused-no-discord-id = That is no id of Discord’s. Switch on the developer mode in Discord’s settings; “Copy ID” then gives you one.
refused-announcing = An announcement is on its way already. Wait until it has arrived.
