# Що сервер відповідає, коли щось не виходить.
ui-problem-malformed = Запит не вдалося прочитати.
ui-problem-no-session = Спершу назвіться.
ui-problem-foreign-seat = Це місце належить іншому гравцеві.
ui-problem-wrong-invite = Щоб сісти за цей стіл, потрібне запрошення.
ui-problem-cross-site = Це надіслано з іншого сайту, тож не виконано.
ui-problem-unknown-page = Такої сторінки немає.
ui-problem-unknown-game = Такої гри в човновому сараї немає.
ui-problem-unknown-edition = Такого видання немає.
ui-problem-unknown-table = Такого столу немає.
ui-problem-unknown-step = Партія ще не дійшла до цього ходу.
ui-problem-unknown-seat = За столом немає такого місця.
ui-problem-unknown-bot = Такого бота у вас немає.
ui-problem-not-for-bots = Бот не може впустити іншого бота; це може лише його власник.
ui-problem-no-hints = Там, де люди грають одне проти одного, підказок немає.
ui-problem-method = Тут так зробити не можна.
ui-problem-timeout = Це тривало надто довго.
ui-problem-stale = За столом тим часом щось сталося. Погляньте ще раз.
ui-problem-key-reused = Цей ключ уже використано для іншого запиту.
ui-problem-seat-taken = Вільного місця вже немає.
ui-problem-already-seated = Ви вже сидите за цим столом.
ui-problem-not-begun = Партія ще не почалася.
ui-problem-begun = Партія вже почалася.
ui-problem-seats-open = Ще не всі місця зайняті.
ui-problem-not-over = Партію ще не закінчено.
ui-problem-secret-record = Запис видав би таємниці; його можна отримати після закінчення партії.
ui-problem-outdated = Цю партію почато за іншими правилами або з іншими матеріалами, і цей сервер не може її відкрити.
ui-problem-closed = Відколи стіл відкрили, правила гри змінилися, і один із ходів їм уже не відповідає. Стіл закрито; усе, що було до цього ходу, можна прочитати.
ui-problem-too-large = Це більше, ніж сервер готовий прочитати.
ui-problem-content-type = Тут сервер читає JSON.
ui-problem-level = Штучного гравця «{ $level }» немає.
ui-problem-name-empty = Потрібне ім’я.
ui-problem-name-long = { $longest ->
    [one] В імені може бути щонайбільше { $longest } знак.
    [few] В імені може бути щонайбільше { $longest } знаки.
   *[many] В імені може бути щонайбільше { $longest } знаків.
}
ui-problem-name-unseen = В імені є невидимі знаки.
ui-problem-busy = На підказку чекає забагато людей. Спробуйте трохи згодом.
ui-problem-not-written = Не вдалося зберегти, нічого не змінилося. Спробуйте ще раз.
ui-problem-store-away = Записи зараз недоступні, і невідомо, чи збереглася остання дія. Спробуйте трохи згодом: двічі нічого не станеться.
ui-problem-internal = На сервері щось пішло не так. Нічого не змінилося; спробуйте ще раз.

# Підказка
ui-hint = { $action }. { $expected }
ui-hint-expected = Очікується: { $points }; ваша ймовірність перемоги: { $percent } %.
ui-hint-next-wins = Другий за силою хід: { $action }; імовірність перемоги нижча на { $percent } %.
ui-hint-next-points =
    Другий за силою хід: { $action }; це на { $points ->
        [one] { $points } очко менше.
        [few] { $points } очки менше.
       *[many] { $points } очок менше.
    }
ui-hint-next-alike = Майже так само добре: { $action }.
ui-hint-alone =
    { $points ->
        [one] Очікується { $points } очко.
        [few] Очікується { $points } очки.
       *[many] Очікується { $points } очок.
    }

ui-judged-best = Імовірність перемоги { $percent } %. Кращого ходу не знайшлося.
ui-judged-better = Імовірність перемоги { $percent } %. Краще: { $line }
ui-problem-answered = Урок чекає тут. Поверніться до нього або грайте далі.
ui-lesson-guest = Гість
ui-lesson-rival = Синій
ui-lesson-left = В уроці тут інший хід.
ui-lesson-left-more = Але й так можна. Погляньте, що вийшло, і поверніться; або грайте по-своєму.
ui-lesson-rules = Читати правила
ui-lesson-puzzles = Розв’язувати задачі
ui-puzzle-question = Що тут найкраще?
ui-puzzle-question-more = Одна дія явно краща за всі інші. Оберіть її, як у партії, і підтвердьте: це і є ваша відповідь.
ui-puzzle-why = Чому
ui-admin-wrong = Ключ не підійшов.
ui-admin-no-order = Такого розпорядження немає: { $why }
