playground-title = Spieleabend playground
playground-open = Open { $url } in your browser.
playground-try-1 = You are { $name }: click into the text field below the channel, type /{ $command }, press Enter, choose a game, and send it with the arrow.
playground-try-2 = Press “{ button-add-computer }”, or change to another person at the top and press “{ button-join }”; then { $name } presses “{ button-start }”, and everyone takes turns.
playground-try-3 = Once cheeses have fallen over an edge, press “Peek” and look at that person’s direct messages; Dora keeps hers closed.
playground-token = To play on a real server, get a token: discord.com/developers → New Application → Bot → Reset Token, write DISCORD_TOKEN=… into .env, and start again. docs/hosting.md tells the rest.
playground-stop = Ctrl-C ends it. Nothing here is kept.
playground-channel = The channel #{ $channel }
playground-channel-about = Everybody plays here. The page lets you change between the four people.
playground-letters = Direct messages of { $name }
playground-person-de = speaks German
playground-person-en = speaks English
playground-person-fr = speaks French
playground-closed = keeps direct messages closed
playground-people = The people
playground-stopped = Ended. The games of this playground are forgotten.
