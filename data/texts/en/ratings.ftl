# Ratings: behind a result, in the leaderboard, and its seasons
ratings-line = 📈 Ratings: {$changes}

command-leaderboard = leaderboard
command-leaderboard-description = Who plays best on this server, game by game and season by season
command-leaderboard-game = game
command-leaderboard-game-description = If left out, the game last played in this channel
command-leaderboard-season = season
command-leaderboard-season-description = The number of an earlier season
command-leaderboard-appear = show-me
command-leaderboard-appear-description = Whether others see your ratings, on all servers

leaderboard-title = ## 🏆 {$game}
leaderboard-line = {$place} **{$name}** {$points} · { $matches ->
        [one] one match
       *[other] {$matches} matches
    }
leaderboard-empty = Empty so far. Matches between at least two people count.
leaderboard-provisional = Not placed yet (?): fewer than {$matches} rated matches
leaderboard-hidden = You do not appear in leaderboards, and others do not see your ratings.
leaderboard-own = You: place {$place} with {$points}, { $matches ->
        [one] one match
       *[other] {$matches} matches
    }
leaderboard-own-provisional = You: {$points} after { $matches ->
        [one] one match
       *[other] {$matches} matches
    }
page-of = Page {$page} of {$pages}
button-leaderboard = Leaderboard
button-leaderboard-listed-no = Hide me
button-leaderboard-listed-yes = Show me
button-season = New season

season-name = Season {$number}
season-first = Season 1 begins with the first rated match.
season-present = Season {$number}, since {$began}
season-over = Season {$number}, {$began} to {$ended}
season-question = ### Start season {$following}?
    Season {$number} (since {$began}) ends for all games on this server; leaderboards stay.
    Everybody starts again at {$points}. There’s no way back.
season-begun = 🆕 Season {$number} has begun. Everybody’s next rated match is their first in it.
season-kept = The season continues.
button-season-start = Start season {$number}
button-season-keep = Stay in season {$number}

setting-listed = Ratings visible to others
setting-listed-description = Whether others see my ratings in leaderboards and match details

refused-no-such-season = There is no such season on this server.
refused-season-empty = Nothing has been rated in the current season yet, so there is no need for a new one.
refused-season-begun = Somebody has already started a new season.
