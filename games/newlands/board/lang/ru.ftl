# Подписи внутри картинки, для чтения вслух и подсказок.
newlands-label-panel = Поле
newlands-label-board =
    { $count ->
        [one] Поле, выложен { $count } квадрат
        [few] Поле, выложено { $count } квадрата
       *[many] Поле, выложено { $count } квадратов
    }
newlands-label-empty = { $place }: пустая клетка
newlands-label-lay = { $place }, пустая клетка: выложить квадрат сюда
newlands-label-piece = { $place }: { $piece }
newlands-label-companion =
    { $terrain ->
        [grassland] { $place }: землепроходец, { $seat }
        [mountain] { $place }: разбойник, { $seat }
       *[sea] { $place }: навигатор, { $seat }
    }
newlands-label-take =
    { $terrain ->
        [grassland] Снять землепроходца с { $place }: сейчас { $sum }, в конце { $end }
        [mountain] Снять разбойника с { $place }: сейчас { $sum }, в конце { $end }
       *[sea] Снять навигатора с { $place }: сейчас { $sum }, в конце { $end }
    }
newlands-label-deploy =
    { $terrain ->
        [grassland] Выставить землепроходца, { $piece }: сейчас { $sum }, в конце { $end }
        [mountain] Выставить разбойника, { $piece }: сейчас { $sum }, в конце { $end }
       *[sea] Выставить навигатора, { $piece }: сейчас { $sum }, в конце { $end }
    }

# Объект, строка за строкой.
newlands-look-region =
    { $region }
    { $tiles ->
        [one] { $tiles } квадрат
        [few] { $tiles } квадрата
       *[many] { $tiles } квадратов
    }, { $cities ->
        [0] без городов
        [one] { $cities } город
        [few] { $cities } города
       *[many] { $cities } городов
    }{ $open ->
        [0] {""}
        [one] , { $open } открытая сторона
        [few] , { $open } открытые стороны
       *[many] , { $open } открытых сторон
    }
    { $owners }
    { $worth }
newlands-look-range =
    { $region }
    { $tiles ->
        [one] { $tiles } квадрат
        [few] { $tiles } квадрата
       *[many] { $tiles } квадратов
    }, { $beside ->
        [0] { $cities ->
            [0] без городов
            [one] { $cities } город на нём
            [few] { $cities } города на нём
           *[many] { $cities } городов на нём
        }
       *[other] { $cities ->
            [0] {""}
            [one] { $cities } город на нём,{" "}
            [few] { $cities } города на нём,{" "}
           *[many] { $cities } городов на нём,{" "}
        }{ $beside ->
            [one] { $beside } город в прилегающих степях
            [few] { $beside } города в прилегающих степях
           *[many] { $beside } городов в прилегающих степях
        }
    }{ $open ->
        [0] {""}
        [one] , { $open } открытая сторона
        [few] , { $open } открытые стороны
       *[many] , { $open } открытых сторон
    }
    { $owners }
    { $worth }
newlands-look-owners = Здесь: { $seats }
newlands-look-free = Здесь никого нет
newlands-look-worth =
    Сейчас: { $now }
    { $least }
    В конце игры: { $end }
newlands-look-least = Если завершить: не меньше { $points }
newlands-look-hopeless = Оставшимися квадратами завершить нельзя
newlands-look-worth-finished =
    Сейчас: { $now }
    В конце игры: { $end }

# Как далеко зашла игра.
newlands-phase-setup = Подготовка
newlands-phase-discovery = Открытие земель
newlands-phase-over = Игра окончена

# Перед каждым игроком. Число стоит перед словом.
newlands-label-seat = { $seat }
newlands-seat-reserve = из { $all } в резерве
newlands-seat-end = если закончить сейчас
newlands-seat-points =
    { $count ->
        [one] очко
        [few] очка
       *[many] очков
    }
newlands-seat-laying = выкладывает квадрат
newlands-seat-discarding = сбрасывает квадрат
newlands-seat-companion = распоряжается спутниками

# Чего ждёт стол.
newlands-dock-waiting-lay = { $seat } выкладывает квадрат
newlands-dock-waiting-discard = { $seat } сбрасывает квадрат
newlands-dock-waiting-companion = { $seat } распоряжается спутниками

# Что делать.
newlands-dock-lay = Выложите квадрат
newlands-dock-lay-one = Выложите один из своих квадратов
newlands-dock-lay-fact =
    { $count ->
        [one] Подходит { $count } клетка
        [few] Подходят { $count } клетки
       *[many] Подходит { $count } клеток
    }; { $left ->
        [0] в стопке квадратов не осталось.
        [one] в стопке остался { $left } квадрат.
        [few] в стопке осталось { $left } квадрата.
       *[many] в стопке осталось { $left } квадратов.
    }
newlands-dock-discard = Ни один квадрат не подходит: сбросьте любой
newlands-dock-discard-fact =
    { $left ->
        [0] В стопке квадратов не осталось.
        [one] В стопке остался { $left } квадрат.
        [few] В стопке осталось { $left } квадрата.
       *[many] В стопке осталось { $left } квадратов.
    }
newlands-dock-companion = Выставить или снять спутника?
newlands-dock-companion-fact =
    { $count ->
        [0] В резерве никого нет.
        [one] В резерве { $count }.
        [few] В резерве { $count }.
       *[many] В резерве { $count }.
    }
newlands-dock-stage-draw = Взять
newlands-dock-stage-choose = Выбрать
newlands-dock-stage-place = Клетка и поворот
newlands-dock-stage-companion = Спутник
newlands-dock-confirm-lay = Положить сюда
newlands-dock-confirm-discard = Сбросить его
newlands-dock-confirm-companion = Выставить или снять
newlands-dock-confirm-set = Выставить здесь
newlands-dock-confirm-take = Снять спутника
newlands-dock-pass = Завершить ход
newlands-dock-drawn = Новый квадрат
newlands-dock-tile = Квадрат
newlands-dock-places =
    { $count ->
        [one] { $count } клетка
        [few] { $count } клетки
       *[many] { $count } клеток
    }
newlands-dock-fits-nowhere = никуда не подходит
newlands-dock-set = выставить
newlands-dock-take = снять
newlands-dock-now = сейчас { $points }
newlands-dock-end = в конце { $points }

# Что изменится, и из чего сложились очки.
newlands-change-worth =
    { $terrain ->
        [grassland] Землепроходец на { $place }
        [mountain] Разбойник на { $place }
       *[sea] Навигатор на { $place }
    }: сейчас { $before } → { $after }, в конце { $end-before } → { $end-after }.
newlands-change-set = Он принесёт сейчас { $now }, в конце { $end }.
newlands-scored = { $place }: { $sum }

## The question of each step

newlands-next-lay = Куда вы кладёте плитку?
newlands-tile-copies = { $count ->
    [one] { $count } квадрат
    [few] { $count } квадрата
   *[many] { $count } квадратов
}
newlands-tile-grassland = есть степь
newlands-tile-mountain = есть горы
newlands-tile-sea = есть море
newlands-tile-start = стартовый квадрат
newlands-tile-city = С городом
newlands-tile-no-city = Без города
