command-owner = owner
command-owner-description = For the operator of this bot
command-owner-numbers = numbers
command-owner-numbers-description = Servers, tables, matches, memory and delay
command-owner-table = table
command-owner-table-description = What is public about a table
command-owner-table-number = number
command-owner-table-number-description = The table’s number, on any server
command-owner-block = block
command-owner-block-description = Stop a person or a server from using me
command-owner-unblock = unblock
command-owner-unblock-description = Lift a block
command-owner-block-kind = what
command-owner-unblock-kind = { command-owner-block-kind }
command-owner-block-kind-description = A person or a server?
command-owner-unblock-kind-description = { command-owner-block-kind-description }
command-owner-block-number = id
command-owner-unblock-number = { command-owner-block-number }
command-owner-block-number-description = The Discord ID of the person or server
command-owner-unblock-number-description = { command-owner-block-number-description }
command-owner-announce = announce
command-owner-announce-description = Post a text of yours once at every open table
command-owner-announce-text = text
command-owner-announce-text-description = What to post; nobody is pinged
owner-person = person
owner-server = server
owner-numbers = **Started {$when}**
    Servers: {$servers}
    Open tables: {$tables} ({$games}), of which {$unshown} are still to be shown
    Matches since the start: {$started} started, {$finished} finished
    Memory: {$memory} MB
    Longest delay of the last 30 seconds: {$lag} ms
    Blocked: { $people ->
        [one] one person
       *[other] {$people} people
    }, { $blocked_servers ->
        [one] one server
       *[other] {$blocked_servers} servers
    }
owner-table = **Table {$table}: {$game}**, {$status}
    Server: {$server} (`{$server_id}`)
    Message: {$url}
    Seats: {$people}
    Entries of the match file: {$records}
    Last change: {$when}
    Commitment: `{$commitment}`
owner-status-lobby = invitation
owner-status-playing = running
owner-status-finished = finished
owner-status-cancelled = cancelled
owner-status-closed = withdrawn
owner-status-retired = retired
owner-blocked = { $kind ->
        [server] Server `{$id}` is blocked: nobody there can use me any more.
       *[person] Person `{$id}` is blocked: computers take over their seats.
    }
owner-blocked-already = { $kind ->
        [server] Server `{$id}` is already blocked.
       *[person] Person `{$id}` is already blocked.
    }
owner-unblocked = { $kind ->
        [server] Server `{$id}` is no longer blocked.
       *[person] Person `{$id}` is no longer blocked.
    }
owner-not-blocked = { $kind ->
        [server] Server `{$id}` is not blocked.
       *[person] Person `{$id}` is not blocked.
    }
owner-announcing = { $tables ->
        [0] No table is open, so there is nowhere to announce it.
        [one] The announcement is on its way to one table.
       *[other] The announcement is on its way to {$tables} tables, two a second.
    }
owner-announced = The announcement has reached {$sent} of {$tables} channels.
owner-announcement = 📣 **A word from the operator of this bot**
