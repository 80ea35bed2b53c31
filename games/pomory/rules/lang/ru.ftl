pomory-name = Поморы
pomory-tagline = Рыба, соль и штормы Белого моря; ставки делаются взакрытую
pomory-reconstructed = Порядок клеток, места портов и пятнадцать карт известий воссозданы заново: печатных под рукой не было.

## What can be agreed on

pomory-option-first = Первый игрок
pomory-option-first-random = по жребию
pomory-option-first-a = место A
pomory-option-first-b = место B

## Names

pomory-kind-salmon = сёмга
pomory-kind-flounder = камбала
pomory-kind-herring = сельдь
pomory-kind-cod = треска
pomory-kind-seal = тюлень
pomory-resource = { $kind } { $value }
pomory-spot = { $number } ({ $kind })
pomory-card-catch = лов «{ $kind }»
pomory-card-salt = соль { $value }
pomory-port-3 = Архангельск (3)
pomory-port-4 = Онега (4)
pomory-port-5 = Кемь (5)
pomory-port-6 = Кандалакша (6)
pomory-way-cw = по часовой стрелке
pomory-way-ccw = против часовой стрелки
pomory-stage-setup = Подготовка
pomory-stage-movement = Перемещение кораблей
pomory-stage-bets = Ставки
pomory-stage-weather = Погода
pomory-stage-catch = Лов рыбы
pomory-stage-scoring = Подсчёт очков
pomory-stage-over = Игра окончена

## News cards

pomory-news-fair-wind = Попутный ветер
pomory-news-fair-wind-text =
    { $total ->
        [one] В этот ход вы можете сделать до { $total } перемещения вместо { $usual }.
        [few] В этот ход вы можете сделать до { $total } перемещений вместо { $usual }.
       *[many] В этот ход вы можете сделать до { $total } перемещений вместо { $usual }.
    }
pomory-news-pilot = Опытный лоцман
pomory-news-pilot-text = Одним из своих перемещений поставьте корабль из запаса или свой незаблокированный корабль на любую пустую клетку лова.
pomory-news-carpenters = Артель плотников
pomory-news-carpenters-text = Заберите в запас все свои корабли из ремонтного дока. Их можно выставлять уже в этот ход.
pomory-news-anchor = Сорвало с якоря
pomory-news-anchor-text = Выберите корабль соперника, блокирующий ваш, и отведите его на ближайшую пустую клетку в любую сторону. Перемещение не тратится.
pomory-news-shoals = Слухи о косяках
pomory-news-shoals-text =
    { $amount ->
        [one] Сбросьте одну открытую карту ресурсов и откройте вместо неё новую.
        [few] Сбросьте до { $amount } открытых карт ресурсов и откройте вместо них новые.
       *[many] Сбросьте до { $amount } открытых карт ресурсов и откройте вместо них новые.
    }
pomory-news-gossip = Разговоры на пристани
pomory-news-gossip-text = Соперник ставит карты первым и показывает вам одну из них, выбранную случайно. Затем ставите вы.
pomory-news-tackle = Запасная снасть
pomory-news-tackle-text = Поставьте три карты. После шторма, до вскрытия, верните одну из них в руку.
pomory-news-saltworks = Соляная варница
pomory-news-saltworks-text =
    { $amount ->
        [one] Перед ставкой верните в руку одну свою сыгранную карту продажи соли.
        [few] Перед ставкой верните в руку до { $amount } своих сыгранных карт продажи соли.
       *[many] Перед ставкой верните в руку до { $amount } своих сыгранных карт продажи соли.
    }
pomory-news-signs = Старые приметы
pomory-news-signs-text = Погода не засчитывается и определяется заново.
pomory-news-calm = Полный штиль
pomory-news-calm-text = Шторм в этом раунде не уносит корабли ни у кого.
pomory-news-moryana = Моряна
pomory-news-moryana-text = Вместо броска кубика назовите порт: шторм будет у него.
pomory-news-nets = Новые сети
pomory-news-nets-text =
    { $amount ->
        [one] Для одной своей удачной карты лова считайте, что у вас на { $amount } корабль больше.
        [few] Для одной своей удачной карты лова считайте, что у вас на { $amount } корабля больше.
       *[many] Для одной своей удачной карты лова считайте, что у вас на { $amount } кораблей больше.
    }
pomory-news-decree = Соляной указ
pomory-news-decree-text =
    { $amount ->
        [one] Измените спрос на соль в этом раунде на { $amount } мешок в любую сторону.
        [few] Измените спрос на соль в этом раунде не больше чем на { $amount } мешка в любую сторону.
       *[many] Измените спрос на соль в этом раунде не больше чем на { $amount } мешков в любую сторону.
    }
pomory-news-word = Купеческое слово
pomory-news-word-text = Если ровно одна из двух ваших карт неудачна, получите очки за другую.
pomory-news-fair = Маргаритинская ярмарка
pomory-news-fair-text = Объявите очередной набор, хотя вам не хватает одной карты, и получите за него полные очки.

pomory-window-movement = в свой ход перемещения
pomory-window-gossip = в начале этапа ставок
pomory-window-saltworks = перед своей ставкой
pomory-window-tackle = вместе со своей ставкой
pomory-window-moryana = до броска кубика погоды
pomory-window-result = когда погода известна, но корабли ещё не убраны
pomory-window-nets = во время своего лова
pomory-window-decree = когда спрос известен, но очки ещё не начислены
pomory-window-word = при начислении своих очков, до подсчёта комбинации
pomory-window-announcement = при начислении своих очков, вместе с набором

## What one can do

pomory-action-end = Закончить перемещения
pomory-action-place = Выставить корабль из запаса на клетку { $to }
pomory-action-place-block = Выставить корабль из запаса на клетку { $to } и заблокировать стоящий там корабль
pomory-action-move = Переместить корабль с клетки { $from } на клетку { $to }
pomory-action-move-block = Переместить корабль с клетки { $from } на клетку { $to } и заблокировать стоящий там корабль
pomory-action-dock = Убрать корабль с клетки { $at } в ремонтный док
pomory-action-bet = Поставить: { $cards }
pomory-action-pass = Пас
pomory-action-take-back = Вернуть в руку: { $card }
pomory-action-keep = Оставить себе «{ $news }»
pomory-action-set = Объявить набор: { $kind }, карт: { $size }
pomory-action-fair-wind =
    { $amount ->
        [one] Попутный ветер: ещё { $amount } перемещение
        [few] Попутный ветер: ещё { $amount } перемещения
       *[many] Попутный ветер: ещё { $amount } перемещений
    }
pomory-action-pilot-supply = Опытный лоцман: корабль из запаса на клетку { $to }
pomory-action-pilot = Опытный лоцман: корабль с клетки { $from } на клетку { $to }
pomory-action-carpenters = Артель плотников: забрать все свои корабли из дока
pomory-action-anchor = Сорвало с якоря: отвести корабль с клетки { $at } { $way }
pomory-action-shoals = Слухи о косяках: сбросить { $cards }
pomory-action-gossip = Разговоры на пристани: соперник ставит первым и показывает карту
pomory-action-tackle = Запасная снасть: поставить три карты
pomory-action-saltworks = Соляная варница: вернуть в руку { $salt }
pomory-action-signs = Старые приметы: определить погоду заново
pomory-action-calm = Полный штиль: шторм не уносит корабли
pomory-action-moryana = Моряна: шторм у порта { $port }
pomory-action-nets =
    { $amount ->
        [one] Новые сети: на { $amount } корабль больше для карты «{ $kind }»
        [few] Новые сети: на { $amount } корабля больше для карты «{ $kind }»
       *[many] Новые сети: на { $amount } кораблей больше для карты «{ $kind }»
    }
pomory-action-decree-raise = Соляной указ: поднять спрос на { $by }
pomory-action-decree-lower = Соляной указ: снизить спрос на { $by }
pomory-action-word = Купеческое слово: получить очки за удачную карту
pomory-action-fair = Маргаритинская ярмарка: объявить набор из { $size }, хотя одной карты не хватает: { $kind }

## What happened

pomory-event-first-chosen = Жребий брошен: первый игрок — { $seat }.
pomory-event-round-began = Начинается раунд { $round }. Первый игрок — { $seat }.
pomory-event-card-opened = Открыта карта ресурсов: { $card }.
pomory-event-card-discarded = Карта ресурсов сразу идёт в сброс, потому что сумма этого вида превысила бы 4: { $card }.
pomory-event-deck-ended = Взята последняя карта ресурсов. Этот раунд последний.
pomory-event-ship-placed = { $seat } выставляет корабль на клетку { $to }.
pomory-event-ship-placed-blocks = { $seat } выставляет корабль на клетку { $to } и блокирует стоящий там корабль.
pomory-event-ship-moved = { $seat } перемещает корабль с клетки { $from } на клетку { $to }.
pomory-event-ship-moved-blocks = { $seat } перемещает корабль с клетки { $from } на клетку { $to } и блокирует стоящий там корабль.
pomory-event-ship-docked = { $seat } убирает корабль с клетки { $at } в ремонтный док.
pomory-event-ship-freed = Корабль игрока { $seat } на клетке { $at } снова свободен.
pomory-event-ship-pushed = Корабль игрока { $seat } относит с клетки { $from } на клетку { $to }.
pomory-event-movement-ended = { $seat } заканчивает перемещения.
pomory-event-news-played = { $seat } играет известие «{ $news }». { $text }
pomory-event-wind-turned =
    { $left ->
        [one] Теперь у игрока { $seat } осталось { $left } перемещение.
        [few] Теперь у игрока { $seat } осталось { $left } перемещения.
       *[many] Теперь у игрока { $seat } осталось { $left } перемещений.
    }
pomory-event-row-card-discarded = Открытая карта идёт в сброс: { $card }.
pomory-event-salt-taken = { $seat } возвращает в руку: { $salt }.
pomory-event-bet-sealed =
    { $count ->
        [one] { $seat } ставит взакрытую { $count } карту.
        [few] { $seat } ставит взакрытую { $count } карты.
       *[many] { $seat } ставит взакрытую { $count } карт.
    }
pomory-event-bet-sealed-own = { $seat } ставит взакрытую: { $cards }.
pomory-event-card-shown = { $of } показывает одну из поставленных карт, её видит только { $seat }.
pomory-event-card-shown-own = { $of } показывает одну из поставленных карт, её видит только { $seat }: { $card }.
pomory-event-bets-closed = Обе ставки сделаны.
pomory-event-die-rolled = На кубике погоды выпало { $value }.
pomory-event-fair-weather = Установилась хорошая погода. Все корабли остаются на своих местах.
pomory-event-storm-rose = Шторм в районе порта { $port }.
pomory-event-storm-stilled = Полный штиль: шторм не уносит корабли.
pomory-event-storm-took = Шторм уносит в док корабль игрока { $seat } с клетки { $at }: ближайший одиночный с этой стороны.
pomory-event-storm-took-blocker = Шторм уносит в док корабль игрока { $seat } с клетки { $at }: ближайший блокирующий с этой стороны.
pomory-event-storm-spared = Шторм у порта { $port } ни до кого не достаёт.
pomory-event-card-taken-back = { $seat } возвращает одну из трёх карт в руку, не показывая её.
pomory-event-card-taken-back-own = { $seat } возвращает в руку, не показывая: { $card }.
pomory-event-bet-opened = { $seat } открывает: { $cards }.
pomory-event-caught = { $seat }, { $kind }: { $ships } × { $value } = { $points }.
pomory-event-caught-nets = { $seat }, { $kind } с новыми сетями: { $ships } × { $value } = { $points }.
pomory-event-caught-no-ship = { $seat }, { $kind }: свободных кораблей там нет, улова нет.
pomory-event-caught-no-card = { $seat }, { $kind }: открытых карт этого вида нет, улова нет.
pomory-event-catch-totalled =
    { $cards ->
        [0] Улов игрока { $seat } — { $points }. Карты не взяты.
        [one] Улов игрока { $seat } — { $points }. Взята { $cards } карта.
        [few] Улов игрока { $seat } — { $points }. Взято { $cards } карты.
       *[many] Улов игрока { $seat } — { $points }. Взято { $cards } карт.
    }
pomory-event-demand-summed = Спрос на соль: { $first } + { $second } = { $demand }.
pomory-event-demand-raised = { $seat } поднимает спрос на { $by }. Теперь он { $demand }.
pomory-event-demand-lowered = { $seat } снижает спрос на { $by }. Теперь он { $demand }.
pomory-event-scored-catch-catch =
    { $points ->
        [one] Обе карты лова удачны: { $seat } получает { $points } очко.
        [few] Обе карты лова удачны: { $seat } получает { $points } очка.
       *[many] Обе карты лова удачны: { $seat } получает { $points } очков.
    }
pomory-event-scored-catch =
    { $points ->
        [one] Обе карты удачны, больше дал лов: { $seat } получает { $points } очко.
        [few] Обе карты удачны, больше дал лов: { $seat } получает { $points } очка.
       *[many] Обе карты удачны, больше дал лов: { $seat } получает { $points } очков.
    }
pomory-event-scored-salt =
    { $points ->
        [one] Соль продана: { $seat } получает { $points } очко.
        [few] Соль продана: { $seat } получает { $points } очка.
       *[many] Соль продана: { $seat } получает { $points } очков.
    }
pomory-event-scored-word =
    { $points ->
        [one] Одна карта неудачна, другую выручает купеческое слово: { $seat } получает { $points } очко.
        [few] Одна карта неудачна, другую выручает купеческое слово: { $seat } получает { $points } очка.
       *[many] Одна карта неудачна, другую выручает купеческое слово: { $seat } получает { $points } очков.
    }
pomory-event-failed-catch-catch = Карта лова неудачна: { $seat } получает { $points }.
pomory-event-failed-catch-salt = И лов, и соль должны были оказаться удачны: { $seat } получает { $points }.
pomory-event-failed-salt-salt = Спрос слишком мал для обеих карт соли: { $seat } получает { $points }.
pomory-event-news-drawn = { $seat } берёт карту известий.
pomory-event-news-drawn-own = { $seat } берёт известие «{ $news }».
pomory-event-news-kept = { $seat } оставляет себе одно известие, а другое кладёт в низ колоды.
pomory-event-news-kept-own = { $seat } оставляет себе «{ $kept }», а «{ $returned }» кладёт в низ колоды.
pomory-event-news-kept-last = Это было последнее известие: его оставляет себе { $seat }.
pomory-event-ships-returned =
    { $ships ->
        [one] { $seat } забирает из ремонтного дока { $ships } корабль.
        [few] { $seat } забирает из ремонтного дока { $ships } корабля.
       *[many] { $seat } забирает из ремонтного дока { $ships } кораблей.
    }
pomory-event-set-announced =
    { $size ->
        [one] { $seat } объявляет набор: { $kind }, сдано карт: { $cards }. Набор приносит { $size } очко.
        [few] { $seat } объявляет набор: { $kind }, сдано карт: { $cards }. Набор приносит { $size } очка.
       *[many] { $seat } объявляет набор: { $kind }, сдано карт: { $cards }. Набор приносит { $size } очков.
    }
pomory-event-salt-returned = Сыграна последняя карта соли: { $seat } забирает все пять обратно.
pomory-event-game-ended-goal = Набрано 70 очков: игра окончена.
pomory-event-game-ended-deck = Колода рыбных ресурсов закончилась: игра окончена.
pomory-event-game-ended-quiet = Двадцать раундов подряд никто ничего не поймал: игра окончена.
pomory-event-game-won =
    { $points ->
        [one] Побеждает { $seat }: { $points } очко.
        [few] Побеждает { $seat }: { $points } очка.
       *[many] Побеждает { $seat }: { $points } очков.
    }
pomory-event-game-drawn =
    { $points ->
        [one] Ничья: у обоих { $points } очко.
        [few] Ничья: у обоих { $points } очка.
       *[many] Ничья: у обоих { $points } очков.
    }

## Points

pomory-reason-catch-catch = Две карты лова
pomory-reason-catch-salt = Карта лова и карта соли
pomory-reason-salt-salt = Две карты соли
pomory-reason-word = Купеческое слово
pomory-reason-sets = Наборы

## Why not

pomory-refusal-nothing-to-pass = Сейчас пасовать не на что. Перемещения заканчивают отдельной кнопкой.
pomory-refusal-only-in-movement = Корабли перемещают только в свой ход перемещения.
pomory-refusal-only-at-bets = Карты ставят на этапе ставок.
pomory-refusal-only-at-own-scoring = Набор объявляют при начислении своих очков, один за раунд.
pomory-refusal-no-news-to-choose = Сейчас вам не из чего выбирать известие.
pomory-refusal-nothing-to-take-back = Сейчас возвращать карту в руку не нужно.
pomory-refusal-bet-due = Нужно сделать ставку, пасовать нельзя.
pomory-refusal-card-to-take-back = Нужно вернуть в руку одну из трёх карт.
pomory-refusal-news-to-keep = Нужно выбрать, какое известие оставить.
pomory-refusal-news-not-held = У вас нет известия «{ $news }».
pomory-refusal-news-too-fresh = Известие «{ $news }» взято в этом раунде, его можно сыграть со следующего.
pomory-refusal-wrong-moment = Известие «{ $news }» играют { $window }.
pomory-refusal-news-not-drawn = Известия «{ $news }» среди взятых карт нет.
pomory-refusal-no-relocation-left = У вас не осталось перемещений.
pomory-refusal-no-such-cell = Такой клетки нет.
pomory-refusal-no-ship-there = Там нет корабля.
pomory-refusal-not-your-ship = Это не ваш корабль.
pomory-refusal-supply-empty = В запасе нет кораблей.
pomory-refusal-ship-blocked = Этот корабль заблокирован: его нельзя переместить, можно только убрать в док.
pomory-refusal-same-cell = Корабль остался бы на своём месте.
pomory-refusal-beyond-nearest-empty = Одно перемещение ведёт до ближайшей пустой клетки, а эта дальше.
pomory-refusal-behind-empty = Раньше встречается пустая клетка: до этого корабля одним перемещением не дойти.
pomory-refusal-parted-from-ports = Корабль отделяет от портов пустая клетка, начать из порта нельзя.
pomory-refusal-two-ships-there = Там уже два корабля: блокирующий корабль заблокировать нельзя.
pomory-refusal-own-ship-there = Нельзя блокировать собственный корабль.
pomory-refusal-last-free-ship = Нельзя блокировать последний свободный корабль соперника.
pomory-refusal-cell-occupied = Клетка занята.
pomory-refusal-dock-empty = В ремонтном доке нет ваших кораблей.
pomory-refusal-ship-not-blocked = Ваш корабль там не заблокирован.
pomory-refusal-no-empty-cell-that-way = В ту сторону нет пустой клетки.
pomory-refusal-deck-empty = Колода рыбных ресурсов пуста.
pomory-refusal-card-not-open = Эта карта не лежит открытой: { $card }.
pomory-refusal-too-many-cards = Карт может быть не больше { $most }.
pomory-refusal-salt-lies-open = Эта карта уже сыграна и лежит открытой: { $card }.
pomory-refusal-two-cards-due = Ставят ровно две карты.
pomory-refusal-three-cards-due = С запасной снастью ставят ровно три карты.
pomory-refusal-salt-not-open = Эта карта не лежит перед вами открытой: { $card }.
pomory-refusal-card-not-bet = Вы не ставили эту карту: { $card }.
pomory-refusal-no-die-rolled = Шторм был назван, кубик не бросали.
pomory-refusal-no-storm = Шторма нет.
pomory-refusal-nothing-caught = Эта карта лова ничего не приносит: { $kind }.
pomory-refusal-decree-out-of-range = Спрос меняется не меньше чем на 1 и не больше чем на { $most }.
pomory-refusal-no-catch-card = В вашей комбинации нет карты лова.
pomory-refusal-both-failed = Неудачны обе ваши карты.
pomory-refusal-none-failed = Ни одна ваша карта не была неудачной.
pomory-refusal-set-too-small = Карт этого вида ({ $kind }) слишком мало. Нужно: { $need }.
pomory-refusal-nothing-lacking = Для этого набора ({ $kind }) карт хватает.

## How to play

pomory-primer-1-title = Цель игры
pomory-primer-1-text = Вы отправляете корабли на места лова в Белом море, делаете ставки на свой улов и продаёте соль. Когда кто-то наберёт 70 очков или закончится колода рыбных ресурсов, побеждает тот, у кого очков больше; игра кончается и после двадцати раундов подряд без всякого улова. В раунде четыре этапа: перемещение кораблей, ставки, погода, лов рыбы и подсчёт очков.
pomory-primer-2-title = Перемещение кораблей
pomory-primer-2-text = Сначала до трёх перемещений делает первый игрок, потом второй. За одно перемещение корабль выходит из запаса из любого порта, движется по морю или уходит в ремонтный док. Корабль идёт до ближайшей пустой клетки, перепрыгивая занятые. Если от порта его не отделяет пустая клетка, он может вместо этого начать из любого порта.
pomory-primer-3-title = Блокировка
pomory-primer-3-text = Закончить перемещение можно и на одиночном корабле соперника, который встретился раньше пустой клетки. Ваш корабль встаёт сверху, нижний заблокирован: он не перемещается и не ловит рыбу, но хозяин может убрать его в док. Нельзя блокировать блокирующий корабль, собственные корабли и последний свободный корабль соперника.
pomory-primer-4-title = Ставки
pomory-primer-4-text = Оба игрока одновременно ставят по две карты взакрытую. Пока соперник не поставил, свою ставку можно забрать назад. Две карты лова приносят сумму, если обе удачны. Лов и соль приносят большее из двух, если обе карты удачны. Две карты соли приносят большую из удачных.
pomory-primer-5-title = Погода
pomory-primer-5-text = Кубик приносит шторм в порт с выпавшим значением; при 1 или 2 его бросают ещё раз, и снова 1 или 2 — это хорошая погода. Шторм достаёт на пять клеток в обе стороны, но не далее следующего порта. С каждой стороны он уносит в док ближайший блокирующий корабль, а если такого нет — ближайший одиночный.
pomory-primer-6-title = Лов и соль
pomory-primer-6-text = На причале лежат открытыми четыре карты ресурсов. Новая карта, с которой сумма её вида превысила бы 4, сразу идёт в сброс, и открывают другую. Карта лова приносит число ваших свободных кораблей на клетках этого вида, умноженное на сумму открытых карт этого вида. Эти карты вы забираете, причал пополняется, затем ловит второй игрок. Оба улова вместе — это спрос на соль: карта соли удачна, если спрос не меньше её значения. Любая карта соли возвращает ваши корабли из дока. Сыгранная соль лежит открытой, пока не сыграны все пять карт.
pomory-primer-7-title = Наборы и известия
pomory-primer-7-text = При начислении своих очков можно объявить набор пойманных карт одного вида и получить столько очков, сколько в нём карт: сначала 4, потом 5, 6 и так далее, счёт общий для обоих игроков. Кто не получил очков за комбинацию, берёт две карты известий, оставляет одну и может сыграть её начиная со следующего раунда.
