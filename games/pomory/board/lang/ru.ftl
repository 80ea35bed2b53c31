## The map

pomory-map-sea = Белое море
pomory-map-solovki = Соловки
pomory-map-tersky = Терский берег
pomory-map-karelian = Карельский берег
pomory-map-pomor = Поморский берег
pomory-map-summer = Летний берег
pomory-map-winter = Зимний берег
pomory-map-port-3 = Архангельск
pomory-map-port-4 = Онега
pomory-map-port-5 = Кемь
pomory-map-port-6 = Кандалакша
pomory-map-dock = Ремонтный док
pomory-map-supply = Запас

## Things of the table

pomory-label-panel-sea = Море
pomory-label-panel-bet = Ставка
pomory-label-panel-story = Что было
pomory-label-panel-goods = Товары
pomory-label-player = { $seat }
pomory-label-map =
    { $count ->
        [one] Белое море: цепочка из { $count } клетки и четыре порта
        [few] Белое море: цепочка из { $count } клеток и четыре порта
       *[many] Белое море: цепочка из { $count } клеток и четыре порта
    }
pomory-label-cell = Клетка { $spot }, пусто
pomory-label-cell-ship = Клетка { $spot }, корабль игрока { $seat }
pomory-label-cell-block = Клетка { $spot }, { $seat } блокирует игрока { $other }
pomory-label-port = Порт { $port }. Шторм здесь достаёт до отмеченных клеток.
pomory-label-dock = Ремонтный док. { $ships }
pomory-label-docked = { $seat }: { $count }
pomory-label-card = { $card }, { $state }, сейчас стоит { $value }
pomory-label-round = Раунд { $round }: { $stage }
pomory-label-round-number = Раунд { $round }
pomory-label-first = Первый игрок: { $seat }
pomory-label-score = { $seat } { $points }
pomory-label-ruler = Очки: { $scores }. Игра кончается на { $goal }.
pomory-label-quiet =
    { $left ->
        [one] Раундов подряд без улова: { $rounds }. Ещё { $left } такой раунд, и игра окончена.
        [few] Раундов подряд без улова: { $rounds }. Ещё { $left } таких раунда, и игра окончена.
       *[many] Раундов подряд без улова: { $rounds }. Ещё { $left } таких раундов, и игра окончена.
    }
pomory-label-won = Побеждает { $seat }, { $best } : { $next }
pomory-label-draw = Ничья, { $points } : { $points }

## Players

pomory-seat-at-sea = в море
pomory-seat-blocked = заблокировано
pomory-seat-supply = в запасе
pomory-seat-dock = в доке
pomory-seat-news = известия
pomory-seat-points = из { $goal }
pomory-seat-moving = ведёт корабли
pomory-seat-asked = думает об известиях
pomory-seat-betting = выбирает карты
pomory-seat-taking-back = забирает карту
pomory-seat-keeping = выбирает известие
pomory-seat-announcing = думает о наборе

## What to do now

pomory-dock-move = Ведите свои корабли.
pomory-dock-end = Закончите ход.
pomory-dock-left =
    { $count ->
        [0] Перемещений не осталось.
        [one] Осталось { $count } перемещение. Пустая клетка: корабль из запаса. Свой корабль: вести или в док.
        [few] Осталось { $count } перемещения. Пустая клетка: корабль из запаса. Свой корабль: вести или в док.
       *[many] Осталось { $count } перемещений. Пустая клетка: корабль из запаса. Свой корабль: вести или в док.
    }
pomory-dock-ask = Сыграете известие ({ $when })?
pomory-dock-nothing-fits = Ни одна из ваших карт сейчас не подходит. Вопрос задан, чтобы никто не узнал, что у вас на руке.
pomory-dock-may-play = Можно сыграть карту или пасовать.
pomory-dock-seal = Поставьте две карты взакрытую.
pomory-dock-seal-three = Поставьте три карты взакрытую.
pomory-dock-sealed = Ставка сделана: { $seat }.
pomory-dock-choosing = Ещё выбирает: { $seat }.
pomory-dock-shown = { $seat } показывает вам: { $card }.
pomory-dock-may-take-back = Ваша ставка сделана. Пока соперник не сделал свою, её можно взять назад и изменить.
pomory-dock-take-back = Заберите одну из трёх карт.
pomory-dock-take-back-fact = Шторм прошёл; две оставленные карты будут открыты.
pomory-dock-keep = Оставьте одно из двух известий.
pomory-dock-keep-fact = Другое уйдёт под колоду. Своё можно сыграть со следующего раунда.
pomory-dock-announce = Объявляете набор?
pomory-dock-no-set-fits = Сейчас объявить нечего. Вопрос задан, чтобы никто не узнал, что у вас на руке.
pomory-dock-set-fact =
    { $size ->
        [one] Следующий набор: { $size } карта одного вида, столько же очков.
        [few] Следующий набор: { $size } карты одного вида, столько же очков.
       *[many] Следующий набор: { $size } карт одного вида, столько же очков.
    }
pomory-dock-set = { $kind }: сдать { $size }
pomory-dock-fair = { $kind }: набор из { $size } без одной карты
pomory-dock-no-set = Без набора
pomory-dock-no-use = сейчас не поможет
pomory-dock-do = Готово
pomory-dock-do-seal = Поставить
pomory-dock-do-take-back = Забрать
pomory-dock-do-keep = Оставить

## Goods

pomory-sheet-quay = На причале
pomory-sheet-quay-note = корабли × сумма вида
pomory-sheet-deck =
    { $count ->
        [one] В колоде { $count } карта. Одного вида здесь лежит не больше чем на 4.
        [few] В колоде { $count } карты. Одного вида здесь лежит не больше чем на 4.
       *[many] В колоде { $count } карт. Одного вида здесь лежит не больше чем на 4.
    }
pomory-sheet-last-round = Колода пуста: это последний раунд.
pomory-sheet-collections = Собрано
pomory-sheet-next-set = следующий набор: { $size }
pomory-sheet-kind = Вид
pomory-sheet-news = Известия
pomory-sheet-news-deck =
    { $count ->
        [one] в колоде { $count }
        [few] в колоде { $count }
       *[many] в колоде { $count }
    }
pomory-sheet-when = Когда: { $when }.
pomory-sheet-fresh = Взято в этом раунде; играть можно со следующего.
pomory-sheet-no-news = известий нет
pomory-sheet-backs =
    { $count ->
        [one] { $count } карта рубашкой вверх
        [few] { $count } карты рубашкой вверх
       *[many] { $count } карт рубашкой вверх
    }
pomory-sheet-salt = Соль
pomory-sheet-salt-note = вернётся, когда сыграны все пять
pomory-sheet-played = сыгр.
pomory-sheet-left = есть
pomory-sheet-news-played = Сыгранные известия
pomory-sheet-news-all = Все пятнадцать известий
pomory-sheet-card-count = { $count } из { $all } карт
pomory-sheet-discarded = Вышли из игры: { $cards }.
pomory-sheet-copies = { $card } (× { $copies })
pomory-print-deck =
    { $count ->
        [one] в колоде { $count } карта
        [few] в колоде { $count } карты
       *[many] в колоде { $count } карт
    }

## The bet

pomory-sheet-bet = Ваша ставка
pomory-sheet-hand = Ваши карты
pomory-sheet-now = при нынешнем море и причале
pomory-sheet-catch-cards = Карты лова
pomory-sheet-salt-cards = Карты соли
pomory-sheet-card-in-hand = на руке
pomory-sheet-card-sealed = в ставке
pomory-sheet-card-played = сыграна
pomory-sheet-choose = Выберите две карты: здесь появится, что даст каждая погода.
pomory-sheet-rule-catch-catch = Две карты лова: их сумма, если обе удачны.
pomory-sheet-rule-catch-salt = Лов и соль: большее из двух, если удачны обе.
pomory-sheet-rule-salt-salt = Две карты соли: большая из удачных.
pomory-sheet-rule-three = Три карты: после шторма одну вы заберёте.
pomory-sheet-in-fair = как лежит сейчас
pomory-sheet-demand = спрос ≥ { $value }
pomory-sheet-weather = Что даст каждая погода
pomory-sheet-weather-head = Погода
pomory-sheet-docked = В док
pomory-sheet-points = Очки
pomory-sheet-fair = Хорошая
pomory-sheet-as-it-lies = Как лежит
pomory-sheet-chance = { $ninths }/9
pomory-sheet-none = никто
pomory-sheet-frees = своб.
pomory-sheet-lost = { $seat }: корабль с клетки { $at } уходит в док
pomory-sheet-lost-blocker = { $seat }: корабль с клетки { $at } уходит в док, корабль под ним ({ $other }) свободен
pomory-sheet-needs = { $seat } ≥ { $need }
pomory-sheet-sure = точно
pomory-sheet-range = { $least }–{ $most }
pomory-sheet-least = не меньше { $least }
pomory-sheet-at-most = не больше { $most }
pomory-sheet-out-of-reach = недостижимо
pomory-sheet-reckoned = Учтены известия, которые может держать { $seat }: { $news }.
pomory-sheet-turn-weather = Погоду ещё может изменить { $seat }: { $news }.
pomory-sheet-own-news = Ваши собственные известия не учтены.
pomory-sheet-most = { $seat } поймает не больше чем { $most }. При неудаче вы берёте известия.
pomory-sheet-choosing = выбирает
pomory-sheet-sealed =
    { $count ->
        [one] ставка сделана, { $count } карта
        [few] ставка сделана, { $count } карты
       *[many] ставка сделана, { $count } карт
    }

## The round told

pomory-story-title = Раунд { $round } по шагам
pomory-story-weather = Погода
pomory-story-storm = Шторм
pomory-story-reveal = Карты открыты
pomory-story-catch = Лов
pomory-story-score = Счёт
pomory-story-named = Порт назвала Моряна.
pomory-story-chance = Вероятность { $ninths } из 9.
pomory-story-no-storm = Все корабли остаются на местах.
pomory-story-met = удачна
pomory-story-missed = неудачна
pomory-story-no-catch-card = { $seat }: карты лова в ставке нет, улова нет.
pomory-story-decree = Соляной указ меняет его на { $by }: { $demand }.
pomory-story-news =
    { $count ->
        [one] { $seat } берёт последнее известие.
        [few] { $seat } берёт { $count } известия и оставляет себе одно.
       *[many] { $seat } берёт { $count } известий и оставляет себе одно.
    }
pomory-story-no-news = Колода известий пуста: { $seat } ничего не берёт.
pomory-story-set = { $seat } объявляет набор ({ $kind }), очков: { $size }.
pomory-story-demand = Спрос на соль
pomory-story-demand-note = оба улова вместе
pomory-story-demand-so-far = Пока { $demand }.
pomory-story-demand-is = Спрос: { $demand }.
pomory-story-steps = Раунд по шагам

## The question of each step

pomory-next-ship = Куда идёт этот корабль?
pomory-next-card = Какая карта к ней?
pomory-next-news = Где это действует?
