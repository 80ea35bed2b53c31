## Гра в терміналі

cli-your-turn = { $seat }, ваш хід.
cli-prompt = Номер, сама дія або ? для довідки:
cli-help = Введіть номер варіанта або саму дію. «undo» скасовує вашу останню дію, «board» знову показує стіл, «record» показує запис гри, «quit» припиняє гру.
cli-thinking = { $seat } думає…
cli-no-such-choice = Варіанта { $given } немає; є варіанти від 1 до { $most }.
cli-pass-keyboard = Ходить { $seat }. Решта відвертається; натисніть Enter.
cli-taken-back = Дію скасовано.
cli-left = Гру припинено до її кінця.
cli-over = Гру завершено.
cli-bag =
    { $count ->
        [one] { $count } гекс у мішку
        [few] { $count } гекси в мішку
        [many] { $count } гексів у мішку
       *[other] { $count } гекса в мішку
    }
