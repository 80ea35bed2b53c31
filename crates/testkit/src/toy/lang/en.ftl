flotsam-name = Flotsam
flotsam-tagline = Bid planks for what the tide brings
flotsam-option-long = Four rounds
flotsam-option-ties = When two bids are highest
flotsam-option-ties-lost = The prize is lost
flotsam-option-ties-first = Nearest to the first player
flotsam-event-first = { $seat } is first player.
flotsam-event-dealt = { $seat } gets a plank worth { $plank }.
flotsam-event-dealt-hidden = { $seat } gets a plank.
flotsam-event-tide = The tide brings { $prize ->
    [one] { $prize } point
   *[other] { $prize } points
}.
flotsam-event-sealed = { $seat } seals a plank worth { $plank }.
flotsam-event-sealed-hidden = { $seat } seals a plank.
flotsam-event-opened = { $seat } bid { $plank }.
flotsam-event-taken = { $seat } takes { $prize ->
    [one] { $prize } point
   *[other] { $prize } points
}.
flotsam-event-lost = The prize of { $prize } drifts away.
flotsam-event-buried = { $seat } buries a plank worth { $plank }.
flotsam-event-buried-hidden = { $seat } buries a plank.
flotsam-event-passed = { $seat } buries nothing.
flotsam-refusal-not-now = This cannot be done now.
flotsam-refusal-no-such-plank = Your hand holds no such plank.
flotsam-reason-prizes = Prizes
flotsam-reason-buried = Good planks under the boat
flotsam-action-seal = Seal the plank worth { $plank }
flotsam-action-bury = Bury the plank worth { $plank }
flotsam-action-pass = Bury nothing
