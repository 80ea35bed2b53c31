ui-tournaments = Турниры
ui-tournaments-now = Объявленные и идущие
ui-tournaments-over = Завершённые
ui-tournaments-none = Ничего не объявлено. Объявите турнир сами: где не хватает людей, сыграют боты.
ui-tournament-announce = Объявить турнир
ui-tournament-account = Для турниров нужна учётная запись, чтобы каждого можно было найти в каждом туре.
ui-tournament-name = Название
ui-tournament-game = Игра
ui-tournament-system = Как подбираются соперники
ui-tournament-swiss-more = Швейцарская: туры против тех, у кого столько же очков
ui-tournament-robin-more = Круговая: каждый с каждым
ui-tournament-arena-more = Арена: партия за партией, пока не выйдет время
ui-tournament-rounds = Туры
ui-tournament-round = Тур
ui-tournament-minutes = Минут
ui-tournament-begins = Начало
ui-tournament-in-5 = через 5 минут
ui-tournament-in-15 = через 15 минут
ui-tournament-in-60 = через час
ui-tournament-in-180 = через три часа
ui-tournament-in-1440 = завтра в это же время
ui-tournament-most = Участников не больше
ui-tournament-fill = Если людей не хватает
ui-tournament-fill-none = никого не добавлять
ui-tournament-swiss =
    { $count ->
        [one] Швейцарская система, { $count } тур
        [few] Швейцарская система, { $count } тура
        [many] Швейцарская система, { $count } туров
       *[other] Швейцарская система, { $count } тура
    }
ui-tournament-robin = Каждый с каждым
ui-tournament-robin-rounds =
    { $count ->
        [one] Каждый с каждым, { $count } тур
        [few] Каждый с каждым, { $count } тура
        [many] Каждый с каждым, { $count } туров
       *[other] Каждый с каждым, { $count } тура
    }
ui-tournament-arena = Арена, { $minutes } мин
ui-tournament-rated = Идёт в зачёт
ui-tournament-players =
    { $count ->
        [one] { $count } участник
        [few] { $count } участника
        [many] { $count } участников
       *[other] { $count } участника
    }
ui-tournament-open = Начнётся через { $time }
ui-tournament-arena-left = Идёт, осталось { $time }
ui-tournament-round-of = Тур { $round } из { $of }
ui-tournament-over = Завершён
ui-tournament-cancelled = Не состоялся: меньше четырёх участников или отменён
ui-tournament-led = объявлен от имени { $name }
ui-time-seconds = { $count } с
ui-time-minutes = { $count } мин
ui-time-hours = { $count } ч
ui-time-days =
    { $count ->
        [one] { $count } день
        [few] { $count } дня
        [many] { $count } дней
       *[other] { $count } дня
    }
ui-tournament-my-game = Ваша партия
ui-tournament-against = против
ui-tournament-you-first = Вы сидите первым номером.
ui-tournament-you-second = Вы сидите вторым номером.
ui-tournament-clock-runs = Часы уже идут.
ui-tournament-begins-in = до начала
ui-tournament-next-in = до следующего тура
ui-tournament-in = Вы участвуете
ui-tournament-join-title = Отправитесь с нами?
ui-tournament-join-more = Будьте здесь к началу: с этой страницы вы попадёте за свой стол.
ui-tournament-join = Участвовать
ui-tournament-leave = Выйти
ui-tournament-start = Начать сейчас
ui-tournament-cancel = Отменить
ui-tournament-next = Следующий тур сейчас
ui-tournament-wait = Ожидание
ui-tournament-wait-pause = Передохните: пары следующего тура скоро будут готовы.
ui-tournament-wait-games = Остальные ещё играют. Их партии можно посмотреть ниже.
ui-tournament-podium = Первая тройка
ui-tournament-points = очки: { $points }
ui-tournament-signed = Участники
ui-tournament-signed-none = Пока никого.
ui-tournament-how = Как это проходит
ui-tournament-how-swiss = Вы встречаетесь с теми, у кого столько же очков
ui-tournament-how-swiss-more = Ни с кем дважды, пока это возможно. Если число нечётное, кто-то один свободен и получает очко.
ui-tournament-how-robin = Вы встречаетесь с каждым по разу
ui-tournament-how-robin-more = Тур начинается, когда закончен предыдущий. Если число нечётное, у каждого один свободный тур, и за него даётся очко.
ui-tournament-how-arena = Партия за партией
ui-tournament-how-arena-more = Кто свободен, встречается с тем, кто свободен. Приходите и уходите, когда хотите; что начато до конца времени, доигрывается.
ui-tournament-how-fill = Где людей не хватает, играют боты: { $level }.
ui-tournament-how-late = Опаздываете?
ui-tournament-how-late-more = Ваши часы идут с первого мгновения. Кто пропустил две партии, выбывает.
ui-tournament-how-equal = Равные очки
ui-tournament-how-equal-more = При равных очках выше тот, у чьих соперников очков больше; затем партии между равными; затем жребий.
ui-tournament-pairings = Пары
ui-tournament-games = Партии
ui-tournament-here = здесь
ui-tournament-away = нет на месте
ui-tournament-free = свободный тур
ui-tournament-table = Стол { $number }
ui-tournament-standings = Таблица
ui-tournament-points-short = Очки
ui-tournament-opponents-short = Соп.
ui-tournament-opponents = Очки соперников
ui-tournament-won = победа
ui-tournament-drawn = ничья
ui-tournament-lost = поражение
ui-tournament-playing = идёт
ui-tournament-gone = вне турнира
