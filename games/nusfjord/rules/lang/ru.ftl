# Нусфьорд, по-русски. Слова — из правил игры.

nusfjord-name = Нусфьорд
nusfjord-tagline = Ловите рыбу, стройте и выпускайте акции в деревушке на Лофотенах

nusfjord-option-deck = Колода зданий
nusfjord-option-deck-herring = Сельдь (советуем для первой партии)
nusfjord-option-deck-herring-more = 16 из 44 зданий действуют один раз, при постройке: сразу видно, что они дают.
nusfjord-option-deck-mackerel = Скумбрия
nusfjord-option-deck-mackerel-more = 13 зданий срабатывают всякий раз, когда вы что-то делаете: больше сочетаний.
nusfjord-option-deck-cod = Треска
nusfjord-option-deck-cod-more = 13 зданий дают очки по условию: готовьтесь к концу заранее.
nusfjord-option-mixed = Смешивание колод: первые здания — из всех трёх колод, последующие — из выбранной
nusfjord-option-hard = Усложнённая одиночная игра: работники двух цветов остаются на планшетах
nusfjord-option-campaign = Кампания из трёх одиночных партий
nusfjord-option-campaign-off = Без кампании
nusfjord-option-campaign-off-more = Одна партия, сама по себе.
nusfjord-option-campaign-1 = Кампания, первая партия
nusfjord-option-campaign-1-more = В одиночку: построенного в одной партии в следующей не будет; очки трёх партий складываются.
nusfjord-option-campaign-2 = Кампания, вторая партия
nusfjord-option-campaign-3 = Кампания, третья партия
nusfjord-option-double = Двойная партия для двоих
nusfjord-option-double-off = Одна партия
nusfjord-option-double-off-more = Одна партия, сама по себе.
nusfjord-option-double-1 = Двойная партия, первая из двух
nusfjord-option-double-1-more = Две партии с одной колодой, ни одна карта не повторяется; вторую начинает другой игрок.
nusfjord-option-double-2 = Двойная партия, вторая из двух

nusfjord-setup-hard = Усложнённый вариант — одиночный.
nusfjord-setup-campaign = Кампания — для одного игрока.
nusfjord-setup-double = Двойную партию играют вдвоём.
nusfjord-setup-series = Несколько партий подряд играют одной колодой, без смешивания.
nusfjord-setup-without = Следующие партии начинаются с того, что осталось от предыдущей. Начните с первой.

nusfjord-notice = Правила, номера и буквы зданий — из печатной игры. Наши: стоимость, очки и свойства зданий и старейшин, почти все русские названия зданий, 15 из 18 имён старейшин и то, кто из них участвует, числа почти на всех тарелках и на шкале улова, цены шлюпа и катера, очки кораблей и столбцы планшета действий. Печатные могут отличаться.
nusfjord-notice-card = Наша карта; печатный текст отличается.

## Ресурсы и другие короткие слова

nusfjord-wood =
    { $n ->
        [one] { $n } дерево
        [few] { $n } дерева
       *[many] { $n } дерева
    }
nusfjord-fish =
    { $n ->
        [one] { $n } рыба
        [few] { $n } рыбы
       *[many] { $n } рыб
    }
nusfjord-gold =
    { $n ->
        [one] { $n } золото
        [few] { $n } золота
       *[many] { $n } золота
    }
nusfjord-reserve-wood =
    { $n ->
        [one] { $n } дерево со склада
        [few] { $n } дерева со склада
       *[many] { $n } дерева со склада
    }
nusfjord-reserve-fish =
    { $n ->
        [one] { $n } рыба со склада
        [few] { $n } рыбы со склада
       *[many] { $n } рыб со склада
    }
nusfjord-plus-wood =
    { $n ->
        [one] +{ $n } дерево
        [few] +{ $n } дерева
       *[many] +{ $n } дерева
    }
nusfjord-plus-fish =
    { $n ->
        [one] +{ $n } рыба
        [few] +{ $n } рыбы
       *[many] +{ $n } рыб
    }
nusfjord-plus-gold =
    { $n ->
        [one] +{ $n } золото
        [few] +{ $n } золота
       *[many] +{ $n } золота
    }
nusfjord-plus-reserve-wood =
    { $n ->
        [one] +{ $n } дерево на склад
        [few] +{ $n } дерева на склад
       *[many] +{ $n } дерева на склад
    }
nusfjord-plus-reserve-fish =
    { $n ->
        [one] +{ $n } рыба на склад
        [few] +{ $n } рыбы на склад
       *[many] +{ $n } рыб на склад
    }
nusfjord-points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }
nusfjord-nothing = ничего
nusfjord-free = бесплатно
nusfjord-said = { $what }
nusfjord-or = { $first } или { $second }
nusfjord-no-text = Без свойств.
nusfjord-sentences = { $first } { $second }
nusfjord-then = { $first }, затем { $second }

nusfjord-ship-sloop = шлюп
nusfjord-ship-cutter = катер
nusfjord-ship-schooner = шхуна
nusfjord-ship-spare = запасная шхуна

nusfjord-task-gold = +1 золото
nusfjord-task-transfer = Разгрузить склад
nusfjord-task-serve = Подать рыбу
nusfjord-task-building = Построить здание
nusfjord-task-issue = Выпустить акцию
nusfjord-task-buy = Скупить все акции
nusfjord-task-clear = Вырубить лес
nusfjord-task-plant = Посадить лес
nusfjord-task-thin = Проредить
nusfjord-task-ship = Построить корабль
nusfjord-task-elder = Пригласить старейшину
nusfjord-task-copy = Скопировать действие

nusfjord-colour-red = красный
nusfjord-colour-blue = синий
nusfjord-colour-yellow = жёлтый

nusfjord-phase-setup = Подготовка к игре
nusfjord-phase-tile = Новые здания
nusfjord-phase-fishing = Фаза ловли рыбы
nusfjord-phase-work = Фаза работ
nusfjord-phase-over = Игра окончена

nusfjord-step-elders = Старейшины
nusfjord-step-elsewhere = Ваши акции в чужом владении
nusfjord-step-home = Ваши акции в личном запасе
nusfjord-step-reserve = Склад
nusfjord-step-surplus = Общий запас

## О чём вопрос

nusfjord-ask-nothing = Игра окончена.
nusfjord-ask-luck = Раздаются карты.
nusfjord-ask-worker =
    { $number ->
        [1] Разместите первого работника.
        [2] Разместите второго работника.
       *[other] Разместите третьего работника.
    }
nusfjord-ask-exchange = Обменяйте, что хотите, и завершите ход.
nusfjord-ask-place = Где поставить здание «{ $card }»?
nusfjord-ask-payment = Сколько дерева за здание «{ $card }» оплатить рыбой?
nusfjord-ask-elder = Старейшина «{ $elder }»: выполнить его действие сразу?
nusfjord-ask-effect = «{ $by }»: { $offer }.
nusfjord-ask-fish-elders = Рыбы не хватает. Кому из старейшин её дать?
nusfjord-ask-fish-shares = Рыбы не хватает. На чьи акции её положить?
nusfjord-ask-fish-others = Кому-то не хватает рыбы: идёт выбор.

## Карты

nusfjord-category-at-once = Сразу
nusfjord-category-whenever = Всякий раз
nusfjord-category-any-time = В любой момент
nusfjord-category-once = Один раз
nusfjord-category-special = Особое свойство
nusfjord-category-points = Победные очки
nusfjord-card-star = ★ (зависит от условия)

nusfjord-ability-build = При постройке: { $ops }.
nusfjord-ability-when = Всякий раз, когда { $moment }: { $ops }.
nusfjord-ability-when-if = Всякий раз, когда { $moment } ({ $test }): { $ops }.
nusfjord-ability-anytime = В свой ход, до размещения работника или паса и ещё раз после всего действия, сколько угодно раз: { $ops }.
nusfjord-ability-once = Один раз за игру, в свой ход до размещения работника или паса либо после всего действия: { $ops }.
nusfjord-ability-always = { $rule }.
nusfjord-ability-score = В конце игры: { $worth }.
nusfjord-ability-elder = Когда он действует: { $ops }.

nusfjord-op-gain = { $goods }
nusfjord-op-swap = { $give } → { $get }
nusfjord-op-times =
    { $times ->
        [one] { $swap } (до { $times } раза)
        [few] { $swap } (до { $times } раз)
       *[many] { $swap } (до { $times } раз)
    }
nusfjord-op-do = действие «{ $task }»
nusfjord-op-do-with = { $do }, { $note }
nusfjord-op-add-forest = положите 1 лес на свободную двойную клетку или на одиночный лес
nusfjord-op-upgrade = замените шлюп катером ({ $sloop }) или катер шхуной ({ $cutter })
nusfjord-note-ships = только { $ships }
nusfjord-note-less = скидка: { $goods }
nusfjord-note-free = бесплатно
nusfjord-note-price = цена: { $price }
nusfjord-note-plate-price = цена тарелки: { $price }
nusfjord-note-plates =
    { $plates ->
        [one] не больше { $plates } тарелки
        [few] не больше { $plates } тарелок
       *[many] не больше { $plates } тарелок
    }

nusfjord-special-on-track = Это здание можно поместить не на строительную клетку, а на первую слева свободную клетку шкалы улова. Там оно закрывает одну клетку: улов вырастет, только если наименьшее видимое число после этого станет больше. Кораблём здание не считается.
nusfjord-special-sell-ship = верните корабль со своей шкалы улова в запас за { $sloop } золота (шлюп), { $cutter } золота (катер) или { $schooner } золота (шхуна); корабли справа от него сдвигаются влево
nusfjord-special-museum =
    { $points ->
        [one] можно переместить свой крайний правый корабль на эту карту: он считается как прежде и приносит ещё { $points } очко, но больше не закрывает шкалу улова
        [few] можно переместить свой крайний правый корабль на эту карту: он считается как прежде и приносит ещё { $points } очка, но больше не закрывает шкалу улова
       *[many] можно переместить свой крайний правый корабль на эту карту: он считается как прежде и приносит ещё { $points } очков, но больше не закрывает шкалу улова
    }
nusfjord-special-free-elder = выполните действие одного старейшины из вашего совета без работника и без рыбы
nusfjord-special-copy-space = выполните действие любой полностью занятой ячейки планшета действий

nusfjord-moment-task = вы выполняете действие «{ $task }»
nusfjord-moment-building = вы строите другое здание
nusfjord-moment-ship = вы строите корабль
nusfjord-moment-elder = вы приглашаете старейшину
nusfjord-moment-elder-used = вы выполняете действие своего старейшины
nusfjord-moment-last-worker = вы размещаете третьего работника за раунд
nusfjord-moment-passed = вы пасуете
nusfjord-moment-fishing-end = заканчивается фаза ловли рыбы
nusfjord-moment-work-start = начинается фаза работ

nusfjord-test-at-least = не меньше { $n } { $count }
nusfjord-test-at-most = не больше { $n } { $count }
nusfjord-test-none = { $count } нет
nusfjord-test-cleared = леса там не осталось
nusfjord-test-sloop = шлюп
nusfjord-test-cutter = катер
nusfjord-test-schooner = шхуну
nusfjord-if-at-least = есть не меньше { $n } { $count }
nusfjord-if-at-most = есть не больше { $n } { $count }

nusfjord-rule-price = «{ $task }»: ваша скидка — { $goods }
nusfjord-rule-fish-as-wood = Оплачивая здание, вы можете заменить рыбой до { $n } дерева из его цены, 1 к 1
nusfjord-rule-pay-from-reserve = Ресурсы, которых не хватает на здание или корабль, можно взять со своего склада
nusfjord-rule-reserve-limit = Предел рыбы на вашем складе в фазе ловли: { $n }
nusfjord-rule-wood-limit = Предел дерева в вашем личном запасе: { $n }
nusfjord-rule-catch = Ваш улов больше на { $n }
nusfjord-rule-elder-keep = Когда на вашем старейшине собирается 3 рыбы, вы берёте из них { $n }
nusfjord-rule-skip-new-shares = В фазе ловли рыбы вы не кладёте рыбу на свои акции в ячейке «Новые акции»
nusfjord-rule-plant-on-one = Действием «Посадить лес» вы можете также положить 1 лес на одиночный лес

nusfjord-worth-per = { $amount } { $per }
nusfjord-worth-rounded-down = { $worth } (с округлением вниз)
nusfjord-worth-rounded-up = { $worth } (с округлением вверх)
nusfjord-worth-beyond = { $worth } сверх { $n }
nusfjord-worth-more = { $worth } (считая ещё { $n })
nusfjord-worth-min = { $worth }, не меньше { $n }
nusfjord-worth-max = { $worth }, не больше { $n }
nusfjord-worth-sum = { $first } плюс { $second }
nusfjord-worth-test = { $yes }, если { $test }, иначе { $no }
nusfjord-worth-table-points = { $values } очков за { $counts } { $count }
nusfjord-worth-table-wood = +{ $values } дерева за { $counts } { $count }
nusfjord-worth-table-fish = +{ $values } рыбы за { $counts } { $count }
nusfjord-worth-table-gold = +{ $values } золота за { $counts } { $count }

## Что считается

nusfjord-per-ships =
    { $step ->
        [1] за каждый ваш корабль
        [one] за каждые { $step } ваших кораблей
        [few] за каждые { $step } ваших корабля
       *[many] за каждые { $step } ваших кораблей
    }
nusfjord-per-sloops =
    { $step ->
        [1] за каждый шлюп
        [one] за каждые { $step } шлюпов
        [few] за каждые { $step } шлюпа
       *[many] за каждые { $step } шлюпов
    }
nusfjord-per-cutters =
    { $step ->
        [1] за каждый катер
        [one] за каждые { $step } катеров
        [few] за каждые { $step } катера
       *[many] за каждые { $step } катеров
    }
nusfjord-per-schooners =
    { $step ->
        [1] за каждую шхуну
        [one] за каждые { $step } шхун
        [few] за каждые { $step } шхуны
       *[many] за каждые { $step } шхун
    }
nusfjord-per-ship-kinds =
    { $step ->
        [1] за каждый тип ваших кораблей
        [one] за каждые { $step } типов ваших кораблей
        [few] за каждые { $step } типа ваших кораблей
       *[many] за каждые { $step } типов ваших кораблей
    }
nusfjord-per-ship-length =
    { $step ->
        [1] за каждую единицу длины кораблей на вашей шкале улова
        [one] за каждые { $step } единиц длины кораблей на вашей шкале улова
        [few] за каждые { $step } единицы длины кораблей на вашей шкале улова
       *[many] за каждые { $step } единиц длины кораблей на вашей шкале улова
    }
nusfjord-per-catch =
    { $step ->
        [1] за каждую рыбу вашего улова
        [one] за каждые { $step } рыб вашего улова
        [few] за каждые { $step } рыбы вашего улова
       *[many] за каждые { $step } рыб вашего улова
    }
nusfjord-per-free-track =
    { $step ->
        [1] за каждую свободную клетку вашей шкалы улова
        [one] за каждые { $step } свободных клеток вашей шкалы улова
        [few] за каждые { $step } свободные клетки вашей шкалы улова
       *[many] за каждые { $step } свободных клеток вашей шкалы улова
    }
nusfjord-per-buildings =
    { $step ->
        [1] за каждое ваше здание
        [one] за каждые { $step } ваших зданий
        [few] за каждые { $step } ваших здания
       *[many] за каждые { $step } ваших зданий
    }
nusfjord-per-buildings-a =
    { $step ->
        [1] за каждое ваше здание «A»
        [one] за каждые { $step } ваших зданий «A»
        [few] за каждые { $step } ваших здания «A»
       *[many] за каждые { $step } ваших зданий «A»
    }
nusfjord-per-buildings-b =
    { $step ->
        [1] за каждое ваше здание «B»
        [one] за каждые { $step } ваших зданий «B»
        [few] за каждые { $step } ваших здания «B»
       *[many] за каждые { $step } ваших зданий «B»
    }
nusfjord-per-buildings-c =
    { $step ->
        [1] за каждое ваше здание «C»
        [one] за каждые { $step } ваших зданий «C»
        [few] за каждые { $step } ваших здания «C»
       *[many] за каждые { $step } ваших зданий «C»
    }
nusfjord-per-wood-buildings =
    { $step ->
        [1] за каждое ваше здание ценой от 3 дерева
        [one] за каждые { $step } ваших зданий ценой от 3 дерева
        [few] за каждые { $step } ваших здания ценой от 3 дерева
       *[many] за каждые { $step } ваших зданий ценой от 3 дерева
    }
nusfjord-per-neighbours =
    { $step ->
        [1] за каждое здание по соседству с этим
        [one] за каждые { $step } зданий по соседству с этим
        [few] за каждые { $step } здания по соседству с этим
       *[many] за каждые { $step } зданий по соседству с этим
    }
nusfjord-per-elders =
    { $step ->
        [1] за каждого старейшину в вашем совете
        [one] за каждые { $step } старейшин в вашем совете
        [few] за каждые { $step } старейшин в вашем совете
       *[many] за каждые { $step } старейшин в вашем совете
    }
nusfjord-per-empty-seats =
    { $step ->
        [1] за каждое свободное место в вашем совете
        [one] за каждые { $step } свободных мест в вашем совете
        [few] за каждые { $step } свободных места в вашем совете
       *[many] за каждые { $step } свободных мест в вашем совете
    }
nusfjord-per-elder-fish =
    { $step ->
        [1] за каждую рыбу на ваших старейшинах
        [one] за каждые { $step } рыб на ваших старейшинах
        [few] за каждые { $step } рыбы на ваших старейшинах
       *[many] за каждые { $step } рыб на ваших старейшинах
    }
nusfjord-per-plates =
    { $step ->
        [1] за каждую наполненную тарелку банкетного стола
        [one] за каждые { $step } наполненных тарелок банкетного стола
        [few] за каждые { $step } наполненные тарелки банкетного стола
       *[many] за каждые { $step } наполненных тарелок банкетного стола
    }
nusfjord-per-forests =
    { $step ->
        [1] за каждый лес в вашей гавани
        [one] за каждые { $step } лесов в вашей гавани
        [few] за каждые { $step } леса в вашей гавани
       *[many] за каждые { $step } лесов в вашей гавани
    }
nusfjord-per-forest-pairs =
    { $step ->
        [1] за каждую двойную клетку с лесом
        [one] за каждые { $step } двойных клеток с лесом
        [few] за каждые { $step } двойные клетки с лесом
       *[many] за каждые { $step } двойных клеток с лесом
    }
nusfjord-per-forest-stacks =
    { $step ->
        [1] за каждую двойную клетку с 2 лесами
        [one] за каждые { $step } двойных клеток с 2 лесами
        [few] за каждые { $step } двойные клетки с 2 лесами
       *[many] за каждые { $step } двойных клеток с 2 лесами
    }
nusfjord-per-free-spaces =
    { $step ->
        [1] за каждую свободную строительную клетку
        [one] за каждые { $step } свободных строительных клеток
        [few] за каждые { $step } свободные строительные клетки
       *[many] за каждые { $step } свободных строительных клеток
    }
nusfjord-per-wood =
    { $step ->
        [1] за каждое дерево в вашем личном запасе
        [one] за каждые { $step } дерева в вашем личном запасе
        [few] за каждые { $step } дерева в вашем личном запасе
       *[many] за каждые { $step } дерева в вашем личном запасе
    }
nusfjord-per-fish =
    { $step ->
        [1] за каждую рыбу в вашем личном запасе
        [one] за каждые { $step } рыб в вашем личном запасе
        [few] за каждые { $step } рыбы в вашем личном запасе
       *[many] за каждые { $step } рыб в вашем личном запасе
    }
nusfjord-per-gold =
    { $step ->
        [1] за каждое золото в вашем личном запасе
        [one] за каждые { $step } золота в вашем личном запасе
        [few] за каждые { $step } золота в вашем личном запасе
       *[many] за каждые { $step } золота в вашем личном запасе
    }
nusfjord-per-reserve-fish =
    { $step ->
        [1] за каждую рыбу на вашем складе
        [one] за каждые { $step } рыб на вашем складе
        [few] за каждые { $step } рыбы на вашем складе
       *[many] за каждые { $step } рыб на вашем складе
    }
nusfjord-per-all-fish =
    { $step ->
        [1] за каждую рыбу на вашем складе и в личном запасе
        [one] за каждые { $step } рыб на вашем складе и в личном запасе
        [few] за каждые { $step } рыбы на вашем складе и в личном запасе
       *[many] за каждые { $step } рыб на вашем складе и в личном запасе
    }
nusfjord-per-shares =
    { $step ->
        [1] за каждую выпущенную акцию у вас
        [one] за каждые { $step } выпущенных акций у вас
        [few] за каждые { $step } выпущенные акции у вас
       *[many] за каждые { $step } выпущенных акций у вас
    }
nusfjord-per-own-shares =
    { $step ->
        [1] за каждую выпущенную акцию вашего цвета у вас
        [one] за каждые { $step } выпущенных акций вашего цвета у вас
        [few] за каждые { $step } выпущенные акции вашего цвета у вас
       *[many] за каждые { $step } выпущенных акций вашего цвета у вас
    }
nusfjord-per-foreign-shares =
    { $step ->
        [1] за каждую акцию другого цвета у вас
        [one] за каждые { $step } акций других цветов у вас
        [few] за каждые { $step } акции других цветов у вас
       *[many] за каждые { $step } акций других цветов у вас
    }
nusfjord-per-unissued =
    { $step ->
        [1] за каждую вашу невыпущенную акцию
        [one] за каждые { $step } ваших невыпущенных акций
        [few] за каждые { $step } ваши невыпущенные акции
       *[many] за каждые { $step } ваших невыпущенных акций
    }
nusfjord-per-moved =
    { $step ->
        [1] за каждый перемещённый ресурс
        [one] за каждые { $step } перемещённых ресурсов
        [few] за каждые { $step } перемещённых ресурса
       *[many] за каждые { $step } перемещённых ресурсов
    }
nusfjord-per-served =
    { $step ->
        [1] за каждую наполненную тарелку
        [one] за каждые { $step } наполненных тарелок
        [few] за каждые { $step } наполненные тарелки
       *[many] за каждые { $step } наполненных тарелок
    }
nusfjord-per-pair-left =
    { $step ->
        [1] за каждый оставшийся там лес
        [one] за каждые { $step } оставшихся там лесов
        [few] за каждые { $step } оставшихся там леса
       *[many] за каждые { $step } оставшихся там лесов
    }
nusfjord-per-least =
    { $step ->
        [1] за каждый полный набор (по 1 из: { $of })
        [one] за каждые { $step } полных наборов (по 1 из: { $of })
        [few] за каждые { $step } полных набора (по 1 из: { $of })
       *[many] за каждые { $step } полных наборов (по 1 из: { $of })
    }

nusfjord-count-ships = ваших кораблей
nusfjord-count-sloops = шлюпов
nusfjord-count-cutters = катеров
nusfjord-count-schooners = шхун
nusfjord-count-ship-kinds = разных типов кораблей
nusfjord-count-ship-length = единиц длины кораблей
nusfjord-count-catch = рыб вашего улова
nusfjord-count-free-track = свободных клеток вашей шкалы улова
nusfjord-count-buildings = ваших зданий
nusfjord-count-buildings-a = зданий «A»
nusfjord-count-buildings-b = зданий «B»
nusfjord-count-buildings-c = зданий «C»
nusfjord-count-wood-buildings = зданий ценой от 3 дерева
nusfjord-count-neighbours = зданий по соседству с этим
nusfjord-count-elders = старейшин в вашем совете
nusfjord-count-empty-seats = свободных мест в вашем совете
nusfjord-count-elder-fish = рыб на ваших старейшинах
nusfjord-count-plates = наполненных тарелок
nusfjord-count-forests = лесов в вашей гавани
nusfjord-count-forest-pairs = двойных клеток с лесом
nusfjord-count-forest-stacks = двойных клеток с 2 лесами
nusfjord-count-free-spaces = свободных строительных клеток
nusfjord-count-wood = дерева в вашем личном запасе
nusfjord-count-fish = рыбы в вашем личном запасе
nusfjord-count-gold = золота в вашем личном запасе
nusfjord-count-reserve-fish = рыбы на вашем складе
nusfjord-count-all-fish = рыбы на вашем складе и в личном запасе
nusfjord-count-shares = выпущенных акций у вас
nusfjord-count-own-shares = выпущенных акций вашего цвета
nusfjord-count-foreign-shares = акций других цветов
nusfjord-count-unissued = ваших невыпущенных акций
nusfjord-count-moved = перемещённых ресурсов
nusfjord-count-served = наполненных тарелок
nusfjord-count-pair-left = лесов на этой клетке
nusfjord-count-least = полных наборов (по 1 из: { $of })

## Что произошло

nusfjord-event-first-player = Первый игрок — { $seat }.
nusfjord-event-opened = Открывается здание «{ $card }».
nusfjord-event-dealt = { $seat } получает здание «{ $card }».
nusfjord-event-dealt-hidden = { $seat } получает здание «C».
nusfjord-event-laid-open = { $seat } выкладывает здание «{ $card }» в открытую.
nusfjord-event-elder-turned = Открывается старейшина: «{ $elder }».
nusfjord-event-round = Начинается раунд { $round }; первый игрок — { $seat }.
nusfjord-event-caught =
    { $fish ->
        [one] { $seat } вылавливает { $fish } рыбу.
        [few] { $seat } вылавливает { $fish } рыбы.
       *[many] { $seat } вылавливает { $fish } рыб.
    }
nusfjord-event-elder-fed = { $seat }: 1 рыба на карту «{ $elder }».
nusfjord-event-elder-paid = { $seat }: на карте «{ $elder }» 3 рыбы; в личный запас из них — { $fish }.
nusfjord-event-new-shares-fed = { $seat }: рыбы на свои новые акции — { $fish }; она пропадёт.
nusfjord-event-foreign-shares-fed = { $seat }: рыбы на свои акции у игрока { $holder } — { $fish }.
nusfjord-event-own-shares-fed = { $seat }: рыбы на свои акции в личном запасе — { $fish }.
nusfjord-event-stored = { $seat }: рыбы на склад — { $fish }.
nusfjord-event-returned = { $seat }: излишек рыбы в общий запас — { $fish }.
nusfjord-event-collected = { $seat }: рыбы с акций в личный запас — { $fish }.
nusfjord-event-worker-placed = { $seat }: «{ $task }».
nusfjord-event-action-copied = { $seat } копирует действие «{ $task }».
nusfjord-event-worker-sent = { $seat } отправляет работника к старейшине «{ $elder }».
nusfjord-event-passed = { $seat } пасует.
nusfjord-event-gold-taken = { $seat } берёт 1 золото.
nusfjord-event-transferred = { $seat } разгружает склад: { $goods }.
nusfjord-event-served = { $seat } подаёт рыбу: тарелок — { $plates }, рыбы — { $fish }, получено золота — { $plates }.
nusfjord-event-paid = { $seat } платит: { $goods }.
nusfjord-event-built = { $seat } строит здание «{ $card }» на { $cell }. { $text }
nusfjord-event-built-on-track = { $seat } строит здание «{ $card }» на шкале улова. { $text }
nusfjord-event-share-issued = { $seat } выпускает акцию и получает 2 золота.
nusfjord-event-shares-bought =
    { $shares ->
        [one] { $seat } скупает { $shares } акцию; цена в золоте — { $gold }.
        [few] { $seat } скупает { $shares } акции; цена в золоте — { $gold }.
       *[many] { $seat } скупает { $shares } акций; цена в золоте — { $gold }.
    }
nusfjord-event-cleared = { $seat } вырубает лес на { $cell }; получено дерева — { $wood }.
nusfjord-event-planted =
    { $forests ->
        [one] { $seat } кладёт { $forests } лес на { $cell }.
        [few] { $seat } кладёт { $forests } леса на { $cell }.
       *[many] { $seat } кладёт { $forests } лесов на { $cell }.
    }
nusfjord-event-thinned = { $seat } прореживает лес; получено дерева — { $wood }.
nusfjord-event-ship-built = { $seat } строит корабль ({ $ship }); размер улова теперь { $catch }.
nusfjord-event-elder-taken = { $seat } приглашает старейшину: «{ $elder }».
nusfjord-event-elder-acted = { $seat }: действует старейшина «{ $elder }».
nusfjord-event-gained = { $seat }: «{ $by }» приносит: { $goods }.
nusfjord-event-wood-lost = { $seat }: нет места, дерева в общий запас — { $wood }.
nusfjord-event-exchanged = { $seat }: «{ $by }», { $give } → { $get }.
nusfjord-event-ship-upgraded = { $seat } заменяет корабль: { $from } → { $to }; размер улова теперь { $catch }.
nusfjord-event-ship-sold = { $seat } продаёт корабль ({ $ship }); получено золота — { $gold }; размер улова теперь { $catch }.
nusfjord-event-ship-exhibited = { $seat } переносит корабль ({ $ship }) в музей; размер улова теперь { $catch }.
nusfjord-event-card-turned = { $seat } использует здание «{ $card }» — один раз за игру.
nusfjord-event-workers-returned = Работники возвращаются домой.
nusfjord-event-ended = Седьмой раунд окончен.

## Почему нельзя

nusfjord-refusal-not-now = Сначала то, о чём спрашивается сейчас.
nusfjord-refusal-no-such-choice = Такого выбора нет.
nusfjord-refusal-no-copy-board = Планшет копирования не участвует в игре.
nusfjord-refusal-copy-space-taken = Ячейка копирования занята.
nusfjord-refusal-space-not-full = Ячейка занята не полностью, копировать нельзя.
nusfjord-refusal-space-full = Занято до конца раунда.
nusfjord-refusal-space-blocked = Там ещё стоит работник прошлого раунда.
nusfjord-refusal-elder-covered = Этот старейшина лежит под другим.
nusfjord-refusal-elder-not-in-supply = Этого старейшину взять нельзя.
nusfjord-refusal-no-elder-left = Старейшин больше нет.
nusfjord-refusal-council-full = В совете нет места.
nusfjord-refusal-not-your-elder = Этого старейшины нет в вашем совете.
nusfjord-refusal-elder-busy = На этом старейшине уже есть работник.
nusfjord-refusal-no-fish-on-table = На банкетном столе нет рыбы.
nusfjord-refusal-nothing-changes = Ничего не изменится.
nusfjord-refusal-card-not-open = Это здание вам недоступно.
nusfjord-refusal-no-building-in-reach = Не хватает ресурсов ни на одно здание.
nusfjord-refusal-no-ship-in-reach = Не хватает ресурсов ни на один корабль.
nusfjord-refusal-no-free-space = Нет свободных строительных клеток.
nusfjord-refusal-reserve-cell = Это склад.
nusfjord-refusal-under-forest = Там лес.
nusfjord-refusal-space-built = Там здание.
nusfjord-refusal-not-on-track = Это здание нельзя поместить на шкалу улова.
nusfjord-refusal-no-forest = Там нет леса.
nusfjord-refusal-no-double-space = Там нет двойной клетки.
nusfjord-refusal-no-free-double-space = Нет свободной двойной клетки.
nusfjord-refusal-wood-full = В личном запасе больше нет места для дерева.
nusfjord-refusal-empty-reserve = Склад пуст.
nusfjord-refusal-no-empty-plate = Пустых тарелок нет.
nusfjord-refusal-no-plate-chosen = Наполните хотя бы одну тарелку.
nusfjord-refusal-no-unissued-share = Невыпущенных акций у вас больше нет.
nusfjord-refusal-no-new-shares = Новых акций нет.
nusfjord-refusal-no-ship-left = Таких кораблей больше нет.
nusfjord-refusal-track-full = Не помещается на шкалу улова.
nusfjord-refusal-no-ship-there = Там нет вашего корабля.
nusfjord-refusal-no-better-ship = Лучше этого корабля не бывает.
nusfjord-refusal-no-such-ability = Ни одно ваше здание этого не умеет.
nusfjord-refusal-card-turned = Карта уже использована.
nusfjord-refusal-must-act = Свойство выбрано — теперь его надо выполнить.
nusfjord-refusal-wrong-number = Выберите ровно { $needed }.
nusfjord-refusal-short = Не хватает: { $goods }.

## Очки

nusfjord-reason-ships = Корабли: { $ship }
nusfjord-reason-museum = Корабль в музее
nusfjord-reason-building = { $card }
nusfjord-reason-condition = { $card }: условие
nusfjord-reason-shares = Выпущенные акции
nusfjord-reason-gold = Золото
nusfjord-reason-free-spaces = Свободные строительные клетки
nusfjord-reason-unissued = Невыпущенные акции

nusfjord-verdict-modest = Скромный результат
nusfjord-verdict-good = Хороший результат
nusfjord-verdict-excellent = Отличный результат
nusfjord-campaign-met = Цель кампании — более 100 очков — достигнута. Ваш ранг: { $rank }.
nusfjord-campaign-missed = Цель кампании — более 100 очков — не достигнута. Ваш ранг: { $rank }.

## Действия

nusfjord-action-gold = +1 золото
nusfjord-action-transfer = Разгрузить склад
nusfjord-action-serve =
    { $plates ->
        [one] Подать рыбу на { $plates } тарелку
        [few] Подать рыбу на { $plates } тарелки
       *[many] Подать рыбу на { $plates } тарелок
    }
nusfjord-action-build = Построить здание «{ $card }» ({ $price })
nusfjord-action-issue = Выпустить акцию
nusfjord-action-buy = Скупить все акции (золото: { $gold })
nusfjord-action-clear = Вырубить лес на { $cell }
nusfjord-action-plant = Посадить лес на { $cell }
nusfjord-action-thin = Проредить
nusfjord-action-ship = Построить корабль: { $ship } ({ $price })
nusfjord-action-take = Пригласить старейшину: «{ $elder }»
nusfjord-action-copy = Скопировать: { $deed }
nusfjord-action-use = Отправить работника к старейшине «{ $elder }»
nusfjord-action-pass = Спасовать
nusfjord-action-trade = «{ $card }»: { $give } → { $get }
nusfjord-action-sell = Продать корабль № { $place } ({ $ship }) за золото: { $gold }
nusfjord-action-once = Использовать здание «{ $card }» (один раз за игру)
nusfjord-action-end = Завершить ход
nusfjord-action-at = На { $cell }
nusfjord-action-on-track = На шкалу улова
nusfjord-action-fish = Оплатить рыбой дерева: { $n }
nusfjord-action-now = Выполнить действие старейшины сейчас
nusfjord-action-skip = Обойтись без этого
nusfjord-action-pick = Выбрать: { $what }
nusfjord-action-forest = Положить лес на { $cell }
nusfjord-action-upgrade = Заменить корабль № { $place } ({ $ship }) следующим по размеру
nusfjord-action-exhibit = Перенести крайний правый корабль в музей
nusfjord-action-let = Выполнить действие старейшины «{ $elder }»
nusfjord-action-feed = Рыба старейшинам: { $elders }
nusfjord-action-dividend = Рыба на акции: { $shares }
nusfjord-action-dividend-to = { $holder } — { $n }

## Как играть

nusfjord-primer-1-title = О чём игра
nusfjord-primer-1-text = Вы владеете рыболовной компанией в Нусфьорде. За семь раундов трое ваших работников строят корабли и здания и собирают совет старейшин. Побеждает тот, у кого больше очков: их приносят корабли и здания, по 1 очку — каждое золото и каждая выпущенная акция у вас; каждая свободная строительная клетка и каждая невыпущенная акция отнимают 1 очко.
nusfjord-primer-2-title = Раунд
nusfjord-primer-2-text = Фаза ловли рыбы: все вылавливают рыбу и распределяют её. Фаза работ: игроки по очереди размещают работника и выполняют действие, и так три раза. Фаза возвращения домой: работники возвращаются, первым игроком становится сосед справа.
nusfjord-primer-3-title = Ловля рыбы
nusfjord-primer-3-text = Размер улова — наименьшее число, которое не закрыли ваши корабли. Распределите рыбу по порядку: по одной каждому вашему старейшине; по одной на каждую вашу акцию в ячейке «Новые акции» и у других игроков; по одной на каждую выпущенную акцию у вас; на склад, пока на нём не станет 8; остальное пропадает. Затем каждый забирает рыбу с акций, которые лежат у него. Старейшина с 3 рыбами отдаёт вам одну из них.
nusfjord-primer-4-title = Действия
nusfjord-primer-4-text = Площадь — это планшет действий. Ячейка недоступна, когда на ней столько работников, сколько указано. Нельзя выбрать действие, которое ничего не изменит. Пасовать можно всегда. Платят только из личного запаса, не со склада.
nusfjord-primer-5-title = Леса и здания
nusfjord-primer-5-text = «Проредить» приносит по 1 дереву за каждый лес. «Вырубить лес» приносит 5 дерева и может освободить две строительные клетки. В личном запасе помещается 12 дерева. Здания лежат на двух набережных — планшетах зданий; в 4-м раунде все получают на руку здания «C», а в 6-м выкладывают оставшиеся для всех.
nusfjord-primer-6-title = Акции
nusfjord-primer-6-text = «Выпустить акцию» приносит 2 золота; акция лежит в ячейке «Новые акции», пока кто-нибудь не скупит все акции по 1 золоту, с 4-го раунда дешевле, с 6-го ещё дешевле. Рыбу с акции получает тот, у кого она лежит.
nusfjord-primer-7-title = Старейшины
nusfjord-primer-7-text = Пригласите старейшину в совет и, если хотите, сразу выполните его действие; позже отправляйте к нему работника. Каждый раз с самой большой наполненной тарелки банкетного стола берётся рыба, так что сначала кто-то должен её подать.
nusfjord-primer-8-title = В одиночку
nusfjord-primer-8-text = В одиночной игре цвета работников чередуются, и работники прошлого раунда не уходят со своих ячеек. 30–40 очков — хороший результат. Кампания — три партии одной колодой: наберите вместе более 100 очков.

## Названия

nusfjord-building-boathouse = Лодочный сарай
nusfjord-building-boatbuilder = Лодочный мастер
nusfjord-building-fish-stand = Рыбный прилавок
nusfjord-building-yard = Подворье
nusfjord-building-pier-house = Дом на причале
nusfjord-building-forest-lake-hut = Хижина у лесного озера
nusfjord-building-arboretum = Дендрарий
nusfjord-building-village-center = Центр деревни
nusfjord-building-raftbuilder = Мастерская плотов
nusfjord-building-foresters-house = Дом лесничего
nusfjord-building-slipway = Стапель
nusfjord-building-wet-storage = Мокрый склад
nusfjord-building-portal = Портал
nusfjord-building-joinery = Столярня
nusfjord-building-anglers-house = Дом удильщика
nusfjord-building-fishers-house = Дом рыбака
nusfjord-building-shipping-office = Судоходная контора
nusfjord-building-theater = Театр
nusfjord-building-parish-house = Приходской дом
nusfjord-building-trading-house = Торговый дом
nusfjord-building-resource-trade = Торговля ресурсами
nusfjord-building-wood-trade = Торговля деревом
nusfjord-building-dairy = Молочная ферма
nusfjord-building-town-hall = Ратуша
nusfjord-building-sawmill = Лесопилка
nusfjord-building-seafaring-society = Общество мореплавателей
nusfjord-building-lighthouse = Маяк
nusfjord-building-ship-holding-co = Судовладельческая компания
nusfjord-building-residential-home = Жилой дом
nusfjord-building-boatcarver = Резчик лодок
nusfjord-building-boardwalk = Дощатая набережная
nusfjord-building-shipping-lane = Судоходный путь
nusfjord-building-wharf = Судоверфь
nusfjord-building-fish-market = Рыбный рынок
nusfjord-building-market-hall = Крытый рынок
nusfjord-building-retirement-home = Дом престарелых
nusfjord-building-fortress = Крепость
nusfjord-building-castle = Замок
nusfjord-building-aquarium = Аквариум
nusfjord-building-village-church = Деревенская церковь
nusfjord-building-harbor-installation = Обустроенная гавань
nusfjord-building-swing-net-fishery = Лов подъёмной сетью
nusfjord-building-manor = Усадьба
nusfjord-building-small-forest-castle = Малый лесной замок
nusfjord-building-bird-colony = Птичий базар
nusfjord-building-workers-cottage = Домик работника
nusfjord-building-fishers-cottage = Домик рыбака
nusfjord-building-fish-trade = Торговля рыбой
nusfjord-building-foresters-cottage = Домик лесничего
nusfjord-building-loggers-pond = Пруд лесорубов
nusfjord-building-youth-center = Молодёжный центр
nusfjord-building-youth-hostel = Молодёжная гостиница
nusfjord-building-net-pen = Сетной садок
nusfjord-building-laborer-square = Площадь рабочих
nusfjord-building-rigging-workshop = Такелажная мастерская
nusfjord-building-supply-storage = Хранилище запасов
nusfjord-building-clearing = Поляна
nusfjord-building-building-company = Строительная компания
nusfjord-building-chiefs-house = Дом старосты
nusfjord-building-purveyor = Поставщик
nusfjord-building-cold-storage = Холодный склад
nusfjord-building-stock-management = Управление акциями
nusfjord-building-poor-house = Богадельня
nusfjord-building-smoking-cottage = Коптильня
nusfjord-building-ship-broker = Судовой маклер
nusfjord-building-water-tower = Водонапорная башня
nusfjord-building-sailors-home = Дом моряка
nusfjord-building-driftwood-rafting = Сплав плавника
nusfjord-building-rangers-office = Контора лесника
nusfjord-building-stilt-house = Дом на сваях
nusfjord-building-whaling-station = Китобойная станция
nusfjord-building-manufacture = Мануфактура
nusfjord-building-residence = Резиденция
nusfjord-building-play-house = Дом для игр
nusfjord-building-bank-center = Банковский центр
nusfjord-building-nursery = Лесопитомник
nusfjord-building-longhouse = Длинный дом
nusfjord-building-fishhouse = Рыбный дом
nusfjord-building-shipping-museum = Музей судоходства
nusfjord-building-depot = Депо
nusfjord-building-boarding-house = Пансион
nusfjord-building-harbor-gate = Ворота гавани
nusfjord-building-market-tower = Рыночная башня
nusfjord-building-inshore-fishery = Прибрежный промысел
nusfjord-building-chancellery = Канцелярия
nusfjord-building-rich-forest = Богатый лес
nusfjord-building-renting-service = Служба проката
nusfjord-building-docking-harbor = Причальная гавань
nusfjord-building-forest-storage = Лесной склад
nusfjord-building-holiday-resort = Курорт
nusfjord-building-refuge = Убежище
nusfjord-building-head-office = Главная контора
nusfjord-building-office = Контора
nusfjord-building-construction-yard = Строительный двор
nusfjord-building-forestry = Лесничество
nusfjord-building-woodcarver = Резчик по дереву
nusfjord-building-collection-point = Пункт сбора
nusfjord-building-cooperage = Бондарня
nusfjord-building-forest-hut = Лесная хижина
nusfjord-building-wood-exchange = Лесная биржа
nusfjord-building-cooling-house = Ледник
nusfjord-building-hideaway = Укрытие
nusfjord-building-reserve-depot = Резервное хранилище
nusfjord-building-holding-company = Холдинговая компания
nusfjord-building-park-lodge = Парковый домик
nusfjord-building-haulage-firm = Транспортная фирма
nusfjord-building-dockhouse = Дом у дока
nusfjord-building-harbor-park = Парк у гавани
nusfjord-building-rathskeller = Ратскеллер
nusfjord-building-harbor-area = Территория гавани
nusfjord-building-stockfishery = Сушильня трески
nusfjord-building-pond-hut = Хижина у пруда
nusfjord-building-customs-area = Таможенная зона
nusfjord-building-boat-hall = Эллинг
nusfjord-building-wood-shipping-co = Лесовозная компания
nusfjord-building-forest-admin = Лесное управление
nusfjord-building-club = Клуб
nusfjord-building-villa = Вилла
nusfjord-building-hermitage = Скит
nusfjord-building-repair-hall = Ремонтный цех
nusfjord-building-bank = Банк
nusfjord-building-extension = Пристройка
nusfjord-building-dock = Док
nusfjord-building-carver = Резчик
nusfjord-building-ballroom = Бальный зал
nusfjord-building-fishery = Рыбный промысел
nusfjord-building-church = Церковь
nusfjord-building-codfish-farm = Тресковая ферма
nusfjord-building-forest-home = Дом в лесу
nusfjord-building-beach-hostel = Пляжный хостел
nusfjord-building-fish-oil-cookery = Жиротопня
nusfjord-building-administration = Администрация

nusfjord-elder-developer = Застройщик
nusfjord-elder-shipwright = Корабельный мастер
nusfjord-elder-forester = Лесничий
nusfjord-elder-storekeeper = Кладовщик
nusfjord-elder-broker = Брокер
nusfjord-elder-merchant = Купец
nusfjord-elder-builder = Строитель
nusfjord-elder-boatswain = Боцман
nusfjord-elder-lumberjack = Лесоруб
nusfjord-elder-fishmonger = Рыботорговец
nusfjord-elder-banker = Банкир
nusfjord-elder-councilor = Советник
nusfjord-elder-carpenter = Плотник
nusfjord-elder-skipper = Шкипер
nusfjord-elder-trader = Торговец
nusfjord-elder-harbor-master = Смотритель гавани
nusfjord-elder-net-maker = Вязальщик сетей
nusfjord-elder-innkeeper = Трактирщик
