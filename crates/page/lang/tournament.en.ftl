ui-tournaments = Tournaments
ui-tournaments-now = Announced and running
ui-tournaments-over = Over
ui-tournaments-none = Nothing is announced. Announce one yourself: bots fill up where people are missing.
ui-tournament-announce = Announce a tournament
ui-tournament-account = Tournaments take an account, so that everybody is found again in every round.
ui-tournament-name = Name
ui-tournament-game = Game
ui-tournament-system = How opponents are found
ui-tournament-swiss-more = Swiss: rounds against people with as many points
ui-tournament-robin-more = Round robin: everybody against everybody
ui-tournament-arena-more = Arena: game after game until the time is over
ui-tournament-rounds = Rounds
ui-tournament-round = Round
ui-tournament-minutes = Minutes
ui-tournament-begins = Begins
ui-tournament-in-5 = in 5 minutes
ui-tournament-in-15 = in 15 minutes
ui-tournament-in-60 = in an hour
ui-tournament-in-180 = in three hours
ui-tournament-in-1440 = tomorrow at this time
ui-tournament-most = Players at most
ui-tournament-fill = Where people are missing
ui-tournament-fill-none = nobody fills up
ui-tournament-swiss =
    { $count ->
        [one] Swiss, { $count } round
       *[other] Swiss, { $count } rounds
    }
ui-tournament-robin = Everybody against everybody
ui-tournament-robin-rounds =
    { $count ->
        [one] Everybody against everybody, { $count } round
       *[other] Everybody against everybody, { $count } rounds
    }
ui-tournament-arena = Arena, { $minutes } min
ui-tournament-rated = Rated
ui-tournament-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
ui-tournament-open = Begins in { $time }
ui-tournament-arena-left = Running, { $time } left
ui-tournament-round-of = Round { $round } of { $of }
ui-tournament-over = Over
ui-tournament-cancelled = Did not take place: fewer than four, or called off
ui-tournament-led = announced by { $name }
ui-time-seconds = { $count } s
ui-time-minutes = { $count } min
ui-time-hours = { $count } h
ui-time-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
ui-tournament-my-game = Your game
ui-tournament-against = against
ui-tournament-you-first = You sit first.
ui-tournament-you-second = You sit second.
ui-tournament-clock-runs = The clocks run already.
ui-tournament-begins-in = begins in
ui-tournament-next-in = next round in
ui-tournament-in = You are in
ui-tournament-join-title = Would you like to sail along?
ui-tournament-join-more = Be here when it begins: this page leads you to your table.
ui-tournament-join = Take part
ui-tournament-leave = Withdraw
ui-tournament-start = Begin now
ui-tournament-cancel = Call off
ui-tournament-next = Next round now
ui-tournament-wait = Waiting
ui-tournament-wait-pause = Take a breath: your next game is paired in a moment.
ui-tournament-wait-games = Others are still playing. You may watch them below.
ui-tournament-podium = The first three
ui-tournament-points = { $points } points
ui-tournament-signed = Signed up
ui-tournament-signed-none = Nobody yet.
ui-tournament-how = How it goes
ui-tournament-how-swiss = You meet people with as many points as you
ui-tournament-how-swiss-more = Nobody twice, as long as that is possible. With an odd number one person has a free round and gets the point.
ui-tournament-how-robin = You meet everybody once
ui-tournament-how-robin-more = A round begins when the one before is over. With an odd number everybody has one free round and gets the point.
ui-tournament-how-arena = Game after game
ui-tournament-how-arena-more = Whoever is free meets whoever is free. Come and go as you like; what has begun when the time is over is played to its end.
ui-tournament-how-fill = Where people are missing bots play: { $level }.
ui-tournament-how-late = Late?
ui-tournament-how-late-more = Your clock runs from the first moment. Whoever misses two games is taken off the list.
ui-tournament-how-equal = Equal points
ui-tournament-how-equal-more = With equal points whoever met opponents with more points stands higher; then the games among those who are equal; then the lot.
ui-tournament-pairings = Pairings
ui-tournament-games = Games
ui-tournament-here = here
ui-tournament-away = not here
ui-tournament-free = free round
ui-tournament-table = Table { $number }
ui-tournament-standings = Standings
ui-tournament-points-short = Points
ui-tournament-opponents-short = Opp.
ui-tournament-opponents = Points of the opponents
ui-tournament-won = won
ui-tournament-drawn = drawn
ui-tournament-lost = lost
ui-tournament-playing = being played
ui-tournament-gone = withdrawn
