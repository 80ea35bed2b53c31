ballast-name = Баласт
ballast-tagline = Вантажте більше, але не потоніть
ballast-event-dealt = { $seat } отримує баласт: { $number }.
ballast-event-dealt-hidden = { $seat } отримує баласт.
ballast-event-loads = { $seat } вантажить { $number ->
    [one] { $number } кубик
    [few] { $number } кубики
   *[other] { $number } кубиків
}.
ballast-event-rolled = { $seat } кидає кубик: { $number }.
ballast-event-opened = { $seat } відкриває баласт: { $number }.
ballast-refusal-dice = Вантажать не більше трьох кубиків.
ballast-reason-load = Вантаж
ballast-action-load = Завантажити { $number ->
    [one] { $number } кубик
    [few] { $number } кубики
   *[other] { $number } кубиків
}
ballast-boat = { $seat }: баласт { $card }, кубики { $dice }
