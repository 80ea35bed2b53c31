flotsam-name = Плавник
flotsam-tagline = Ставте дошки на те, що принесе приплив
flotsam-option-long = Чотири раунди
flotsam-option-ties = Якщо дві ставки рівні
flotsam-option-ties-lost = Приз відпливає
flotsam-option-ties-first = Найближчому до першого гравця
flotsam-event-first = Перший гравець: { $seat }.
flotsam-event-dealt = { $seat } отримує дошку ціною { $plank }.
flotsam-event-dealt-hidden = { $seat } отримує дошку.
flotsam-event-tide = Приплив приносить { $prize ->
    [one] { $prize } очко
    [few] { $prize } очки
   *[many] { $prize } очок
}.
flotsam-event-sealed = { $seat } ставить дошку ціною { $plank }.
flotsam-event-sealed-hidden = { $seat } ставить дошку.
flotsam-event-opened = Ставка гравця { $seat }: { $plank }.
flotsam-event-taken = { $seat } отримує { $prize ->
    [one] { $prize } очко
    [few] { $prize } очки
   *[many] { $prize } очок
}.
flotsam-event-lost = Приз ({ $prize }) відпливає.
flotsam-event-buried = { $seat } ховає дошку ціною { $plank }.
flotsam-event-buried-hidden = { $seat } ховає дошку.
flotsam-event-passed = { $seat } нічого не ховає.
flotsam-refusal-not-now = Зараз цього зробити не можна.
flotsam-refusal-no-such-plank = Такої дошки у вас у руці немає.
flotsam-reason-prizes = Призи
flotsam-reason-buried = Добрі дошки під човном
flotsam-action-seal = Поставити дошку ціною { $plank }
flotsam-action-bury = Сховати дошку ціною { $plank }
flotsam-action-pass = Нічого не ховати
