# The command
command-settings = settings
command-settings-description = See or change the settings

# The message with menus
settings-mine = Mine
settings-table = This table
settings-server = This server: look
settings-access = This server: who plays where
settings-defaults = This server: new tables
settings-mine-title =
    ### ⚙️ My settings
    These apply on all servers and in direct messages.
settings-table-title =
    ### ⚙️ This table
    The table’s host can change this at any time, even during the game.
settings-table-for-others = -# Only the table’s host can change this.
settings-server-title =
    ### ⚙️ This server: look
    This is how tables look here, and the language they use.
settings-access-title =
    ### ⚙️ This server: who plays where
    Only people with the “Manage Server” permission can change this.
settings-defaults-title =
    ### ⚙️ This server: new tables
    New tables of this game start like this. Their host can still change it.
setting-line = {$setting}: **{$value}**
setting-switch-on = Switch on
setting-switch-off = Switch off
setting-type = Change
button-my-settings = All my settings
button-table-settings = Table settings
button-board-alone = Board just for me

# Mine
setting-own-language = My language
setting-own-language-description = The language in which I answer you; what everybody sees stays in the table’s language
setting-own-language-auto = same as my Discord
setting-own-language-de = Deutsch
setting-own-language-en = English
setting-own-language-fr = Français
setting-larger-text = Larger text in pictures
setting-larger-text-description = Larger names and numbers in pictures that only you see
setting-in-words = Boards in words
setting-in-words-description = For screen readers: described when you ask, or in a direct message after each change
setting-in-words-no = as pictures
setting-in-words-asked = in words, when I ask
setting-in-words-always = in words, after each change
setting-secrets-here = Secrets in the channel
setting-secrets-here-description = Shows your secrets below the board, visible to you only, instead of in a direct message
setting-notice = My turn
setting-notice-description = How I notify you of your turn
setting-own-motion = Animations just for me
setting-own-motion-description = Animate pictures that only you see, such as replays

# This table
setting-table-theme = Look of the board
setting-table-theme-description = A dark, a light or a high-contrast board
setting-table-theme-auto = same as the server
setting-table-theme-dark = dark
setting-table-theme-light = light
setting-table-theme-contrast = high contrast
setting-table-motion = Animated moves
setting-table-motion-description = Show moves as short animations, unless the server has switched them off
setting-table-help = Help
setting-table-help-description = Show what the computers would do above the arrows; the match is not rated then
help-unrated = on (not rated)

# This server
language-auto = same as the server
language-de = Deutsch
language-en = English
language-fr = Français
theme-dark = dark
theme-light = light
theme-contrast = high contrast
setting-language = Language of the tables
setting-language-description = The language that tables use here; “same as the server” follows Discord
setting-theme = Look of the boards
setting-theme-description = Dark, light or high-contrast boards; each table may choose differently
setting-avatars = Avatars on the boards
setting-avatars-description = Show people’s avatars beside their names
setting-motion = Animated moves
setting-motion-description = Show moves as short animations; each table may switch them off
setting-channels = Channels to play in
setting-channels-description = Where people play. A category includes its channels, a channel its threads
setting-channels-none = everywhere
setting-roles = Roles that open tables
setting-roles-description = Who may open tables and take over seats during a match. Everybody may join an invitation
setting-roles-none = everybody
setting-called = Role to notify
setting-called-description = A role that players can notify of their invitation, every half hour. It must be mentionable
setting-called-none = none
setting-cancelling = Cancelling a match
setting-cancelling-description = Who may cancel a match in which nobody has moved for ten minutes
setting-cancelling-leader = the table’s host and moderators
setting-cancelling-seated = everybody at the table and moderators
setting-cancelling-moderators = moderators only
setting-tables = Open tables on this server
setting-tables-description = This many tables may be open here at once; never more than the bot allows
setting-tables-a-person = Open tables for each person
setting-tables-a-person-description = Anyone seated at this many tables here cannot open another
limit-host = as many as the bot allows
limit-1 = 1
limit-2 = 2
limit-3 = 3
limit-4 = 4
limit-5 = 5
limit-6 = 6
limit-8 = 8
limit-10 = 10
limit-15 = 15
limit-20 = 20
limit-30 = 30
limit-40 = 40
limit-50 = 50

# Refusals
refused-not-in-this-channel = No tables are opened in this channel. You can play here: {$channels}
refused-not-with-your-roles = On this server, opening a table takes one of these roles: {$roles}. Before the start you can join any table.
refused-no-taking-over-in-this-channel = Seats can no longer be taken over in this channel. You can play here: {$channels}
refused-no-taking-over-by-your-roles = On this server, taking over a seat during a match takes one of these roles: {$roles}. Before the start you can join any table.
refused-only-moderators = On this server, only moderators can cancel a match. `/{ command-leave }` hands your seat to a computer.
refused-too-many-tables-person-here =
    { $most ->
        [one] You already have a seat at an open table on this server. Finish or leave it first.
       *[other] You already have a seat at {$most} open tables on this server. Finish or leave one of them first.
    }
