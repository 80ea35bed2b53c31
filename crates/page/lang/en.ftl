## Everywhere

ui-home = To the boathouse
ui-skip = Skip to the content
ui-skip-move = Skip to your move
ui-language = language
ui-theme = Day or night sheet
ui-theme-light = Day
ui-theme-dark = Night
ui-theme-system = Like the system
ui-menu = Menu
ui-rules = Rules
ui-new-tab = (in a new tab)
ui-save = Save
ui-cancel = Cancel
ui-close = Close
ui-go = Go
ui-your-name = Your name
ui-offline = The line is down. Trying again.
ui-online-again = The line is back.
ui-independent = An independent implementation with its own art and words, not affiliated with the game’s publishers.

## Lobby

ui-lobby-title = Which boat today?
ui-new-table = New table
ui-games = Games
ui-game-facts = { $players } · { $minutes } min
ui-minutes = about { $minutes } min
ui-open-tables = Open tables
ui-open-tables-none = No table is open now. Open one and invite somebody, or play against bots.
ui-my-tables = My tables
ui-my-tables-none = You sit at no table yet.
ui-players-count =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
ui-seats-empty = nobody here yet
ui-seats-free =
    { $count ->
        [one] { $count } seat free
       *[other] { $count } seats free
    }
ui-sit-down = Sit down
ui-watch = Watch
ui-look = Look
ui-waits-for = Waiting for { $names }
ui-state-open = waiting for players
ui-state-playing = the game goes on
ui-state-over = finished
ui-state-closed = closed
ui-closed = This table is closed: the rules have changed since it was opened, and its next step no longer fits.
ui-result-link = Result

## New table

ui-new-table-title = { $game }: new table
ui-players-how-many = How many play?
ui-seats = Seats
ui-seats-more = An open seat gets an invite link, which you can pass on. People who share your screen take turns on it.
ui-seat-number = Seat { $number }
ui-seat-me = Me
ui-seat-guest = Somebody at this screen
ui-seat-open = Open seat
ui-seat-bot = Bot
ui-guest-name = Name
ui-bot-level = How strong the bot is
ui-bot-deckhand = deckhand
ui-bot-deckhand-more = often errs
ui-bot-mate = mate
ui-bot-mate-more = sometimes errs
ui-bot-skipper = skipper
ui-bot-skipper-more = thinks ahead
ui-bot-pilot = pilot
ui-bot-pilot-more = the strongest here
ui-bot-random = dice roller
ui-bot-random-more = plays at random
ui-bot-greedy = grabber
ui-bot-greedy-more = takes what looks best at once
ui-bot-search = searcher
ui-bot-search-more = thinks ahead as long as it is given
ui-presets = Suggested:
ui-who-may-come = Who may come
ui-public = Show the table in the lobby
ui-public-more = Otherwise only those who have the link can find it.
ui-open-table = Open the table

## Name

ui-name-title = What shall we call you?
ui-name-more = A name is all a guest needs.
ui-name-send = Come in

## Waiting room

ui-waiting-title =
    { $count ->
        [one] One seat is still free
       *[other] { $count } seats are still free
    }
ui-waiting-full = Everybody is here
ui-waiting-public = The table stands in the lobby; anybody may sit down or watch.
ui-waiting-private = Only those who have the link can find this table.
ui-invite-title = Invite link
ui-invite-more = Whoever opens it is asked to take a free seat.
ui-copy = Copy
ui-copied = Copied.
ui-start = Start the game
ui-leave = Get up
ui-sitter-you = you
ui-sitter-here = at this screen
ui-sitter-online = online
ui-sitter-away = away
ui-sitter-bot = bot
ui-sitter-program = program
ui-sitter-open = free seat

## Table

ui-table-name = table { $name }
ui-table-link = Copy the table’s link
ui-record = Download the record
ui-progress = { $part } of { $whole }
ui-view = View
ui-rail = Players and log
ui-players = Players
ui-points = points
ui-on-turn = to move
ui-thinking = thinking
ui-choices = Choose one
ui-other-choices = Other choices
ui-all-moves = All moves: { $count }
ui-moves = Moves
ui-confirm-area = Confirm or take back
ui-confirm = Do it
ui-turn = Turn
ui-choose-first = Choose first, then confirm.
ui-not-now = That is not asked now, but this: …
ui-choose-before = Several choices lead there. Choose first: …
ui-undo = Undo
ui-undo-none = There is nothing of yours to take back.
ui-stage-done = (done)
ui-waits-for-luck = Luck decides
ui-over = The game is over. { $won }
ui-see-result = See the result
ui-stale = Somebody was faster; the table has changed. Look again.
ui-failed = That did not get through. Try again.

ui-log = Log
ui-log-look = Look at the table after this step
ui-scores = Scores
ui-scores-hint = Touch a number to see where it was counted.
ui-score-line =
    { $name }, { $reason }: { $count } counted, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ui-total = Total
ui-step = step
ui-step-of = { $step } of { $steps }
ui-looking-back = Looking back: step { $step } of { $steps }
ui-replay = Replay
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-live = Back to the game
ui-zoom-in = Zoom in
ui-zoom-out = Zoom out
ui-zoom-fit = Show the whole board

ui-keys = Keys
ui-keys-tab = from part to part
ui-keys-arrows = from place to place
ui-keys-enter = choose, then confirm
ui-keys-turn = turn it, or turn it back
ui-keys-escape = let go
ui-keys-undo = undo
ui-keys-hint = hint
ui-keys-question = to the question and its choices
ui-keys-rule = the rule of this part of the table
ui-keys-log = to the log
ui-keys-zoom = zoom in, zoom out, whole board

## Result

ui-result-title = Result of { $table }
ui-result-won =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win together
    }
ui-result-points =
    { $best ->
        [one] { $best } point
       *[other] { $best } points
    } to { $next }.
ui-result-tie =
    { $best ->
        [one] { $best } point
       *[other] { $best } points
    } each; the tie-break decided.
ui-result-shared =
    { $best ->
        [one] { $best } point
       *[other] { $best } points
    } each.
ui-result-alone =
    { $best ->
        [one] { $best } point
       *[other] { $best } points
    }.
ui-rematch = Rematch
ui-again = Play again
ui-rematch-go = To the rematch
ui-sequel = Next game of the series
ui-sequel-go = To the next game
ui-rank = { $game }: rank { $rank }
ui-record-short = Record
ui-place = Place
ui-player = Player
ui-course = How it went
ui-final-board = Final board

## Hint and analysis

ui-hint-ask = What would a strong player do?
ui-hint-musing = Thinking about it …
ui-analysis = Analysis
ui-analysis-more = Every decision is judged by what its player could know at that moment.
ui-analysis-go = Analyse this game
ui-analysis-running = { $done } of { $all } decisions looked at
ui-analysis-waits = Waiting for its turn
ui-analysis-again = Look again
ui-analysis-wins = Chance to win
ui-analysis-points = Expected points
ui-analysis-turns = Where it turned
ui-analysis-no-turns = The game never turned: no single decision and no stroke of luck changed much.
ui-analysis-decision = { $name } gives something away: chance to win down from { $from } % to { $to } %
ui-analysis-up = Fortune for { $name }: chance to win up from { $from } % to { $to } %
ui-analysis-down = Misfortune for { $name }: chance to win down from { $from } % to { $to } %
ui-analysis-lead = From here on { $name } is ahead to the end: chance to win from { $from } % to { $to } %
ui-analysis-all = All decisions
ui-analysis-played = Played
ui-analysis-better = Better: { $line }
ui-analysis-best = Best line: { $line }
ui-analysis-look = Look at it
ui-analysis-slip = slip

## Bots of one’s own

ui-own-bots = My bots
ui-own-bots-more = A program of yours can play here like anybody else. It gets a name and a token of its own, sees only what its seat may know, and keeps to the same rules.
ui-own-bots-none = You have let in no bot yet.
ui-own-bots-name = Name of the bot
ui-own-bots-make = Let it in
ui-own-bots-token = Token of { $name }. Copy it now: it is shown only once.
ui-own-bots-run = The example that comes with the boathouse plays with it like this, alone against a bot of the house or, with an invitation, at your table:
ui-own-bots-revoke = Revoke
ui-own-bots-revoke-whose = Revoke the token of { $name }
ui-own-bots-interface = Everything a program may ask for

## Rules and errors

ui-rules-title = How to play { $game }
ui-cards = Cards
ui-reconstructed = What is reconstructed
ui-error-forbidden = This is not yours to do
ui-error-missing = There is nothing here
ui-error-late = Too late
ui-error-other = That did not work
ui-error-ours = Something broke on our side

## Shields

ui-shield-p1 = red round shield with a ring
ui-shield-p2 = blue square shield with quarters
ui-shield-p3 = yellow pointed shield with a chevron
ui-shield-p4 = black lozenge with bars
ui-shield-p5 = purple hexagon with a saltire

## Rules with figures, player aids, galleries

ui-handbook-facts = { $players } players · { $minutes } min · to read { $reading } min
ui-handbook-index = Contents
ui-handbook-find = Find in the rules
ui-handbook-none = Nothing found
ui-aid = Player aid
ui-aid-page = Player aid, one page
ui-aid-own = own words, own art
ui-print = Print
ui-glossary = Glossary
ui-term-more = Read more
ui-term-see = see { $number }
ui-chapter-back = Previous chapter
ui-chapter-next = Next chapter
ui-note-overlooked = Often overlooked
ui-note-reconstructed = reconstructed
ui-note-tip = Advice
ui-walk = example in steps
ui-walk-back = Back
ui-walk-next = Next
ui-walk-step = Step { $number } of { $count }
ui-rules-why = The rule
ui-rules-failed = The rules could not be fetched. Try again.
ui-rules-whole = All rules
ui-cards-all = All cards: { $count }
ui-cards-find = Name or effect
ui-cards-narrow = Narrow down
ui-cards-groups = Sorted under
ui-cards-facts = Works
ui-cards-shown = { $count } of { $all }
ui-cards-shown-bare = of
ui-cards-none = No card fits.
ui-cards-clear = Show all
