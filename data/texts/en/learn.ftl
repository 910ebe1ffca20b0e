# Playing alone in direct messages
help-begin-direct = Here you play alone against computers: press “{ help-button-play }” beside a game, or type `/{ command-play }`. To play with others, type `/{ command-play }` in a channel of a server that we share.
help-table-here-direct = A table of yours is already open here: {$url}. `/{ command-table } { command-table-cancel }` ends it.
owner-direct-messages = direct messages
settings-now-direct =
    ### Settings
    How I notify you of your turn on servers: {$ping}
    Moving pictures for you alone: {$own_motion}
refused-settings-of-server = That is a setting of a server: use `/{ command-settings }` there. Here you can change your own: `{ command-settings-ping }` and `{ command-settings-own-motion }`.
refused-cannot-post-direct = I may not write to you here. Allow direct messages from this server’s members, in the server’s privacy settings, and try again.
button-end-game = End the game
