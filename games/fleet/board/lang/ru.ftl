## Parts of the table

fleet-label-dice = Кубики
fleet-label-sea = Море
fleet-label-town = Город
fleet-label-others = Другие
fleet-label-captain = Капитан
fleet-label-harbour = Гавань
fleet-label-wharf = Верфь
fleet-label-market = Рынок
fleet-label-coins = Монеты
fleet-label-sea-note = кубик отмечает следующую клетку своего вида
fleet-label-harbour-note = одну отмечает кубик гавани
fleet-label-wharf-note = одну отмечает кубик верфи
fleet-label-coins-note = { $coins } из { $boxes } · следующий доход { $income } · каждая ★ отмечает любую следующую клетку
fleet-label-reconstructed = Правила взяты из книги правил. Большинство напечатанных чисел листа (клетки после третьей, лодки, рынок, звёзды, четыре бонуса краба) восстановлены, а карты капитанов и трофеев наши собственные.
fleet-label-origin = Большинство чисел листа восстановлены
fleet-label-round = Раунд { $round } из { $rounds }
fleet-label-when = раунд { $round } из { $rounds } · { $phase }
fleet-label-seat = { $seat }
fleet-label-sheet-of = Лист игрока { $seat }
fleet-label-whole = Открыть весь лист
fleet-label-first = первый игрок
fleet-label-mini = монет { $coins } · рыбы { $fish }
fleet-label-then = Затем
fleet-label-waiting = Ждёт очереди
fleet-label-waiting-note = в этом порядке

## On the sheet

fleet-kind-plain = шаг
fleet-kind-licence = лицензия
fleet-kind-boat = лодка
fleet-kind-choice = на выбор
fleet-kind-fishing = рыбалка
fleet-label-marked = Отмечено { $marked } из { $boxes }.
fleet-label-box = { $section }, клетка { $number }: { $gives }
fleet-label-box-closed = { $section }: закрыто, Капитан вычеркнул все оставшиеся круглые клетки
fleet-label-box-full = { $section }: свободных клеток нет
fleet-label-closed = закрыто Капитаном
fleet-label-token = Жетон Капитана
fleet-label-tokens = Жетоны Капитана
fleet-label-boat =
    { $points ->
        [one] Лодка, { $points } очко, рыбы { $fish } из { $hold }
        [few] Лодка, { $points } очка, рыбы { $fish } из { $hold }
       *[many] Лодка, { $points } очков, рыбы { $fish } из { $hold }
    }
fleet-label-boat-ashore =
    { $points ->
        [one] Лодка на берегу, { $points } очко
        [few] Лодка на берегу, { $points } очка
       *[many] Лодка на берегу, { $points } очков
    }
fleet-label-open = открыто
fleet-label-worth =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
fleet-label-worth-box =
    { $points ->
        [one] по { $points } очку
        [few] по { $points } очка
       *[many] по { $points } очков
    }
fleet-label-worth-hexes = до { $points } очков
fleet-label-market-pays =
    { $coins ->
        [one] рыбы { $fish }: { $coins } монета
        [few] рыбы { $fish }: { $coins } монеты
       *[many] рыбы { $fish }: { $coins } монет
    }
fleet-label-bonuses = Бонусы краба
fleet-label-bonus =
    { $points ->
        [one] { $points } о.
        [few] { $points } о.
       *[many] { $points } о.
    }{ $per ->
        [1] {" "}/ { $measure }
       *[other] {" "}/ { $per } { $measure }
    }
fleet-short-fish = рыб
fleet-short-boats = лод.
fleet-short-licences = лиц.
fleet-short-buildings = зд.
fleet-short-coins = мон.
fleet-short-full = полн. лод.
fleet-short-masteries = лиц. III

fleet-licence-shrimp =
    { $marks ->
        [one] кубик отмечает любую лодку
        [few] кубик отмечает { $marks } лодки
       *[many] кубик отмечает { $marks } лодок
    }{ $stars ->
        [0] {""}
        [one] {" "}+ ★
       *[other] {" "}+ { $stars } ★
    }
fleet-licence-cod =
    { $coins ->
        [one] +{ $coins } монета за спуск лодки
        [few] +{ $coins } монеты за спуск лодки
       *[many] +{ $coins } монет за спуск лодки
    }
fleet-licence-lobster = доход: { $steps } лодок
fleet-licence-lobster-step = +{ $coins } от { $boats }
fleet-licence-swordfish =
    после рыбалки: { $stars ->
        [one] ★
       *[other] { $stars } ★
    }{ $coins ->
        [0] {""}
        [one] {" "}+ { $coins } монета
        [few] {" "}+ { $coins } монеты
       *[many] {" "}+ { $coins } монет
    }
fleet-licence-oyster = вмещает { $hold }; 2-я рыба или монета

fleet-craft-crab =
    { $points ->
        [one] лицензия: { $points } очко и бонус
        [few] лицензия: { $points } очка и бонус
       *[many] лицензия: { $points } очков и бонус
    }
fleet-craft-yacht = частная рыбалка
fleet-craft-research =
    { $points ->
        [one] по { $points } очку
        [few] по { $points } очка
       *[many] по { $points } очков
    }
fleet-craft-barge = рыба за полные лодки
fleet-craft-inuit =
    { $points ->
        [one] по { $points } очку, ловят рыбу
        [few] по { $points } очка, ловят рыбу
       *[many] по { $points } очков, ловят рыбу
    }

fleet-building-casino = Перебросить взятый кубик
fleet-building-bank = Очки и без завершения
fleet-building-salvage =
    { $uses ->
        [one] Любой кубик как ★, { $uses } раз
        [few] Любой кубик как ★, { $uses } раза
       *[many] Любой кубик как ★, { $uses } раз
    }
fleet-building-tackle = Кубик как монеты даёт { $coins }
fleet-building-cannery = Доход +{ $coins } за полную лодку
fleet-building-smokehouse = Рынок: монет +{ $coins }
fleet-building-pub = Очки за все клетки вместе
fleet-building-buffet = Кубик лодок отмечает гекс

## What a choice gives

fleet-give-launch =
    { $points ->
        [0] лодка
        [one] лодка: { $points } очко
        [few] лодка: { $points } очка
       *[many] лодка: { $points } очков
    }
fleet-give-licence = лицензия { $level }
fleet-give-either = лодка или лицензия
fleet-give-fish =
    { $fish ->
        [0] рыбалка, ловить некому
        [one] +{ $fish } рыба
        [few] +{ $fish } рыбы
       *[many] +{ $fish } рыб
    }
fleet-give-complete = здание открыто
fleet-give-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
fleet-give-coins =
    { $coins ->
        [one] +{ $coins } монета
        [few] +{ $coins } монеты
       *[many] +{ $coins } монет
    }
fleet-give-stars =
    { $stars ->
        [one] ★
       *[other] { $stars } ★
    }
fleet-give-then = шаг; дальше: { $what }
fleet-give-step = шаг

## The die in hand

fleet-label-outlook = Что даст каждый
fleet-label-outlook-more =
    { $count ->
        [one] и ещё { $count } клетка
        [few] и ещё { $count } клетки
       *[many] и ещё { $count } клеток
    }
fleet-label-die = Кубик: { $face }
fleet-label-second-boat = Вторая лодка кубика
fleet-label-choice = { $section }: лодка или лицензия
fleet-label-oyster = Вторая рыба устричной лодки
fleet-choice-coin = Как монеты
fleet-choice-salvage = Как звезда
fleet-choice-hex = Гекс буфета
fleet-choice-reroll = Перебросить
fleet-choice-reroll-gives = новая грань, окончательно
fleet-choice-shrimp-star = Только звезда
fleet-choice-second-fish = Вторая рыба
fleet-choice-fish-coin = Монета вместо неё
fleet-choice-bonus =
    { $per ->
        [1] по { $points ->
            [one] { $points } очку
            [few] { $points } очка
           *[many] { $points } очков
        } за штуку, сейчас { $now }
       *[other] { $points ->
            [one] { $points } очко
            [few] { $points } очка
           *[many] { $points } очков
        } за каждые { $per }, сейчас { $now }
    }

fleet-label-chain = Что уже запущено
fleet-chain-before =
    { $steps ->
        [one] Ещё { $steps } шаг до этого
        [few] Ещё { $steps } шага до этого
       *[many] Ещё { $steps } шагов до этого
    }
fleet-chain-mark = { $section }, клетка { $number }
fleet-chain-declined = Звезда не использована
fleet-chain-coins = Три монеты
fleet-chain-die-as-coin = Кубик за монеты
fleet-chain-market = Рынок
fleet-chain-salvage = Утиль
fleet-chain-income = Доход
fleet-chain-fish-sold = Продана рыба
fleet-chain-shrimp-licence = Лицензия на креветок
fleet-chain-swordfish-licence = Лицензия на меч-рыбу
fleet-chain-launched = лодка на воде
fleet-chain-licensed = лицензия
fleet-chain-fished = все лодки ловят рыбу

fleet-star = Звезда
fleet-star-coin = Звезда на монете { $box }
fleet-star-salvage = Звезда утиля
fleet-star-shrimp = Звезда лицензии на креветок
fleet-star-swordfish = Звезда лицензии на меч-рыбу
fleet-wait-by = источник: { $cause }
fleet-wait-now =
    { $count ->
        [one] выбирайте: { $count } клетка
        [few] выбирайте: { $count } клетки
       *[many] выбирайте: { $count } клеток
    }
fleet-wait-coins =
    { $coins ->
        [one] { $coins } монета лицензии на меч-рыбу
        [few] { $coins } монеты лицензии на меч-рыбу
       *[many] { $coins } монет лицензии на меч-рыбу
    }
fleet-wait-start =
    { $marks ->
        [one] { $marks } начальная отметка
        [few] { $marks } начальные отметки
       *[many] { $marks } начальных отметок
    }
fleet-wait-second-boat = Вторая лодка кубика с креветками
fleet-wait-pick = { $seat } берёт кубик
fleet-wait-use = { $seat } использует последний кубик
fleet-wait-share = Все используют последний кубик
fleet-wait-captain = Капитан берёт кубик

## The question

fleet-dock-take = Возьмите кубик
fleet-dock-use = { $face }: что сделает ваш кубик?
fleet-dock-share = { $face }: последний кубик используют все
fleet-dock-again = Отметьте вторую лодку
fleet-dock-star = { $star }: любая клетка
fleet-dock-choice = { $section }: спустить лодку или взять лицензию?
fleet-dock-bonus = Выберите бонус краба
fleet-dock-oyster = Устричная лодка: вторая рыба или монета?
fleet-dock-no-star = Пропустить звезду
fleet-dock-no-second-boat = Без второй лодки
fleet-dock-confirm-take = Взять этот кубик
fleet-dock-confirm-use = Использовать так
fleet-dock-confirm-mark = Отметить клетку
fleet-dock-confirm-bonus = Выбрать этот бонус
fleet-fact-boxes =
    { $count ->
        [0] Клеток он не отмечает. На что он годится, написано рядом с кубиками.
        [one] Подсвечена { $count } клетка.
        [few] Подсвечены { $count } клетки.
       *[many] Подсвечено { $count } клеток.
    }
fleet-fact-star-by = Источник: { $cause }.
fleet-fact-next = Следом берёт { $seat }. Последний кубик используют все.
fleet-fact-last = Оставшийся кубик используют все.
fleet-fact-shrimp =
    Ваша лицензия на креветок: { $marks ->
        [one] любая лодка
        [few] { $marks } лодки любого типа
       *[many] { $marks } лодок любого типа
    }{ $stars ->
        [0] .
        [one] {" "}и звезда.
        [few] {" "}и { $stars } звезды.
       *[many] {" "}и { $stars } звёзд.
    }
fleet-fact-bonus = После вас его не выберет никто.
fleet-stage-boats = Лодки
fleet-stage-income = Доход
fleet-stage-fishing = Рыбалка
fleet-stage-town = Город

## Players

fleet-part-fish = Рыба
fleet-part-boats = Лодки
fleet-part-licences = Лицензии
fleet-part-buildings = Верфь
fleet-part-crab = Краб
fleet-part-cards = Карты
fleet-seat-taking = берёт кубик
fleet-seat-using = использует кубик
fleet-seat-star = использует звезду
fleet-seat-choosing = решает

## Cards and the Captain

fleet-label-cards = Карты
fleet-label-cards-ours = наши собственные
fleet-card-gold =
    Золото: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } тому, у кого больше всего ({ $measure })
fleet-card-silver =
    Серебро: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } первому, у кого будет: { $what }
fleet-card-captain = { $boats }: { $bonus }, не больше { $most }
fleet-cards-captains = Карты капитанов (наши собственные)
fleet-cards-trophies = Карты трофеев (наши собственные)
fleet-cards-captain = Капитан: { $boats }
fleet-cards-gold = Золотой трофей: { $measure }
fleet-cards-silver = Серебряный трофей: { $measure }
fleet-cards-start = В начале игры отметьте первые три клетки секции «{ $boats }», затем по одной клетке: { $further }.
fleet-cards-end = В конце игры — { $bonus }, не больше { $most }.
fleet-cards-gold-text = В конце игры достаётся тому, у кого больше всего ({ $measure }); при равенстве очки получают все, с нулём — никто.
fleet-cards-silver-text = Достаётся сразу первому, у кого будет: { $what }. Очки получают все, кто дошёл до этого на одном шаге.
fleet-label-captain-note = его жетоны
fleet-label-captain-way =
    Он вычёркивает с конца { $picked ->
        [one] { $picked } клетку
        [few] { $picked } клетки
       *[many] { $picked } клеток
    } своим кубиком и { $shared } последним.
fleet-label-blocked =
    { $stars ->
        [0] Звёзд он ещё не вычеркнул.
        [one] Он вычеркнул { $stars } звезду.
        [few] Он вычеркнул { $stars } звезды.
       *[many] Он вычеркнул { $stars } звёзд.
    }
fleet-label-ranks = Кем вы станете
fleet-verdict = { $rank }
fleet-verdict-points =
    { $points ->
        [one] { $points } очко.
        [few] { $points } очка.
       *[many] { $points } очков.
    }
fleet-verdict-span = Для этого звания нужно от { $least } до { $most } очков.
fleet-verdict-highest = Высшее звание: от { $least } очков.
fleet-verdict-lowest = Первое звание: меньше { $most } очков.
fleet-verdict-next =
    До звания «{ $rank }» не хватило { $missing ->
        [one] { $missing } очка.
        [few] { $missing } очков.
       *[many] { $missing } очков.
    }
