# Подписи внутри картины: для чтения вслух и подсказок.
fjords-label-panel = Игровая зона
fjords-label-board =
    { $count ->
        [one] Игровая зона: выложен { $count } гекс
        [few] Игровая зона: выложено { $count } гекса
       *[many] Игровая зона: выложено { $count } гексов
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
fjords-label-send = поставить викинга
fjords-label-put-stone = положить руну Мудрости
fjords-label-move-from = передвинуть дом отсюда
fjords-label-move-to = передвинуть дом сюда
fjords-label-seat = { $seat }
fjords-label-row = Ряд
fjords-label-drawn = Вытянут
fjords-label-aside = Отложены
fjords-label-unlaid = Не выложены
fjords-label-reconstructed = О напечатанной игре неизвестно и восстановлено: сколько гексов каждого вида, какие из них помечены цифрами 3 и 4, на каком гексе символ Воды, как выглядят и лежат три стартовых гекса и сколько из 22 рун приходится на каждый вид.

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
fjords-seat-points-out = очки, вне игры
fjords-seat-match-points = очки за матч
fjords-seat-choosing = выбирает гекс
fjords-seat-laying = выкладывает гекс
fjords-seat-building = решает, ставить ли дом
fjords-seat-sending = ставит викинга

# Чего ждёт стол.
fjords-dock-waiting-choose = { $seat } выбирает гекс
fjords-dock-waiting-lay = { $seat } выкладывает гекс
fjords-dock-waiting-house = { $seat } решает, ставить ли дом
fjords-dock-waiting-viking = { $seat } ставит викинга

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
fjords-dock-kind-shore = Море
fjords-dock-kind-fjord = Горы и море
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
fjords-dock-only-secret = Передвинуть дом Секретной руной?
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
fjords-dock-no-move = ни один ваш дом нельзя передвинуть

# Заселение.
fjords-dock-viking = Поставьте викинга
fjords-dock-only-rune = Сыграть руну или выбыть?
fjords-dock-viking-fact =
    { $count ->
        [one] { $count } гекс рядом с вашими людьми соединён с ними равниной. Горы и море не пускают.
        [few] { $count } гекса рядом с вашими людьми соединены с ними равниной. Горы и море не пускают.
       *[many] { $count } гексов рядом с вашими людьми соединены с ними равниной. Горы и море не пускают.
    }
fjords-dock-runes-only = Пешком вашим людям идти больше некуда. Поможет только руна.
fjords-dock-confirm-viking = Поставить сюда
fjords-dock-journey = Морем, с руной Путешествия
fjords-dock-horse = Горами, с руной Лошади
fjords-dock-wisdom = Через пустое место, с руной Мудрости
fjords-dock-leave = Выбыть из игры
fjords-dock-no-way = сейчас никуда не ведёт

fjords-letters-bag =
    { $count ->
        [one] { $count } гекс в мешке
        [few] { $count } гекса в мешке
        [many] { $count } гексов в мешке
       *[other] { $count } гекса в мешке
    }

## The question of each step

fjords-next-lay = Куда вы кладёте гекс?
fjords-next-house = Какой дом переносится и куда?
fjords-next-stone = Через какую руну и куда?
fjords-next-viking = Куда идёт викинг?
