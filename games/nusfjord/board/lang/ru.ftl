# Что стоит на листах «Нусфьорда», по-русски.

nusfjord-sheet-player = { $seat }
nusfjord-sheet-phase = Раунд { $round }, { $phase }
nusfjord-sheet-round = Раунд { $round } из { $rounds }
nusfjord-sheet-brings-a = +{ $count } A
nusfjord-sheet-brings-hand = C на руку
nusfjord-sheet-brings-b = +{ $count } B
nusfjord-sheet-brings-c = C всем
nusfjord-sheet-verdict =
    { $points ->
        [one] { $points } очко; хороший результат, говорят правила, — 30–40 очков.
        [few] { $points } очка; хороший результат, говорят правила, — 30–40 очков.
        [many] { $points } очков; хороший результат, говорят правила, — 30–40 очков.
       *[other] { $points } очков; хороший результат, говорят правила, — 30–40 очков.
    }
nusfjord-sheet-tab-square = Площадь
nusfjord-sheet-tab-cards = Здания
nusfjord-sheet-tab-harbour = Гавань

nusfjord-sheet-square = Площадь
nusfjord-sheet-square-note = один работник за ход
nusfjord-sheet-open = открыто вам
nusfjord-sheet-closed = закрыто, и почему
nusfjord-sheet-taken = Занято мест: { $workers } из { $capacity }.
nusfjord-sheet-choose = Выбрать
nusfjord-sheet-can = по силам
nusfjord-sheet-can-build = Вы можете построить его сейчас.
nusfjord-sheet-short = ещё
nusfjord-sheet-pool =
    { $count ->
        [0] Новых акций нет
       *[other] Новые акции:
    }
nusfjord-sheet-ship =
    { $points ->
        [one] осталось { $left }, { $points } очко
        [few] осталось { $left }, { $points } очка
       *[many] осталось { $left }, { $points } очков
    }
nusfjord-sheet-ship-label = Цена: { $price }; не хватает: { $short }.
nusfjord-sheet-below = ниже { $elder }
nusfjord-sheet-below-hidden = ниже ещё один
nusfjord-sheet-copy-note = работник здесь повторяет заполненную ячейку
nusfjord-sheet-copy-any = любой столбец
nusfjord-sheet-copy-left = левый столбец
nusfjord-sheet-copy-middle = средний столбец
nusfjord-sheet-copy-right = правый столбец
nusfjord-sheet-plate = Тарелка { $number }: рыбы { $price } за 1 золото
nusfjord-sheet-banquet = Банкетный стол
nusfjord-sheet-banquet-note =
    { $price ->
        [0] рыбы для старейшин: { $fish }; все тарелки полны
       *[other] рыбы для старейшин: { $fish }; следующая тарелка: { $price } → 1 золото
    }

nusfjord-gives-gold = Возьмите 1 золото.
nusfjord-gives-transfer =
    { $wood ->
        [0] В личный запас: рыбы { $fish }.
       *[other] В личный запас: рыбы { $fish }, дерева { $wood }.
    }
nusfjord-gives-serve = Следующая тарелка: рыбы { $price } за 1 золото.
nusfjord-gives-building = По силам { $reach } из { $all }.
nusfjord-gives-issue = +2 золота; не выпущено: { $left }.
nusfjord-gives-buy =
    { $shares ->
        [one] { $shares } акция за { $gold } золота.
        [few] { $shares } акции за { $gold } золота.
       *[many] { $shares } акций за { $gold } золота.
    }
nusfjord-gives-clear = +{ $wood } дерева и место для зданий.
nusfjord-gives-plant = 2 леса на свободную двойную клетку.
nusfjord-gives-thin = +{ $wood } дерева, по 1 за лес.
nusfjord-gives-ship = По силам видов кораблей: { $reach }.
nusfjord-gives-elder =
    { $fish ->
        [0] На выбор { $count }; рыбы для его действия нет.
       *[other] На выбор { $count }; может действовать сразу.
    }

nusfjord-sheet-cards = Здания
nusfjord-sheet-show = Какие здания показать
nusfjord-sheet-all = Все
nusfjord-sheet-buildable = Мне по силам
nusfjord-sheet-ours = Наши карты: печатный текст другой. Наши и стоимость, очки, свойства, 15 из 18 имён старейшин и почти все русские названия.
nusfjord-sheet-quay-a = Набережная A
nusfjord-sheet-quay-b = Набережная B
nusfjord-sheet-quay-c = Набережная C, открыта всем
nusfjord-sheet-count =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
nusfjord-sheet-coming =
    { $count ->
        [one] ещё { $count } новая в раунде { $round }
        [few] ещё { $count } новые в раунде { $round }
       *[many] ещё { $count } новых в раунде { $round }
    }
nusfjord-sheet-hand = Ваша рука
nusfjord-sheet-hand-note = здания C, скрытые от других до 6-го раунда
nusfjord-sheet-costs = Цена: { $goods }.

nusfjord-sheet-whose = Чья гавань
nusfjord-sheet-my-harbour = Ваша гавань
nusfjord-sheet-harbour-of = Гавань: { $seat }
nusfjord-sheet-harbour-note =
    { $forests ->
        [one] свободно { $free }, { $forests } лес
        [few] свободно { $free }, { $forests } леса
       *[many] свободно { $free }, { $forests } лесов
    }
nusfjord-sheet-reserve =
    { $wood ->
        [0] Склад: рыбы { $fish } из { $limit }
       *[other] Склад: рыбы { $fish } из { $limit }, дерева { $wood }
    }
nusfjord-sheet-forest =
    { $count ->
        [one] { $count } лес
        [few] { $count } леса
       *[many] { $count } лесов
    }
nusfjord-sheet-free = свободно
nusfjord-sheet-free-cost = −1 очко
nusfjord-sheet-used = Использовано.
nusfjord-sheet-catch = улов { $catch }
nusfjord-sheet-effects = Что делают здания ({ $count })
nusfjord-sheet-next-fishing = Следующая ловля
nusfjord-sheet-next-fishing-note = улов { $catch }, в этом порядке
nusfjord-sheet-comes-back = вернётся
nusfjord-sheet-council = Совет
nusfjord-sheet-council-note = мест занято { $elders } из 5; к каждому один работник за раунд
nusfjord-sheet-elder-fish = Рыбы: { $fish } из 3.
nusfjord-sheet-shares = Акции
nusfjord-sheet-shares-note = невыпущенная: −1 очко
nusfjord-sheet-share-home = дома
nusfjord-sheet-share-new = новая
nusfjord-sheet-share-unissued = не выпущена
nusfjord-sheet-share-held = игрока { $seat }

nusfjord-sheet-boats = Улов распределён.
nusfjord-sheet-boats-note = { $seat }: улов { $catch }
nusfjord-sheet-steps = Шаги ловли
nusfjord-sheet-gained = Получено
nusfjord-sheet-gain = рыбы: +{ $fish }
nusfjord-sheet-paid = старейшины дают { $fish }
nusfjord-sheet-lost = на новых акциях пропало { $fish }
nusfjord-sheet-left = осталось { $fish }

nusfjord-seat-points =
    { $n ->
        [one] очко сейчас
        [few] очка сейчас
        [many] очков сейчас
       *[other] очка сейчас
    }
nusfjord-seat-placing = размещает работника
nusfjord-seat-exchanging = меняет
nusfjord-seat-building = строит
nusfjord-seat-effect = применяет карту
nusfjord-seat-rationing = раздаёт рыбу
nusfjord-seat-workers =
    { $count ->
        [one] остался { $count } работник
        [few] осталось { $count } работника
       *[many] осталось { $count } работников
    }
nusfjord-seat-first = первый игрок
nusfjord-seat-wood = дерево
nusfjord-seat-fish = рыба
nusfjord-seat-gold = золото
nusfjord-seat-catch = улов и корабли
nusfjord-seat-elders = старейшины
nusfjord-seat-buildings = здания
nusfjord-seat-forests = леса
nusfjord-seat-shares = акции на руках
nusfjord-seat-unissued = невыпущенных
nusfjord-seat-foreign = чужих
nusfjord-seat-free = свободные клетки
nusfjord-seat-hand = карты C на руке

nusfjord-dock-waits-worker = { $seat } размещает работника.
nusfjord-dock-waits-exchange = { $seat } может менять ресурсы.
nusfjord-dock-waits-effect = { $seat } применяет карту.
nusfjord-dock-confirm = Подтвердить
nusfjord-dock-confirm-worker = Разместить работника
nusfjord-dock-confirm-place = Построить здесь
nusfjord-dock-worker-fact = Вам открыто ячеек: { $spaces } из { $all }.
nusfjord-dock-elders-fact =
    { $elders ->
        [one] Действовать может { $elders } ваш старейшина.
        [few] Действовать могут { $elders } ваших старейшины.
       *[many] Действовать могут { $elders } ваших старейшин.
    }
nusfjord-dock-not-final = До подтверждения ничего не решено.
nusfjord-dock-exchange-fact = Действие выполнено.
nusfjord-dock-place-fact =
    { $count ->
        [one] Свободна { $count } клетка.
        [few] Свободны { $count } клетки.
       *[many] Свободно { $count } клеток.
    }
nusfjord-dock-elder-fact = Это стоит 1 рыбы с банкетного стола; там её { $fish }.
nusfjord-dock-must-fact = Выполнить это обязательно.
nusfjord-dock-may-fact = Можно обойтись без этого.
nusfjord-dock-fish-fact = Рыбы для раздачи: { $fish }.
nusfjord-dock-times =
    { $n ->
        [one] { $n } раз
        [few] { $n } раза
       *[many] { $n } раз
    }
nusfjord-dock-stage-action = Действие
nusfjord-dock-stage-what = Что
nusfjord-dock-stage-where = Где
nusfjord-dock-stage-then = Свойства
nusfjord-card-group = { $deck }, здания «{ $letter }»
nusfjord-deck-herring = Колода сельди
nusfjord-deck-mackerel = Колода скумбрии
nusfjord-deck-cod = Колода трески

## The question of each step

nusfjord-next-plate = Сколько блюд вы подаёте?
nusfjord-next-building = Какое здание вы строите?
nusfjord-next-clear = Какой лес вы вырубаете?
nusfjord-next-plant = Где вы сажаете лес?
nusfjord-next-ship = Какой корабль вы строите?
nusfjord-next-elder = Какого старейшину вы берёте?
nusfjord-next-copy = Какое действие вы повторяете?
nusfjord-price-wood = нужно дерево
nusfjord-price-fish = нужна рыба
nusfjord-price-gold = нужно золото
nusfjord-price-wood-alone = без рыбы и золота
nusfjord-price-little-wood = не больше 2 единиц дерева
