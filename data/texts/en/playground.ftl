playground-title = Spieleabend playground
playground-open = Open { $url } in your browser.
playground-try-1 = Choose a person at the top of the channel page, type /play, and press the arrow to send it.
playground-try-2 = Change to another person and press “Join”, or add a computer player; then the first person presses “Start” and “Roll”.
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
