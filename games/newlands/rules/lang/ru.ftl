newlands-name = Новые земли
newlands-tagline = Открывайте степи, хребты и моря и вовремя снимайте спутников

## What can be agreed on

newlands-option-hand = Два квадрата в руке: у каждого два открытых квадрата на выбор
newlands-option-removal = Сколько квадратов убрать перед игрой
newlands-option-removal-none = ни одного: играют все 83
newlands-option-removal-printed = по правилам: 1 вдвоём и впятером, 2 втроём, 3 вчетвером
newlands-option-removal-equal = поровну ходов: так же, но впятером 3
newlands-option-first = Кто ходит первым
newlands-option-first-lot = по жребию
newlands-option-first-a = место A
newlands-option-first-b = место B
newlands-option-first-c = место C
newlands-option-first-d = место D
newlands-option-first-e = место E
newlands-setup-first-not-seated = Первым должен ходить один из участников игры.

## Names

newlands-terrain-grassland = степь
newlands-terrain-mountain = горы
newlands-terrain-sea = море
newlands-role-explorer = Землепроходец
newlands-role-brigand = Разбойник
newlands-role-navigator = Навигатор
newlands-region-grassland-unfinished = незавершённая степь
newlands-region-grassland-finished = завершённая степь
newlands-region-mountain-unfinished = незавершённый хребет
newlands-region-mountain-finished = завершённый хребет
newlands-region-sea-unfinished = открытый залив
newlands-region-sea-finished = внутреннее море
newlands-side-north = севере
newlands-side-east = востоке
newlands-side-south = юге
newlands-side-west = западе
newlands-piece = { $terrain } на { $sides }
newlands-piece-inside = { $terrain } внутри квадрата
newlands-tile =
    { $cities ->
        [0] на севере { $north }, на востоке { $east }, на юге { $south }, на западе { $west }
        [one] на севере { $north }, на востоке { $east }, на юге { $south }, на западе { $west }, { $cities } город
        [few] на севере { $north }, на востоке { $east }, на юге { $south }, на западе { $west }, { $cities } города
       *[many] на севере { $north }, на востоке { $east }, на юге { $south }, на западе { $west }, { $cities } городов
    }

## The steps of a game

newlands-step-remove = Удаление квадратов
newlands-step-first = Жребий
newlands-step-deal = Раздача
newlands-step-draw = Новый квадрат
newlands-step-lay = Открытие новых земель
newlands-step-discard = Сброс квадрата
newlands-step-replenish = Новый квадрат
newlands-step-companion = Спутники
newlands-step-over = Конец игры

## Sums

newlands-sum-grassland =
    { $tiles ->
        [one] { $tiles } квадрат
        [few] { $tiles } квадрата
       *[many] { $tiles } квадратов
    } = { $points }
newlands-sum-grassland-finished =
    { $tiles ->
        [one] { $tiles } квадрат
        [few] { $tiles } квадрата
       *[many] { $tiles } квадратов
    } × 2 = { $points }
newlands-sum-grassland-small =
    { $tiles ->
        [one] { $tiles } квадрат
        [few] { $tiles } квадрата
       *[many] { $tiles } квадратов
    }, без удвоения = { $points }
newlands-sum-mountain =
    { $cities ->
        [one] { $cities } город
        [few] { $cities } города
       *[many] { $cities } городов
    } = { $points }
newlands-sum-mountain-finished =
    { $cities ->
        [one] { $cities } город
        [few] { $cities } города
       *[many] { $cities } городов
    } × 2 = { $points }
newlands-sum-mountain-small =
    { $cities ->
        [one] { $cities } город
        [few] { $cities } города
       *[many] { $cities } городов
    }, без удвоения = { $points }
newlands-sum-sea =
    { $cities ->
        [one] { $cities } город
        [few] { $cities } города
       *[many] { $cities } городов
    } = { $points }
newlands-sum-sea-finished =
    { $cities ->
        [one] { $cities } город
        [few] { $cities } города
       *[many] { $cities } городов
    } + { $tiles ->
        [one] { $tiles } квадрат
        [few] { $tiles } квадрата
       *[many] { $tiles } квадратов
    } = { $points }
newlands-sum-sea-small =
    { $cities ->
        [one] { $cities } город
        [few] { $cities } города
       *[many] { $cities } городов
    }, без квадратов = { $points }

## What points are for

newlands-reason-explorers = Землепроходцы
newlands-reason-brigands = Разбойники
newlands-reason-navigators = Навигаторы
newlands-reason-final-explorers = Землепроходцы в конце
newlands-reason-final-brigands = Разбойники в конце
newlands-reason-final-navigators = Навигаторы в конце
newlands-reason-earlier = Набрано раньше

## What one can do

newlands-action-lay = Выложить квадрат на { $place }: { $tile }
newlands-action-discard = Сбросить квадрат: { $tile }
newlands-action-deploy =
    { $terrain ->
        [grassland] Выставить землепроходца на { $place }: { $piece }
        [mountain] Выставить разбойника на { $place }: { $piece }
       *[sea] Выставить навигатора на { $place }: { $piece }
    }
newlands-action-take-back =
    { $terrain ->
        [grassland] Снять землепроходца с { $place }: { $sum }
        [mountain] Снять разбойника с { $place }: { $sum }
       *[sea] Снять навигатора с { $place }: { $sum }
    }
newlands-action-take-back-nobody = Снять спутника с { $place }
newlands-action-pass = Завершить ход, не трогая спутников

## What happened

newlands-event-removed = Из игры убран квадрат: { $tile }.
newlands-event-first = По жребию первым ходит { $seat }.
newlands-event-dealt = { $seat } получает квадрат: { $tile }.
newlands-event-drawn = { $seat } берёт квадрат: { $tile }.
newlands-event-discarded = Квадрат никуда не подходит и выбывает из игры: { $tile }.
newlands-event-laid = { $seat } выкладывает квадрат на { $place }.
newlands-event-finished =
    { $terrain ->
        [grassland] Степь на { $place } завершена: { $sum }.
        [mountain] Хребет на { $place } завершён: { $sum }.
       *[sea] Море на { $place } стало внутренним: { $sum }.
    }
newlands-event-deployed =
    { $terrain ->
        [grassland] { $seat } выставляет землепроходца на { $place }: { $piece }.
        [mountain] { $seat } выставляет разбойника на { $place }: { $piece }.
       *[sea] { $seat } выставляет навигатора на { $place }: { $piece }.
    }
newlands-event-taken-back =
    { $terrain ->
        [grassland] { $seat } снимает землепроходца с { $place }: { $sum }.
        [mountain] { $seat } снимает разбойника с { $place }: { $sum }.
       *[sea] { $seat } снимает навигатора с { $place }: { $sum }.
    }
newlands-event-passed = { $seat } не трогает спутников.
newlands-event-ended = Квадраты закончились: финальное начисление, все объекты считаются незавершёнными.
newlands-event-paid =
    { $terrain ->
        [grassland] { $seat }: землепроходец на { $place } приносит { $sum }.
        [mountain] { $seat }: разбойник на { $place } приносит { $sum }.
       *[sea] { $seat }: навигатор на { $place } приносит { $sum }.
    }

## Why not

newlands-refusal-tile-not-drawn = Сначала нужно взять квадрат.
newlands-refusal-tile-laid = Квадрат этого хода уже выложен.
newlands-refusal-tile-first = Сначала выложите квадрат, потом распоряжайтесь спутниками.
newlands-refusal-not-in-hand = У вас нет такого квадрата.
newlands-refusal-touches-nothing = Квадрат должен соприкасаться стороной с уже выложенным.
newlands-refusal-corner-only = Касаться углом мало: квадрат должен соприкасаться с другим стороной.
newlands-refusal-square-taken = Здесь уже лежит квадрат.
newlands-refusal-alike-rotation = В таком повороте квадрат выглядит так же, как при меньшем; выложите его в том повороте.
newlands-refusal-side-mismatch = На { $side } у квадрата { $ours }, а рядом { $theirs }.
newlands-refusal-tile-fits = В руке есть квадрат, который можно выложить, — значит, нужно выложить его.
newlands-refusal-not-the-tile-just-laid = Спутника можно выставить только на только что выложенный квадрат.
newlands-refusal-no-such-region = На квадрате нет такого участка.
newlands-refusal-none-in-reserve = В вашем резерве нет спутников.
newlands-refusal-region-taken = На этом объекте уже есть спутник ({ $by }); расстояние не имеет значения.
newlands-refusal-no-companion-there = Здесь нет спутника.
newlands-refusal-not-your-companion = Здесь стоит чужой спутник ({ $by }).

## How to play

newlands-primer-1-title = Цель и ход
newlands-primer-1-text = В свой ход вы берёте квадрат и обязаны его выложить. Затем одно из трёх: выставить спутника на этот квадрат, или снять спутника и получить очки за его объект — такой, какой он сейчас, — или ни то ни другое; то и другое в один ход нельзя. Ход переходит по часовой стрелке. Побеждает тот, у кого больше очков; при равенстве победа общая.
newlands-primer-2-title = Что лежит на столе
newlands-primer-2-text = Стартовый квадрат лежит в середине, остальные 83 берут взакрытую. На квадратах — степи, горы и море, а где суша встречает море, бывают города. У вас пять спутников: один отмечает очки и остаётся на дорожке подсчёта, четверо в резерве. Кто ходит первым, решает жребий или уговор. Клетка названа по пути от стартового квадрата: N2 E1 — на два ряда севернее и на один столбец восточнее его; N — север, E — восток, S — юг, W — запад.
newlands-primer-3-title = Открытие новых земель
newlands-primer-3-text = Взятый квадрат видят все. Он должен соприкасаться стороной с выложенным квадратом, касания углом мало, и каждая соприкасающаяся сторона должна продолжать то, что лежит рядом. Поворачивать квадрат можно как угодно. Квадрат, который никуда не подходит, выбывает из игры, и вы берёте другой.
newlands-primer-4-title = Выставление спутника
newlands-primer-4-text = Можно выставить одного спутника из резерва на участок только что выложенного квадрата: землепроходцем в степь, разбойником в горы, навигатором в море. На этом объекте ещё не должно быть ничьих спутников, в том числе ваших, как бы далеко они ни стояли.
newlands-primer-5-title = Начисление за освоение
newlands-primer-5-text = Вместо выставления можно снять одного своего спутника, выставленного в один из прошлых ходов. Он приносит очки за объект, завершён тот или нет, есть ли там другие спутники или нет, и возвращается в резерв; со следующего хода его можно выставить снова. Квадрат этого хода уже считается.
newlands-primer-6-title = Степи
newlands-primer-6-text = Степь приносит 1 очко за каждый квадрат, завершённая — 2 очка за каждый квадрат. Завершена она, когда со всех сторон окружена водами или горами; больше она не меняется. Города ничего не добавляют. Завершённая степь ровно из двух квадратов приносит только 2 очка.
newlands-primer-7-title = Хребты
newlands-primer-7-text = Хребет приносит 1 очко за каждый город на нём и за каждый город во всех прилегающих степях, как бы далеко он ни был, завершена та степь или нет; завершённый — по 2 очка. Завершённый хребет ровно из двух квадратов приносит только по 1 очку за город. Завершённый хребет не растёт, но новые города в прилегающих степях ещё прибавляются.
newlands-primer-8-title = Воды
newlands-primer-8-text = Открытый залив приносит 1 очко за каждый город на берегах. Завершённый залив — это внутреннее море: оно приносит ещё и 1 очко за каждый квадрат и больше не меняется. Внутреннее море ровно из двух квадратов приносит очки только за города.
newlands-primer-9-title = Общие и оставленные объекты
newlands-primer-9-text = Квадрат может соединить объекты, на которых уже стоят спутники; все они остаются. Большинство ничего не значит: каждый спутник, когда его снимают, приносит полную стоимость объекта, и несколько спутников одного игрока — тоже, ход за ходом. Незавершённый объект, с которого ушёл последний спутник, снова свободен для любого, кто его увеличит.
newlands-primer-10-title = Конец игры
newlands-primer-10-text = Игра завершается после хода, в котором выложен последний квадрат. Затем каждый ещё не снятый спутник приносит очки, но все объекты считаются незавершёнными, даже если они завершены. Снимайте спутников вовремя.
newlands-primer-11-title = Варианты
newlands-primer-11-text = В варианте с двумя квадратами у каждого лежат два открытых квадрата: один вы выкладываете и сразу, ещё до спутников, берёте новый. Кроме того, перед игрой можно убрать несколько случайных квадратов, положив их лицом вверх: 1 вдвоём и впятером, 2 втроём, 3 вчетвером. Так у всех поровну ходов; но впятером при этом числе выходит 17, 17, 16, 16 и 16 ходов, а по желанию можно убрать 3, и у каждого будет по 16.
