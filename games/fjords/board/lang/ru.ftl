# Подписи внутри картины: для чтения вслух и подсказок.
fjords-label-panel = Поле
fjords-label-board =
    { $count ->
        [one] Поле: выложен { $count } гекс
        [few] Поле: выложено { $count } гекса
       *[many] Поле: выложено { $count } гексов
    }
fjords-label-plain =
    { $count ->
        [one] равнина на { $count } углу
        [few] равнина на { $count } углах
       *[many] равнина на { $count } углах
    }
fjords-label-mountain =
    { $count ->
        [one] горы на { $count } углу
        [few] горы на { $count } углах
       *[many] горы на { $count } углах
    }
fjords-label-sea =
    { $count ->
        [one] море на { $count } углу
        [few] море на { $count } углах
       *[many] море на { $count } углах
    }
fjords-label-corners = { $terrain }
fjords-label-hex = { $place }: { $terrain }
fjords-label-empty = { $place }: пустое место
fjords-label-viking = { $place }: викинг ({ $seat })
fjords-label-house = { $place }: дом ({ $seat })
fjords-label-home = { $place }: дом на руне Дома ({ $seat })
fjords-label-stone = { $place }: руна «{ $rune }»
fjords-label-wisdom = { $place }: руна Мудрости ({ $seat })
fjords-label-target = { $place }. Здесь можно: { $uses }
fjords-label-lay = выложить гекс
fjords-label-send = отправить викинга
fjords-label-put-stone = положить руну Мудрости
fjords-label-move-from = увести дом отсюда
fjords-label-move-to = перенести дом сюда
fjords-label-reconstructed = Сколько в коробке гексов каждого вида, неизвестно: эти числа восстановлены.

# Как далеко зашла игра.
fjords-phase-exploration = Исследование
fjords-phase-settlement = Заселение
fjords-phase-over = Игра окончена
fjords-phase-game = Партия { $game } из { $games }: { $phase }

# Перед игроком. Число стоит перед словом.
fjords-seat-houses-left =
    { $count ->
        [one] дом
        [few] дома
       *[many] домов
    }
fjords-seat-vikings-left =
    { $count ->
        [one] викинг
        [few] викинга
       *[many] викингов
    }
fjords-seat-rune = { $rune }
fjords-seat-houses-built = поставлено
fjords-seat-points = очки
fjords-seat-points-out = очки, без хода
fjords-seat-match-points = очки за матч
fjords-seat-choosing = выбирает гекс
fjords-seat-laying = выкладывает гекс
fjords-seat-building = решает, ставить ли дом
fjords-seat-sending = отправляет викинга

# Чего ждёт стол.
fjords-dock-waiting-choose = { $seat } выбирает гекс
fjords-dock-waiting-lay = { $seat } выкладывает гекс
fjords-dock-waiting-house = { $seat } решает, ставить ли дом
fjords-dock-waiting-viking = { $seat } отправляет викинга

# Исследование.
fjords-dock-choose = Возьмите отложенный гекс или тяните новый
fjords-dock-choose-fact =
    { $count ->
        [one] В мешке остался { $count } гекс.
        [few] В мешке осталось { $count } гекса.
       *[many] В мешке осталось { $count } гексов.
    }
fjords-dock-draw = Тянуть гекс
fjords-dock-lay = Выложите гекс
fjords-dock-lay-fact =
    { $count ->
        [one] Открыто { $count } место.
        [few] Открыто { $count } места.
       *[many] Открыто { $count } мест.
    }
fjords-dock-stage-choose = Выбрать гекс
fjords-dock-stage-place = Место и поворот
fjords-dock-stage-house = Дом?
fjords-dock-confirm-lay = Положить сюда
fjords-dock-kind-plain = Равнина
fjords-dock-kind-ridge = Горы
fjords-dock-kind-shore = Берег
fjords-dock-kind-fjord = Фьорд
fjords-dock-corners = { $count }
fjords-dock-copies = { $kind } × { $count }
fjords-dock-places =
    { $count ->
        [one] { $count } место
        [few] { $count } места
       *[many] { $count } мест
    }
fjords-dock-fits-nowhere = некуда положить
fjords-dock-house = Поставить здесь дом?
fjords-dock-house-fact =
    { $count ->
        [0] Домов у вас не осталось.
        [one] У вас остался { $count } дом. Дома, не поставленные до конца исследования, пропадут.
        [few] У вас осталось { $count } дома. Дома, не поставленные до конца исследования, пропадут.
       *[many] У вас осталось { $count } домов. Дома, не поставленные до конца исследования, пропадут.
    }
fjords-dock-build = Поставить дом
fjords-dock-home = Дом на руне Дома
fjords-dock-secret = Передвинуть дом Секретной руной
fjords-dock-no-house = Без дома
fjords-dock-confirm-house = Так и сделать
fjords-dock-no-houses = домов не осталось
fjords-dock-rune-there = здесь лежит руна
fjords-dock-no-plain = здесь нет равнины
fjords-dock-no-move = ни один ваш дом не может уйти

# Заселение.
fjords-dock-viking = Отправьте викинга
fjords-dock-viking-fact =
    { $count ->
        [one] { $count } гекс рядом с вашими людьми соединён с ними равниной. Горы и море не пускают.
        [few] { $count } гекса рядом с вашими людьми соединены с ними равниной. Горы и море не пускают.
       *[many] { $count } гексов рядом с вашими людьми соединены с ними равниной. Горы и море не пускают.
    }
fjords-dock-runes-only = Пешком вашим людям идти больше некуда. Поможет только руна.
fjords-dock-confirm-viking = Отправить сюда
fjords-dock-journey = Морем, с руной Путешествия
fjords-dock-horse = Горами, с руной Лошади
fjords-dock-wisdom = Через пустоту, с руной Мудрости
fjords-dock-leave = Закончить заселение
fjords-dock-no-way = сейчас никуда не ведёт
