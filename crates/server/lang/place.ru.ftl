# Что отвечает сервер об учётных записях.
ui-problem-login = Имя и пароль или двенадцать слов не подходят друг к другу.
ui-problem-attempts = Слишком много попыток. Подождите десять минут и попробуйте снова.
ui-problem-login-taken = С этим именем уже входит кто-то другой. Выберите другое.
ui-problem-password =
    { $least ->
        [one] В пароле от { $least } знака до 200.
        [few] В пароле от { $least } знаков до 200.
        [many] В пароле от { $least } знаков до 200.
       *[other] В пароле от { $least } знаков до 200.
    }
ui-problem-no-account = Для этого нужна учётная запись.
ui-problem-has-account = У вас уже есть учётная запись.
ui-problem-link = Эта ссылка уже использована или устарела. Сделайте новую на другом устройстве.
ui-problem-session = Там вход уже не выполнен.
ui-problem-other-name = Имя другое. Ничего не удалено.

# Что люди делают помимо игры.
ui-problem-over = Партия закончена.
ui-problem-out = Это место уже не в игре, или бота на нём нет.
ui-problem-stand-in = Вместо вас играет бот. Сначала вернитесь на место.
ui-problem-paused = Сейчас перерыв.
ui-problem-not-paused = Перерыва нет.
ui-problem-too-late = Партия уже началась по-настоящему; закончить её можно, только если согласны все.
ui-problem-not-away = Там никто не отсутствует: бот заменяет лишь того, чей ход и кого нет уже десять минут.
ui-problem-asked-before = Об этом уже спрашивали. Снова спросить можно после следующего шага.
ui-problem-not-asked = Об этом больше не спрашивают.
ui-problem-nothing-back = Вам нечего вернуть.
ui-problem-luck = С тех пор случай что-то показал; за этим столом такое не возвращают.
ui-problem-terms = Таких часов нет.
ui-ended-won =
    { $count ->
        [one] Победа: { $names }
        [few] Победа: { $names }
        [many] Победа: { $names }
       *[other] Победа: { $names }
    }
ui-ended-given-up = Партию не доиграли или не хватило времени: { $names }.
ui-ended-aborted = Партия отменена
ui-ended-stopped = Все согласились закончить
ui-ended-closed = Стол закрыт администратором сервера
ui-ended-without = Результата нет.
ui-problem-speech = Так сказать нельзя: пусто или больше 300 знаков.
ui-problem-too-often = Помедленнее, пожалуйста: подождите немного.
ui-turn-feed = Ваш ход: { $game }, { $table }
ui-turn-feed-title = Naust: мой ход
ui-start-player = Игрок { $number }
ui-problem-rated = Партия идёт в зачёт: по согласию ничего не возвращают и никого не заменяют.
ui-problem-tournament-unknown = Такого турнира нет.
ui-problem-tournament-late = Уже поздно: турнир начался или завершён.
ui-problem-tournament-full = Свободных мест больше нет.
ui-problem-tournament-not-in = Вас нет среди участников.
ui-problem-tournament-not-host = Это может только тот, кто объявил турнир.
ui-problem-tournament-plan = Такого турнира быть не может: нужны игра для двоих, часы, от 4 до 64 участников, от 1 до 15 туров или до 720 минут и время в ближайшие шестьдесят дней.
ui-problem-tournament-enough = У вас уже объявлено или идёт столько турниров: { $most }. Этого достаточно.
ui-problem-tournament-game = Партия турнира играется так, как составлены пары: её не отменяют, не прерывают и не повторяют.
ui-problem-hook-address = По этому адресу позвать нельзя: он должен начинаться с https:// и вести в открытую сеть.
ui-problem-no-hook = Никого не зовут.
ui-problem-record = Запись не читается, строка { $line }: { $reason }
