# What the server answers when something does not go.
ui-problem-malformed = The request cannot be read.
ui-problem-no-session = Please give a name first.
ui-problem-foreign-seat = This seat belongs to somebody else.
ui-problem-wrong-invite = One needs this table’s invitation to sit down here.
ui-problem-cross-site = This was sent from another site and has been ignored.
ui-problem-unknown-page = There is no such page.
ui-problem-unknown-game = There is no such game in the boathouse.
ui-problem-unknown-edition = There is no such edition.
ui-problem-unknown-table = There is no such table.
ui-problem-unknown-step = The game has not come that far.
ui-problem-unknown-seat = The table has no such seat.
ui-problem-unknown-bot = You have no such bot.
ui-problem-not-for-bots = A bot cannot let in others; only the person it belongs to can.
ui-problem-no-hints = There are no hints where people play against each other.
ui-problem-method = That cannot be done here.
ui-problem-timeout = It took too long.
ui-problem-stale = Something has happened at the table in the meantime. Look again.
ui-problem-key-reused = This key was already used for another request.
ui-problem-seat-taken = No such seat is open any more.
ui-problem-already-seated = You already sit at this table.
ui-problem-not-begun = The game has not begun yet.
ui-problem-begun = The game has begun.
ui-problem-seats-open = Some seats are still open.
ui-problem-not-over = The game is not over yet.
ui-problem-secret-record = The record would give secrets away; it can be had when the game is over.
ui-problem-outdated = This table was begun under other rules or with other material and cannot be opened by this server.
ui-problem-closed = The rules of this game have changed since the table was opened, and one of its steps no longer fits. The table is closed; everything up to that step can be read.
ui-problem-too-large = That is more than the server reads.
ui-problem-content-type = The server reads JSON here.
ui-problem-level = No artificial player is called “{ $level }”.
ui-problem-name-empty = A name is needed.
ui-problem-name-long = { $longest ->
    [one] A name has at most { $longest } character.
   *[other] A name has at most { $longest } characters.
}
ui-problem-name-unseen = The name contains characters that cannot be seen.
ui-problem-busy = Too many are waiting for advice. Try again in a moment.
ui-problem-not-written = This could not be saved, and nothing has changed. Try again.
ui-problem-store-away = The records cannot be reached at the moment, and whether your last action was saved is not known. Try again shortly: nothing is done twice.
ui-problem-internal = Something went wrong on the server. Nothing was changed; please try again.

# Advice
ui-hint = { $action }. { $expected }
ui-hint-expected = Expected: { $points }; your chance to win: { $percent } %.
ui-hint-next-wins = Next best: { $action }; that would lack { $percent } % of the chance to win.
ui-hint-next-points =
    Next best: { $action }; that would lack { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
ui-hint-next-alike = About as good: { $action }.
ui-hint-alone =
    { $points ->
        [one] Expected: { $points } point.
       *[other] Expected: { $points } points.
    }

ui-judged-best = Chance to win { $percent } %. Nothing better was found.
ui-judged-better = Chance to win { $percent } %. Better: { $line }
ui-problem-answered = The lesson waits here. Go back to it, or play on.
ui-lesson-guest = Guest
ui-lesson-rival = Blue
ui-lesson-left = Not what the lesson does here.
ui-lesson-left-more = Legal all the same. Look what it brought, then go back; or play on your own way.
ui-lesson-rules = Read the rules
ui-lesson-puzzles = Try puzzles
ui-puzzle-question = What is best here?
ui-puzzle-question-more = One action is clearly better than all others. Choose it as in a game and confirm: that is your answer.
ui-puzzle-why = See why
ui-admin-wrong = This is not the token.
ui-admin-no-order = This order means nothing: { $why }
