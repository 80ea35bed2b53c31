# Підписи всередині малюнка, для читання вголос і підказок.
newlands-label-panel = Поле
newlands-label-board =
    { $count ->
        [one] Поле, викладено { $count } квадрат
        [few] Поле, викладено { $count } квадрати
       *[many] Поле, викладено { $count } квадратів
    }
newlands-label-empty = { $place }: порожня клітинка
newlands-label-lay = { $place }, порожня клітинка: викласти квадрат сюди
newlands-label-piece = { $place }: { $piece }
newlands-label-companion =
    { $terrain ->
        [grassland] { $place }: землепроходець, { $seat }
        [mountain] { $place }: розбійник, { $seat }
       *[sea] { $place }: навігатор, { $seat }
    }
newlands-label-take =
    { $terrain ->
        [grassland] Зняти землепроходця з { $place }: зараз { $sum }, наприкінці { $end }
        [mountain] Зняти розбійника з { $place }: зараз { $sum }, наприкінці { $end }
       *[sea] Зняти навігатора з { $place }: зараз { $sum }, наприкінці { $end }
    }
newlands-label-deploy =
    { $terrain ->
        [grassland] Виставити землепроходця, { $piece }: зараз { $sum }, наприкінці { $end }
        [mountain] Виставити розбійника, { $piece }: зараз { $sum }, наприкінці { $end }
       *[sea] Виставити навігатора, { $piece }: зараз { $sum }, наприкінці { $end }
    }

# Об’єкт, рядок за рядком.
newlands-look-region =
    { $region }
    { $tiles ->
        [one] { $tiles } квадрат
        [few] { $tiles } квадрати
       *[many] { $tiles } квадратів
    }, { $cities ->
        [0] без міст
        [one] { $cities } місто
        [few] { $cities } міста
       *[many] { $cities } міст
    }{ $open ->
        [0] {""}
        [one] , { $open } відкрита сторона
        [few] , { $open } відкриті сторони
       *[many] , { $open } відкритих сторін
    }
    { $owners }
    { $worth }
newlands-look-range =
    { $region }
    { $tiles ->
        [one] { $tiles } квадрат
        [few] { $tiles } квадрати
       *[many] { $tiles } квадратів
    }, { $beside ->
        [0] { $cities ->
            [0] без міст
            [one] { $cities } місто на ньому
            [few] { $cities } міста на ньому
           *[many] { $cities } міст на ньому
        }
       *[other] { $cities ->
            [0] {""}
            [one] { $cities } місто на ньому,{" "}
            [few] { $cities } міста на ньому,{" "}
           *[many] { $cities } міст на ньому,{" "}
        }{ $beside ->
            [one] { $beside } місто в прилеглих степах
            [few] { $beside } міста в прилеглих степах
           *[many] { $beside } міст у прилеглих степах
        }
    }{ $open ->
        [0] {""}
        [one] , { $open } відкрита сторона
        [few] , { $open } відкриті сторони
       *[many] , { $open } відкритих сторін
    }
    { $owners }
    { $worth }
newlands-look-owners = Тут: { $seats }
newlands-look-free = Тут нікого немає
newlands-look-worth =
    Зараз: { $now }
    { $least }
    Наприкінці гри: { $end }
newlands-look-least = Якщо завершити: щонайменше { $points }
newlands-look-hopeless = Квадратами, що лишилися, завершити не можна
newlands-look-worth-finished =
    Зараз: { $now }
    Наприкінці гри: { $end }

# Як далеко зайшла гра.
newlands-phase-setup = Підготовка
newlands-phase-discovery = Відкриття земель
newlands-phase-over = Гру завершено

# Перед кожним гравцем. Число стоїть перед словом.
newlands-label-seat = { $seat }
newlands-seat-reserve = з { $all } у резерві
newlands-seat-end = якщо закінчити зараз
newlands-seat-points =
    { $count ->
        [one] очко
        [few] очки
       *[many] очок
    }
newlands-seat-laying = викладає квадрат
newlands-seat-discarding = скидає квадрат
newlands-seat-companion = розпоряджається супутниками

# Чого чекає стіл.
newlands-dock-waiting-lay = { $seat } викладає квадрат
newlands-dock-waiting-discard = { $seat } скидає квадрат
newlands-dock-waiting-companion = { $seat } розпоряджається супутниками

# Що робити.
newlands-dock-lay = Викладіть квадрат
newlands-dock-lay-one = Викладіть один зі своїх квадратів
newlands-dock-lay-fact =
    { $count ->
        [one] Підходить { $count } клітинка
        [few] Підходять { $count } клітинки
       *[many] Підходить { $count } клітинок
    }; { $left ->
        [0] у стосі квадратів не лишилося.
        [one] у стосі лишився { $left } квадрат.
        [few] у стосі лишилося { $left } квадрати.
       *[many] у стосі лишилося { $left } квадратів.
    }
newlands-dock-discard = Жоден квадрат не підходить: скиньте будь-який
newlands-dock-discard-fact =
    { $left ->
        [0] У стосі квадратів не лишилося.
        [one] У стосі лишився { $left } квадрат.
        [few] У стосі лишилося { $left } квадрати.
       *[many] У стосі лишилося { $left } квадратів.
    }
newlands-dock-companion = Виставити чи зняти супутника?
newlands-dock-companion-fact =
    { $count ->
        [0] У резерві нікого немає.
        [one] У резерві { $count }.
        [few] У резерві { $count }.
       *[many] У резерві { $count }.
    }
newlands-dock-stage-draw = Взяти
newlands-dock-stage-choose = Вибрати
newlands-dock-stage-place = Клітинка й поворот
newlands-dock-stage-companion = Супутник
newlands-dock-confirm-lay = Покласти сюди
newlands-dock-confirm-discard = Скинути його
newlands-dock-confirm-companion = Виставити чи зняти
newlands-dock-confirm-set = Виставити тут
newlands-dock-confirm-take = Зняти супутника
newlands-dock-pass = Завершити хід
newlands-dock-drawn = Новий квадрат
newlands-dock-tile = Квадрат
newlands-dock-places =
    { $count ->
        [one] { $count } клітинка
        [few] { $count } клітинки
       *[many] { $count } клітинок
    }
newlands-dock-fits-nowhere = нікуди не підходить
newlands-dock-set = виставити
newlands-dock-take = зняти
newlands-dock-now = зараз { $points }
newlands-dock-end = наприкінці { $points }

# Що зміниться, і з чого склалися очки.
newlands-change-worth =
    { $terrain ->
        [grassland] Землепроходець на { $place }
        [mountain] Розбійник на { $place }
       *[sea] Навігатор на { $place }
    }: зараз { $before } → { $after }, наприкінці { $end-before } → { $end-after }.
newlands-change-set = Він принесе зараз { $now }, наприкінці { $end }.
newlands-scored = { $place }: { $sum }

## The question of each step

newlands-next-lay = Куди ви кладете плитку?
newlands-tile-copies = { $count ->
    [one] { $count } квадрат
    [few] { $count } квадрати
   *[many] { $count } квадратів
}
newlands-tile-grassland = є степ
newlands-tile-mountain = є гори
newlands-tile-sea = є море
newlands-tile-start = стартовий квадрат
newlands-tile-city = З містом
newlands-tile-no-city = Без міста
