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
# Lessons
command-learn = learn
command-learn-description = Learn a game by playing: a guided game against a computer, in your direct messages
command-hint = hint
command-hint-description = In a lesson: what would the strongest computer do here, and why?
lesson-progress = 🎓 Lesson, step {$step} of {$steps}
lesson-free = 🎓 You are playing freely. “{ button-hint }” asks the strongest computer, as often as you like.
lesson-other = That is possible, but here it is not the best move. Read the lesson’s text again, or ask for a hint.
lesson-go-on = If you do it all the same, you leave the prepared course: from then on you play freely, with new dice and with hints.
lesson-thread = Lesson: {$game}
lesson-fair-dice = 🎓 **This is a lesson.** As long as it explains, the dice are chosen for teaching, and so are the computer’s moves: the secret, your seed and the numbers of the presses were fixed beforehand, so that everything can be recomputed all the same. When you play freely, your next press becomes your seed, and the dice are new.
button-hint = What would you do?
button-lesson-stop = End the lesson
button-choose-again = Choose again
button-go-on = Do it all the same
button-to-lesson = To the lesson
help-choose-lesson = Learn by playing …
way-to-lesson = 🎓 Your lesson is waiting in your direct messages.
way-to-lesson-thread = 🎓 I may not write to you directly, so your lesson is waiting in a thread that only you and this channel’s moderators see.
refused-no-lesson = There is no lesson for this game.
refused-no-hints = Hints are for lessons. `/{ command-learn }` starts one.
refused-off-course = The lesson has something else in mind here.
refused-lesson-course = As long as the lesson explains, its dice are prepared. You can do that as soon as you play freely.
refused-learn-nowhere = I may not write to you directly, and I cannot open a private thread here. Allow direct messages in this server’s privacy settings and try again, or type `/{ command-learn }` in our direct messages.
