flotsam-name = Плавник
flotsam-tagline = Ставьте доски на то, что принесёт прилив
flotsam-option-long = Четыре раунда
flotsam-option-ties = Если две ставки равны
flotsam-option-ties-lost = Приз уплывает
flotsam-option-ties-first = Ближайшему к первому игроку
flotsam-event-first = Первый игрок: { $seat }.
flotsam-event-dealt = { $seat } получает доску ценой { $plank }.
flotsam-event-dealt-hidden = { $seat } получает доску.
flotsam-event-tide = Прилив приносит { $prize ->
    [one] { $prize } очко
    [few] { $prize } очка
   *[many] { $prize } очков
}.
flotsam-event-sealed = { $seat } ставит доску ценой { $plank }.
flotsam-event-sealed-hidden = { $seat } ставит доску.
flotsam-event-opened = Ставка игрока { $seat }: { $plank }.
flotsam-event-taken = { $seat } получает { $prize ->
    [one] { $prize } очко
    [few] { $prize } очка
   *[many] { $prize } очков
}.
flotsam-event-lost = Приз ({ $prize }) уплывает.
flotsam-event-buried = { $seat } прячет доску ценой { $plank }.
flotsam-event-buried-hidden = { $seat } прячет доску.
flotsam-event-passed = { $seat } ничего не прячет.
flotsam-refusal-not-now = Сейчас этого сделать нельзя.
flotsam-refusal-no-such-plank = Такой доски у вас в руке нет.
flotsam-reason-prizes = Призы
flotsam-reason-buried = Хорошие доски под лодкой
flotsam-action-seal = Поставить доску ценой { $plank }
flotsam-action-bury = Спрятать доску ценой { $plank }
flotsam-action-pass = Ничего не прятать
