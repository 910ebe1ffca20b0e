# What the people of a table agree on
proposal-end-round = 🏁 **{$proposer}** wants to end this { $game ->
        [wiedumir] game
       *[other] round
    } here. The scores stand.
proposal-end-match = 🏁 **{$proposer}** wants to end the match here. The scores stand.
proposal-stand-in = 🪑 **{$proposer}** wants a computer ({$level}) to play for **{$person}**, who can come back while the seat is free.
proposal-count = 👍 {$agreed} of {$needed} · 👎 {$against}
button-agree = Yes
button-object = No
end-or-cancel = You can also cancel the match: nobody wins, and it counts for nothing.
refused-no-proposal = Nobody has proposed anything at this table.
refused-proposal-open = There is another proposal. First say yes or no to that one.
refused-proposal-open-yours =
    Your own proposal is still open:
    { $proposal }
    “{ button-object }” below the board withdraws it. Then you can propose something else.
refused-proposal-open-unanswered =
    There is another proposal:
    { $proposal }
    Say yes or no to that first, below the board.
refused-proposal-open-answered =
    There is another proposal:
    { $proposal }
    You have answered. Still to answer: { $names }
refused-agreed-already = You have agreed already. Still to answer: {$names}
refused-objected-already = You have objected already. Still to answer: {$names}
refused-proposal-outdated = This proposal is no longer open.
refused-proposal-about-you = The others decide about this. Just take your turn, and the proposal is settled.
refused-no-vote-in-game = This game cannot be ended by vote.
refused-already-played-by-computer = A computer is already playing for this seat.
refused-stand-in-for-yourself = You do not have to ask anybody: `/{ command-leave }` lets a computer play for you.
command-table-undo = undo
command-table-undo-description = Ask to take back your last move
button-undo = Take back
proposal-undo = ↩️ **{$proposer}** wants to take back the last move. Does everybody agree?
story-taken-back = ↩️ {$name} took back a move.
refused-undo-nothing = You have not made a move yet that you could take back.
refused-undo-other-seat = Only the person who made the last move can ask to take it back.
refused-undo-other-seat-acted = Somebody else has moved since, so your move stands.
refused-undo-die = Dice have been rolled since, so your move stands.
refused-undo-card = Cards have been drawn or shuffled since, so your move stands.
refused-undo-part-over = Points have been counted since, so your move stands.
refused-undo-revealed = Your move revealed something hidden, or ended a part that has been scored, so your move stands.
refused-undo-looked = Your move gave somebody a secret that they have looked at since, so your move stands.
refused-undo-computer-decided = A computer made that move while you were away, so the move stands.
refused-record-newer = This match file was written by a later version of Spieleabend, which I do not know.
refused-cannot-undo = This move can no longer be taken back.

# What was ended early
story-level = It’s a tie.
match-level = ## 🤝 It’s a tie

# What was refused, in the story
story-refused-end-round = 🏁 The { $game ->
        [wiedumir] game
       *[other] round
    } goes on. Against ending it: {$names}
story-refused-end-match = 🏁 The match goes on. Against ending it: {$names}
story-refused-stand-in = 🪑 No computer will play for {$name}. Against it: {$names}
story-refused-undo = ↩️ The move of {$name} stands. Against taking it back: {$names}

# What was withdrawn, in the story
story-withdrawn-end-round = 🏁 {$name} no longer wants to end the { $game ->
        [wiedumir] game
       *[other] round
    }.
story-withdrawn-end-match = 🏁 {$name} no longer wants to end the match.
story-withdrawn-stand-in = 🪑 {$name} no longer wants a computer to play for {$about}.
story-withdrawn-undo = ↩️ {$name} no longer asks to take back a move.
