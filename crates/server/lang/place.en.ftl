# What the server answers about accounts.
ui-problem-login = Name and password, or the twelve words, do not fit together.
ui-problem-attempts = Too many attempts. Wait ten minutes and try again.
ui-problem-login-taken = Somebody else logs in with this name. Choose another.
ui-problem-password =
    { $least ->
        [one] A password has { $least } character at least and 200 at most.
       *[other] A password has { $least } characters at least and 200 at most.
    }
ui-problem-no-account = This needs an account.
ui-problem-has-account = You have an account already.
ui-problem-link = This link was used already, or it is too old. Make a new one on the other device.
ui-problem-session = You are not signed in there any more.
ui-problem-other-name = That is not the name. Nothing was deleted.

# What people do beside the game.
ui-problem-over = The game is over.
ui-problem-out = That seat is not in the game any more, or nobody sits in for it.
ui-problem-stand-in = A bot sits in for you. Take your seat back first.
ui-problem-paused = The game is paused.
ui-problem-not-paused = The game is not paused.
ui-problem-too-late = The game has really begun; it can be stopped only if all agree.
ui-problem-not-away = Nobody is missing there: a bot sits in only for somebody who is to move and has been away for ten minutes.
ui-problem-asked-before = That was asked already. It can be asked again after the next step.
ui-problem-not-asked = That is not asked any more.
ui-problem-nothing-back = There is nothing of yours to take back.
ui-problem-luck = Luck has shown something since; at this table that is not taken back.
ui-problem-terms = There is no such clock.
ui-ended-won =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win
    }
ui-ended-given-up = Given up, or out of time: { $names }.
ui-ended-aborted = The game was called off
ui-ended-stopped = All agreed to stop
ui-ended-closed = Whoever runs this server closed the table
ui-ended-without = There is no result.
ui-problem-speech = That cannot be said: nothing at all, or more than 300 characters.
ui-problem-too-often = Slowly, please: wait a little before you say more.
ui-turn-feed = Your turn: { $game }, { $table }
ui-turn-feed-title = Naust: my turn
ui-start-player = Player { $number }
ui-problem-rated = This game counts: nothing is taken back by agreement and nobody is replaced.
ui-problem-tournament-unknown = There is no such tournament.
ui-problem-tournament-late = It is too late: the tournament has begun, or is over.
ui-problem-tournament-full = As many as may take part have signed up.
ui-problem-tournament-not-in = You have not signed up.
ui-problem-tournament-not-host = Only whoever announced the tournament may do that.
ui-problem-tournament-plan = That cannot be a tournament: it takes a game for two, a clock, 4 to 64 players, 1 to 15 rounds or up to 720 minutes, and a time within the next sixty days.
ui-problem-tournament-enough = { $most } tournaments of yours are announced or running: that is enough.
ui-problem-tournament-game = A game of a tournament is played as it was paired: it is not called off, paused or played again.
ui-problem-hook-address = That address cannot be called: it must begin with https:// and lead into the open network.
ui-problem-no-hook = Nothing is called.
ui-problem-record = The record cannot be read: line { $line }: { $reason }
