help-shards = which of Discord’s shards this process serves, of how many: the setting SHARDS
setting-shards = of several processes on one PostgreSQL, the shards that this one serves, such as 0-3/8 (default: all)
setting-requests-a-second = how many requests a second Discord allows the bot, in all processes together (default: 50)
start-shards-in-use = Another process of Spieleabend with the database {$place} serves one of these shards already. Stop that one, or give this one others (SHARDS).
start-count-in-use = Other processes of Spieleabend with the database {$place} count the shards differently. All must name the same number after the slash (SHARDS); to change it, stop them all first.
start-shards-need-server = Several processes cannot share the file {$place}. Give them a PostgreSQL database (DATABASE_URL), or leave SHARDS empty.
owner-process = `{$shards}`: { $servers ->
        [one] one server
       *[other] {$servers} servers
    }, {$memory} MB, {$lag} ms
owner-process-silent = ⚠️ `{$shards}`: last heard {$when}
