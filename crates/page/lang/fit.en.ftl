# Limits and invitations.
ui-error-wait = A moment, please
ui-try-again = Try again

ui-invitation = Invitation · table { $table }
ui-invited-by = { $host } invites you to a game of { $game }
ui-invited = You are invited to a game of { $game }
ui-invitation-who = Who sits at the table
ui-invitation-agreed = What is agreed
ui-invitation-yours = yours, if you sit down
ui-invitation-no = No, thank you
ui-invitation-tip = { $free ->
    [one] You have only opened a page: no seat is taken yet. When you sit down, the last seat is filled and the game begins.
   *[other] You have only opened a page: no seat is taken yet. The game begins when all seats are taken.
}
ui-invitation-seated = You sit at this table
ui-invitation-seated-more = The link is for the others.
ui-invitation-table = To the table
ui-invitation-full = All seats are taken
ui-invitation-full-more = The game is on. You can watch.
ui-invitation-gone = This game is over
ui-invitation-gone-more = The link leads to no seat any more.
ui-offline-device = You are offline. Your game waits; what you clicked is sent when you are back.
