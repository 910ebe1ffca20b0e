command-privacy = privacy
command-privacy-description = What I keep about you; get it as a file, or have it deleted
button-privacy-export = Everything as a file
button-privacy-delete = Delete my data
button-privacy-delete-now = Yes, delete everything
button-privacy-keep = Keep everything
privacy-title = ## 🔒 What I keep about you
privacy-what = **What?** Your Discord ID and the name you last joined a table with; the tables where you have or had a seat, with your moves, your results, your ratings and your seed; the tables you follow; what you have chosen in the settings.
    I read no messages: those sent to me all get the same answer. Your avatar is only held in memory while I run.
privacy-why = **Why?** So that games can go on after a break, anybody can check their dice, and results can be shown. For nothing else: no advertising, and nothing is passed on. The operator of this bot stores it.
privacy-how-long = **For how long?** { $finished ->
        [0] Finished games stay until you have your data deleted or the server removes me.
        [one] Finished games are deleted after a day.
       *[other] Finished games are deleted after {$finished} days.
    }
    Games that nobody continues end after { $unfinished ->
        [one] a day
       *[other] {$unfinished} days
    }, or {$asleep} days at most once everybody has left. Invitations without a game are deleted {$invitation} days after they close, everything of a server {$server} days after it has removed me.
privacy-others = **What others see:** your name, your avatar and your moves at the table, in that channel; in leaderboards of your servers, your ratings, unless you switch that off with `/{ command-leaderboard }`. What I have posted there belongs to the channel; its moderators can delete it.
privacy-exported = 📦 This is everything I keep about you. Only you can see this message.
privacy-delete-question =
    ### 🗑️ Delete everything about you?
    Your name and ID disappear from all games, results and settings at once. Your ratings are deleted. Where a game is still going on, a computer takes over your seat, and **you cannot take it back**. You are removed from invitations.
    The others’ games stay intact: your seat then belongs to “{ person-without-name }”. Your moves and seeds stay in their match files, without your name or ID, because the dice could not be checked without them. If a seed of yours says who you are, others can still read that.
    What I have posted in channels is not deleted. If you are blocked from using me, you stay blocked.
privacy-deleted = 🗑️ Done. I no longer keep anything about you. If you play again, you start from scratch.
privacy-kept = Nothing was deleted.
