ballast-name = Балласт
ballast-tagline = Грузите побольше, но не утоните
ballast-event-dealt = { $seat } получает балласт: { $number }.
ballast-event-dealt-hidden = { $seat } получает балласт.
ballast-event-loads = { $seat } грузит { $number ->
    [one] { $number } кубик
    [few] { $number } кубика
   *[other] { $number } кубиков
}.
ballast-event-rolled = { $seat } бросает кубик: { $number }.
ballast-event-opened = { $seat } открывает балласт: { $number }.
ballast-refusal-dice = Грузят не больше трёх кубиков.
ballast-reason-load = Груз
ballast-action-load = Погрузить { $number ->
    [one] { $number } кубик
    [few] { $number } кубика
   *[other] { $number } кубиков
}
ballast-boat = { $seat }: балласт { $card }, кубики { $dice }
