help-description = Spieleabend hosts tabletop games in Discord channels. With DISCORD_TOKEN it connects to Discord; without it, it opens a playground in the browser.
help-settings = Settings, from the environment or from a file named .env beside bot.py:
help-help = show this and exit
help-version = show the version and exit
setting-discord-token = the bot’s token from the Discord developer portal
setting-database-url = sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME (default: var/spieleabend.sqlite)
setting-secret-key-file = the file with the server’s key (default: spieleabend.key beside the SQLite database, else in var/)
setting-secret-key = the server’s key itself, at least 64 hexadecimal digits, in place of the file
setting-playground-port = where the playground is served on 127.0.0.1 (default: 8765)
setting-log-level = DEBUG, INFO, WARNING or ERROR (default: INFO)
setting-members-intent = true if you switched on the Server Members Intent, so that people who leave are noticed at once (default: false)
setting-max-tables-person = at how many open tables one person may have a seat when opening another (default: 10)
setting-max-tables-server = how many tables may be open on one server (default: 50)
setting-max-tables = how many tables may be open in all (default: 1000)
setting-invitation-minutes = an invitation that nobody has pressed for this many minutes is closed (default: 30)
setting-unfinished-days = a match that nobody continues for this many days is cancelled (default: 30)
setting-retention-days = finished matches are deleted after this many days; 0: never (default: 0)
setting-wiedumir-board = a file with other squares for Wie Du mir … (default: data/boards/wie-du-mir.txt)
setting-art-folder = a folder of drawings that replace ours of the same name (default: only data/art)
setting-workers = how many processes do the heavy thinking, about 20 MB each; with 0 the bot does it itself (default: 2)
start-connected = Connected as {$name}, on { $servers ->
        [one] one server
       *[other] {$servers} servers
    }.
start-invite = Invite the bot: {$url}
start-stopped = Stopped. Every game is saved.
start-wrong-token = Discord does not accept this DISCORD_TOKEN. Copy it again from the developer portal (Bot → Reset Token).
start-members-intent = MEMBERS_INTENT is on, but the Server Members Intent is off in the developer portal. Switch one on or the other off.
start-wrong-shards = Discord refuses this number of shards. If SHARDS is set, raise the number there for all processes; then start the bot again.
start-outdated = Discord no longer lets this version of Spieleabend in ({$code}). Use a later one.
start-no-discord = Discord cannot be reached: {$reason}
start-wrong-setting = {$name} cannot be “{$value}”. Possible values: {$expected}
start-database-unusable = The database {$place} cannot be used: { $cause ->
        [wrong-address] its address should be sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME
        [wrong-option] there is a mistake after the “?” of its address ({$reason})
        [no-access] it cannot be opened or written ({$reason})
        [not-a-database] the file is not a database
        [damaged] the file is damaged ({$reason}); go back to a backup
        [busy] another program keeps it locked
        [disk-full] the disk is full
        [no-connection] the server does not answer ({$reason})
        [wrong-login] the server does not accept this user name and password
        [no-such-database] the server has no database of this name
       *[other] {$reason}
    }
start-database-too-new = The database {$place} was written by a later version of Spieleabend. Use that version, or a backup from before the upgrade.
start-database-from-development = The database {$place} was written by a development version, before 1.0.0, and cannot be read. Name another one, or move it away.
start-database-other-shape = The database {$place} has other tables than this version of Spieleabend expects ({$detail}): a development version made it, or somebody has changed it. Name another one, or go back to a backup.
start-key-made = A new key for the secrets of running games was written to {$file}. Include it in your backups, but keep it apart from the database.
start-key-unreadable = The key {$place} cannot be read: {$reason}
start-key-unwritable = The key {$place} cannot be written: {$reason}. Choose another place with SECRET_KEY_FILE.
start-key-open = The key {$place} can be read by others. Restrict it: chmod 600 {$place}
start-key-not-hex = The key in {$place} should be nothing but hexadecimal digits.
start-key-too-short = The key in {$place} is too short. It needs at least 64 hexadecimal digits.
start-key-missing = The key {$place} is missing, but the database was used with one. Restore it from a backup; docs/hosting.md says what to do if it is lost.
start-key-other = The key in {$place} is not the one that the database was used with. Restore that one; docs/hosting.md says what to do if it is lost.
start-port-taken = Port {$port} is in use. Choose another one with PLAYGROUND_PORT.
start-unreadable-settings = The file {$file} cannot be read: {$reason}
start-wrong-board-square = The board {$file} is wrong on line {$line}: “{$text}” is not a square. Possible: +1 to +4, -1 to -4, and ?
start-wrong-board-too-many = The board {$file} is wrong on line {$line}: there { $kind ->
        [plus] are more than {$most} squares with +
        [minus] are more than {$most} squares with -
       *[card] are more than {$most} question marks
    }.
start-wrong-board-too-few = The board {$file} is wrong on line {$line}, where it ends: { $kind ->
        [plus] it has only {$found} of {$needed} squares with +
        [minus] it has only {$found} of {$needed} squares with -
       *[card] it has only {$found} of {$needed} question marks
    }.
start-wrong-board-unreadable = The board {$file} cannot be read: {$reason}
start-wrong-board-encoding = The board {$file} cannot be read: it is not UTF-8 text.
start-wrong-art-unreadable = The drawings (ART_FOLDER) cannot be read from {$file}: {$reason}
start-wrong-art-unknown = The drawing {$file} would never be used: data/art has none of that name.
start-wrong-art-colour = The drawing {$file} names a colour that ours of that name does not have: {$colour}
start-wrong-art-broken = The drawing {$file} cannot be drawn: {$reason}
start-no-playground = Without DISCORD_TOKEN the playground would open, but it lacks the package {$package}. Set DISCORD_TOKEN, or install it: pip install -r requirements-playground.txt
help-check = see whether the bot would start with these settings, write nothing, and exit
setting-log-format = text or json, one object a line (default: text)
setting-health-port = a port for /healthz and /metrics (default: none)
setting-health-address = the address of that port (default: 127.0.0.1, this machine only)
setting-owner-server = the ID of the Discord server that gets the owner’s commands (default: none)
start-misspelled = There is no setting {$name}. Did you mean {$meant}?
start-malformed-token = DISCORD_TOKEN { $what ->
        [line-break] has a line break in it
        [quotes] has quotation marks in it
        [space] has a space in it
       *[character] has a character in it that no token has
    }. Write just the token, on one line and without quotation marks.
start-no-fribidi = FriBiDi is missing: letters that join, as Arabic and Indian ones do, stand apart in pictures. On Debian: sudo apt install libfribidi0, then start again.
start-no-token = DISCORD_TOKEN is missing. A service or a container opens no playground: set the token.
start-database-in-use = The database {$place} is in use by another process of Spieleabend. Stop that one first: a database can serve only one bot.
start-health-port = HEALTH_PORT {$port} on {$address} cannot be used: {$reason}
start-stopping = Stopping: the tables say so, and no new ones can be opened. Do it again to stop at once.
check-games = {$games} games and their boards can be read.
check-key = The key in {$place} fits.
check-key-made = There is no key yet; the first start creates one.
check-database-missing = The database {$place} does not exist yet; the first start creates it.
check-database-empty = The database {$place} is empty; the first start fills it.
check-database-older = The database {$place} is from an earlier version; the next start brings it up to date. Make a backup first.
check-database-present = The database {$place} is in order.
check-database-in-use = A bot is using it now.
check-no-token = There is no DISCORD_TOKEN, so the playground would open.
check-token = Discord accepts the token: {$name}, on { $servers ->
        [one] one server
       *[other] {$servers} servers
    }.
check-not-public = The application is not public: only its owner can invite the bot.
check-endpoint = The application has an Interactions Endpoint URL in the developer portal: button presses and commands go there and not to this bot. Remove it.
check-rights = On “{$server}” the bot’s role is missing permissions: {$rights}.
