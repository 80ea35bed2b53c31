# Что сервер отвечает, когда что-то не выходит.
ui-problem-malformed = Запрос не удалось прочитать.
ui-problem-no-session = Сначала назовите себя.
ui-problem-foreign-seat = Это место занимает другой игрок.
ui-problem-wrong-invite = Чтобы сесть за этот стол, нужно приглашение.
ui-problem-cross-site = Это было отправлено с другого сайта и не выполнено.
ui-problem-unknown-page = Такой страницы нет.
ui-problem-unknown-game = Такой игры в лодочном сарае нет.
ui-problem-unknown-edition = Такого издания нет.
ui-problem-unknown-table = Такого стола нет.
ui-problem-unknown-step = Партия ещё не дошла до этого хода.
ui-problem-unknown-seat = За столом нет такого места.
ui-problem-unknown-bot = Такого бота у вас нет.
ui-problem-not-for-bots = Бот не может впустить другого бота; это может только его владелец.
ui-problem-no-hints = Там, где люди играют друг против друга, подсказок нет.
ui-problem-method = Здесь так сделать нельзя.
ui-problem-timeout = Это заняло слишком много времени.
ui-problem-stale = За столом тем временем что-то произошло. Посмотрите ещё раз.
ui-problem-key-reused = Этот ключ уже использован для другого запроса.
ui-problem-seat-taken = Свободного места уже нет.
ui-problem-already-seated = Вы уже сидите за этим столом.
ui-problem-not-begun = Партия ещё не началась.
ui-problem-begun = Партия уже началась.
ui-problem-seats-open = Ещё не все места заняты.
ui-problem-not-over = Партия ещё не окончена.
ui-problem-secret-record = Запись выдала бы тайны; её можно получить после окончания партии.
ui-problem-outdated = Эта партия начата по другим правилам или с другими материалами, и этот сервер не может её открыть.
ui-problem-closed = С тех пор как стол открыли, правила игры изменились, и один из ходов им уже не соответствует. Стол закрыт; всё, что было до этого хода, можно прочитать.
ui-problem-too-large = Это больше, чем сервер готов прочитать.
ui-problem-content-type = Здесь сервер читает JSON.
ui-problem-level = Искусственного игрока «{ $level }» нет.
ui-problem-name-empty = Нужно имя.
ui-problem-name-long = { $longest ->
    [one] В имени может быть не больше { $longest } знака.
    [few] В имени может быть не больше { $longest } знаков.
   *[many] В имени может быть не больше { $longest } знаков.
}
ui-problem-name-unseen = В имени есть невидимые знаки.
ui-problem-busy = Подсказки ждёт слишком много людей. Попробуйте чуть позже.
ui-problem-not-written = Сохранить не удалось, ничего не изменилось. Попробуйте ещё раз.
ui-problem-store-away = Записи сейчас недоступны, и неизвестно, сохранилось ли последнее действие. Попробуйте чуть позже: дважды ничего не произойдёт.
ui-problem-internal = На сервере что-то пошло не так. Ничего не изменилось; попробуйте ещё раз.

# Подсказка
ui-hint = { $action }. { $expected }
ui-hint-expected = Ожидается: { $points }; ваша вероятность победы: { $percent } %.
ui-hint-next-wins = Второй по силе ход: { $action }; вероятность победы ниже на { $percent } %.
ui-hint-next-points =
    Второй по силе ход: { $action }; это на { $points ->
        [one] { $points } очко меньше.
        [few] { $points } очка меньше.
       *[many] { $points } очков меньше.
    }
ui-hint-next-alike = Почти так же хорошо: { $action }.
ui-hint-alone =
    { $points ->
        [one] Ожидается { $points } очко.
        [few] Ожидается { $points } очка.
       *[many] Ожидается { $points } очков.
    }

ui-judged-best = Вероятность победы { $percent } %. Лучшего хода не нашлось.
ui-judged-better = Вероятность победы { $percent } %. Лучше: { $line }
ui-problem-answered = Урок ждёт здесь. Вернитесь к нему или играйте дальше.
ui-lesson-guest = Гость
ui-lesson-rival = Синий
ui-lesson-left = В уроке здесь другой ход.
ui-lesson-left-more = Но и так можно. Посмотрите, что вышло, и вернитесь; или играйте по-своему.
ui-lesson-rules = Читать правила
ui-lesson-puzzles = Решать задачи
ui-puzzle-question = Что здесь лучше всего?
ui-puzzle-question-more = Одно действие явно лучше всех других. Выберите его, как в партии, и подтвердите: это и есть ваш ответ.
ui-puzzle-why = Почему
ui-admin-wrong = Ключ не подошёл.
ui-admin-no-order = Такого распоряжения нет: { $why }
