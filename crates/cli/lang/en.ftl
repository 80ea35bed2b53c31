## Playing in the terminal

cli-your-turn = { $seat }, it is your turn.
cli-prompt = A number, an action as it is written, or ? for help:
cli-help = Type the number of a choice or the action itself. “undo” takes your last action back, “board” shows the table again, “record” shows the record so far, “quit” leaves the game.
cli-thinking = { $seat } is thinking …
cli-record-secret = The record of this game tells what the others hold; it is shown when the game is over.
cli-no-such-choice = There is no choice { $given }; there are 1 to { $most }.
cli-pass-keyboard = It is { $seat }’s turn. The others look away; press Enter.
cli-taken-back = Taken back.
cli-left = The game was left before its end.
cli-over = The game is over.

## Who plays

cli-player-human = human
cli-player-random = random
cli-player-greedy = greedy
cli-player-uct = uct
cli-player-search = search
cli-player-deckhand = deckhand
cli-player-mate = mate
cli-player-skipper = skipper
cli-player-pilot = pilot

## Looking at a game again

cli-analyse-head = step  chance to win and points to expect, by seat
cli-analyse-better = Better: { $line } (worth { $percent } % more)
cli-analyse-turns = Where it turned:
cli-analyse-no-turns = The game never turned.
cli-analyse-decision = { $seat } gives something away: chance to win down from { $from } % to { $to } %
cli-analyse-lead = From here on { $seat } is ahead to the end: chance to win from { $from } % to { $to } %
cli-analyse-best = Best line: { $line }
cli-analyse-up = Fortune for { $seat }: chance to win up from { $from } % to { $to } %
cli-analyse-down = Misfortune for { $seat }: chance to win down from { $from } % to { $to } %
