## Гра в терміналі

cli-your-turn = { $seat }, ваш хід.
cli-prompt = Номер, сама дія або ? для довідки:
cli-help = Введіть номер варіанта або саму дію. «undo» скасовує вашу останню дію, «board» знову показує стіл, «record» показує запис гри, «quit» припиняє гру.
cli-thinking = { $seat } думає…
cli-record-secret = Запис цієї гри видає те, що приховано в інших; його можна побачити після кінця гри.
cli-no-such-choice = Варіанта { $given } немає; є варіанти від 1 до { $most }.
cli-pass-keyboard = Ходить { $seat }. Решта відвертається; натисніть Enter.
cli-taken-back = Дію скасовано.
cli-left = Гру припинено до її кінця.
cli-over = Гру завершено.

## Хто грає

cli-player-human = людина
cli-player-random = метальник кісток
cli-player-greedy = хапун
cli-player-uct = UCT
cli-player-search = шукач
cli-player-deckhand = юнга
cli-player-mate = матрос
cli-player-skipper = шкіпер
cli-player-pilot = лоцман

## Розбір партії

cli-analyse-head = крок  ймовірність перемоги та очікувані очки за місцями
cli-analyse-better = Краще: { $line } (на { $percent } % ймовірніша перемога)
cli-analyse-turns = Переломні моменти:
cli-analyse-no-turns = Переломів не було.
cli-analyse-decision = { $seat } втрачає перевагу: ймовірність перемоги падає з { $from } до { $to } %
cli-analyse-lead = Звідси й до кінця попереду { $seat }: ймовірність перемоги зростає з { $from } до { $to } %
cli-analyse-best = Найкраще продовження: { $line }
cli-analyse-up = Удача ({ $seat }): ймовірність перемоги зростає з { $from } до { $to } %
cli-analyse-down = Невдача ({ $seat }): ймовірність перемоги падає з { $from } до { $to } %
