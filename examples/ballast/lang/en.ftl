ballast-name = Ballast
ballast-tagline = Load much, but do not sink
ballast-event-dealt = { $seat } gets ballast of { $number }.
ballast-event-dealt-hidden = { $seat } gets ballast.
ballast-event-loads = { $seat } loads { $number ->
    [one] { $number } die
   *[other] { $number } dice
}.
ballast-event-rolled = { $seat } rolls { $number }.
ballast-event-opened = { $seat } had ballast of { $number }.
ballast-refusal-dice = No more than three dice are loaded.
ballast-reason-load = Load
ballast-action-load = Load { $number ->
    [one] { $number } die
   *[other] { $number } dice
}
ballast-boat = { $seat }: ballast { $card }, dice { $dice }
