## A setup that is not accepted

setup-error-seats =
    { $given ->
        [one] { $given } player; { $low } to { $high } can play.
       *[other] { $given } players; { $low } to { $high } can play.
    }
setup-error-word = There is no option “{ $word }”. Possible are: { $allowed }.
setup-error-value = “{ $value }” does not suit the option “{ $key }”. Possible is: { $allowed }.
setup-error-value-missing = The option “{ $key }” needs a value. Possible is: { $allowed }.
setup-error-twice = The option “{ $key }” is given twice.
setup-error-players =
    { $seats ->
        [one] { $given } named for { $seats } seat.
       *[other] { $given } named for { $seats } seats.
    }

## A step that is not taken

error-unreadable = This action cannot be read from character { $at } on.
error-unreadable-like = This action cannot be read from character { $at } on. An action that is possible now is written like this: { $like }
error-over = The game is over.
error-not-your-turn = It is not your turn.
error-not-chance = A player must decide first.
error-impossible = Luck cannot bring this now.
error-stale = Something has happened at the table in the meantime.

## A step that cannot be taken back

undo-error-over = The game is over, so nothing can be taken back any more.
undo-error-nothing = You have done nothing yet that could be taken back.
undo-error-revealed = Something has been revealed since, so this can no longer be taken back.
undo-error-acted = Somebody else has acted since, so this can no longer be taken back.
