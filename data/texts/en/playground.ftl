playground-title = Spieleabend playground
playground-open = Open { $url } in your browser.
playground-try-1 = You are { $name }: click in the text field below the channel, type /{ $command }, press Enter, choose a game, and send it with the arrow.
playground-try-2 = Press “Start with a computer”, or change to another person at the top and press “{ button-join }”; then { $name } presses “{ button-start }”, and everyone takes turns.
playground-try-3 = In Käseschieben, once cheeses have fallen over an edge, press “Peek” and look at that person’s direct messages; Dora does not accept any. In the other games, press “{ button-replay }” after the match.
playground-token = To play on a real server, get a token: discord.com/developers → New Application → Bot → Reset Token. Write DISCORD_TOKEN=… into .env, and start again. docs/hosting.md explains the rest.
playground-stop = Ctrl-C ends it. Nothing here is kept.
playground-channel = The channel #{ $channel }
playground-channel-about = Everybody plays here. On this page you can switch between the four people.
playground-letters = { $name }’s direct messages
playground-person-de = speaks German
playground-person-en = speaks English
playground-person-fr = speaks French
playground-manages = may manage the server
playground-closed = accepts no direct messages
playground-people = The people
playground-stopped = Ended. The games of this playground are forgotten.
