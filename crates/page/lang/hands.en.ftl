## The curtain at a shared screen

ui-sail-pass = Pass the screen to:
ui-sail-why = While the sail is down, nobody’s cards are on this page.
ui-sail-raise = I am { $name }, raise the sail
ui-sail-peek = Look at the table without cards
ui-sail-asks = Pass the screen: { $name }

## What the others did

ui-telling = Since your turn
ui-telling-again = See it again
ui-telling-away = Put it away
ui-telling-more =
    { $count ->
        [one] { $count } more
       *[other] { $count } more
    }

## Looking at a game again

ui-replay-first = To the beginning
ui-replay-back = One step back
ui-replay-forward = One step on
ui-replay-last = To the end
ui-keys-replay = looking back: step by step, to the beginning, to the end
ui-keys-play = looking back: play or pause

## In sight

ui-moved = What you may choose now lies on: …
ui-watching = You are watching.

## Once more

ui-ask-again = { $name } would like to play again
ui-rematch-asks = The others are asked.
ui-rematch-begun = Everybody plays again
ui-sequel-begun = The next game has begun
ui-again-refused = Not everybody wants to play again this time.

## Who looks on

ui-watchers =
    { $count ->
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }
ui-watchers-many = More than { $count } people are watching
