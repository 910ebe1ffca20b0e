# The command
command-settings = settings
command-settings-description = See or change the settings
command-settings-mine = mine
command-settings-mine-description = What you choose for yourself, everywhere
command-settings-table = table
command-settings-table-description = What this channel’s table shows (for the table’s leader)
command-settings-server = server
command-settings-server-description = What holds for this whole server (needs Manage Server)
command-settings-channels = channels
command-settings-roles = roles
command-settings-allow = allow
command-settings-forbid = forbid
command-settings-allow-channel-description = Tables may be opened in this channel or category, too
command-settings-forbid-channel-description = Take this channel or category off the list
command-settings-everywhere = everywhere
command-settings-everywhere-description = Clear the list: tables may be opened anywhere
command-settings-allow-role-description = People with this role may open tables, too
command-settings-forbid-role-description = Take this role off the list
command-settings-everybody = everybody
command-settings-everybody-description = Clear the list: everybody may open tables
command-settings-defaults = new-tables
command-settings-defaults-description = What new tables of a game begin with here (needs Manage Server)
command-settings-setting = setting
command-settings-setting-description = Which setting? While you type, you are shown what there is
command-settings-value = value
command-settings-value-description = What shall it be? While you type, you are shown what is possible

# The message with menus
settings-mine = Mine
settings-table = This table
settings-server = This server: look
settings-access = This server: who plays where
settings-defaults = This server: new tables
settings-mine-title =
    ### ⚙️ My settings
    They hold on all servers and in direct messages.
settings-table-title =
    ### ⚙️ This table
    The table’s leader can change this at any time, also during the game.
settings-table-for-others = -# Only the table’s leader can change this.
settings-server-title =
    ### ⚙️ This server: look
    This is what tables show and how they speak here.
settings-access-title =
    ### ⚙️ This server: who plays where
    Only people with “Manage Server” can change this.
settings-defaults-title =
    ### ⚙️ This server: new tables
    Tables of this game begin like this. Their leader can still change it.
setting-line = {$setting}: **{$value}**
setting-switch-on = Switch on
setting-switch-off = Switch off
setting-type = Change
button-my-settings = All my settings
button-table-settings = Table settings
button-board-alone = Board for me alone

# Mine
setting-own-language = My language
setting-own-language-option = language
setting-own-language-description = The language in which I answer you; what everybody sees keeps the table’s language
setting-own-language-auto = like my Discord
setting-own-language-de = Deutsch
setting-own-language-en = English
setting-own-language-fr = Français
setting-larger-text = Larger text in pictures
setting-larger-text-option = larger-text
setting-larger-text-description = Names and numbers are larger in pictures that only you get
setting-notice = My turn
setting-notice-option = notify
setting-notice-description = How I notify you of your turn
setting-own-motion = Moving pictures for me alone
setting-own-motion-option = motion
setting-own-motion-description = Let pictures that only you get, such as replays, move
setting-own-name = My name
setting-own-name-option = name
setting-own-name-description = What you are called at tables and in results; “-” means: as on the server
setting-own-name-none = as on the server

# This table
setting-table-theme = Look of the board
setting-table-theme-option = look
setting-table-theme-description = A dark or a light board
setting-table-theme-auto = like the server
setting-table-theme-dark = dark
setting-table-theme-light = light
setting-table-motion = Animated moves
setting-table-motion-option = motion
setting-table-motion-description = Show moves as short animations, unless the server has switched them off

# This server
language-auto = like the server
language-de = Deutsch
language-en = English
language-fr = Français
theme-dark = dark
theme-light = light
setting-language = Language of the tables
setting-language-option = language
setting-language-description = The language in which tables speak here; “like the server” follows Discord
setting-theme = Look of the boards
setting-theme-option = theme
setting-theme-description = Dark or light boards; each table may choose differently
setting-avatars = Avatars on the boards
setting-avatars-option = avatars
setting-avatars-description = Show people’s avatars beside their names
setting-motion = Animated moves
setting-motion-option = motion
setting-motion-description = Show moves as short animations; each table may go without
setting-own-names = Names of one’s own
setting-own-names-option = own-names
setting-own-names-description = Call people what they have chosen, not by their name on this server
setting-channels = Channels to play in
setting-channels-description = Where people play. A category stands for its channels, a channel for its threads
setting-channels-none = everywhere
setting-roles = Roles that open tables
setting-roles-description = Who may open tables and take over seats in mid-match. Everybody may join an invitation
setting-roles-none = everybody
setting-cancelling = Cancelling a match
setting-cancelling-option = cancelling
setting-cancelling-description = Who may give up a match that has stood still for ten minutes
setting-cancelling-leader = the table’s leader and moderators
setting-cancelling-seated = everybody at the table and moderators
setting-cancelling-moderators = moderators only
setting-tables = Open tables on this server
setting-tables-option = tables
setting-tables-description = The most tables that may be open here at once; never more than the bot allows
setting-tables-a-person = Open tables for each person
setting-tables-a-person-option = tables-a-person
setting-tables-a-person-description = At how many tables here a person may sit and still open another
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
refused-not-with-your-roles = On this server, tables are opened by people with one of these roles: {$roles}. You can join any table before the game begins.
refused-no-taking-over-in-this-channel = No seats are taken over in this channel any more. You can play here: {$channels}
refused-no-taking-over-by-your-roles = On this server, seats are taken over in mid-match by people with one of these roles: {$roles}. You can join any table before the game begins.
refused-only-moderators = On this server, only moderators can cancel a match. `/{ command-leave }` hands your seat to a computer.
refused-no-channel-to-play = Tables are opened in text channels. Choose one of them, or a category.
refused-too-many-picked = At most {$most} can be on the list.
refused-name-empty = Nothing of this name can be seen.
refused-name-too-long = A name has {$most} characters at most.
refused-name-of-computer = That is what a computer player is called. Choose another name.
refused-name-taken = Somebody else at the table is called that. Choose another name with `/{ command-settings } { command-settings-mine }`.
refused-too-many-tables-person-here =
    { $most ->
        [one] You sit at an open table on this server already. Finish or leave it first.
       *[other] You sit at {$most} open tables on this server already. Finish or leave one of them first.
    }
