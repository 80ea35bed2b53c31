# Що відповідає сервер про облікові записи.
ui-problem-login = Ім’я і пароль або дванадцять слів не підходять одне до одного.
ui-problem-attempts = Забагато спроб. Зачекайте десять хвилин і спробуйте знову.
ui-problem-login-taken = З цим іменем уже входить хтось інший. Оберіть інше.
ui-problem-password =
    { $least ->
        [one] У паролі від { $least } знака до 200.
        [few] У паролі від { $least } знаків до 200.
        [many] У паролі від { $least } знаків до 200.
       *[other] У паролі від { $least } знаків до 200.
    }
ui-problem-no-account = Для цього потрібен обліковий запис.
ui-problem-has-account = У вас уже є обліковий запис.
ui-problem-link = Це посилання вже використано або воно застаріло. Зробіть нове на іншому пристрої.
ui-problem-session = Там вхід уже не виконано.
ui-problem-other-name = Ім’я інше. Нічого не видалено.

# Що люди роблять поза грою.
ui-problem-over = Партію закінчено.
ui-problem-out = Це місце вже не в грі, або бота на ньому немає.
ui-problem-stand-in = Замість вас грає бот. Спершу поверніться на місце.
ui-problem-paused = Зараз перерва.
ui-problem-not-paused = Перерви немає.
ui-problem-too-late = Партія вже почалася по-справжньому; закінчити її можна, лише якщо згодні всі.
ui-problem-not-away = Там ніхто не відсутній: бот замінює лише того, чий хід і кого немає вже десять хвилин.
ui-problem-asked-before = Про це вже питали. Знову спитати можна після наступного кроку.
ui-problem-not-asked = Про це більше не питають.
ui-problem-nothing-back = Вам нічого повертати.
ui-problem-luck = Відтоді випадок щось показав; за цим столом таке не повертають.
ui-problem-terms = Такого годинника немає.
ui-ended-won =
    { $count ->
        [one] Перемога: { $names }
        [few] Перемога: { $names }
        [many] Перемога: { $names }
       *[other] Перемога: { $names }
    }
ui-ended-given-up = Партію не дограли або забракло часу: { $names }.
ui-ended-aborted = Партію скасовано
ui-ended-stopped = Усі погодилися закінчити
ui-ended-closed = Стіл закрито адміністратором сервера
ui-ended-without = Результату немає.
ui-problem-speech = Так сказати не можна: порожньо або понад 300 знаків.
ui-problem-too-often = Повільніше, будь ласка: зачекайте трохи.
ui-turn-feed = Ваш хід: { $game }, { $table }
ui-turn-feed-title = Naust: мій хід
ui-start-player = Гравець { $number }
ui-problem-rated = Партія йде в залік: за згодою нічого не повертають і нікого не замінюють.
ui-problem-tournament-unknown = Такого турніру немає.
ui-problem-tournament-late = Уже пізно: турнір почався або завершений.
ui-problem-tournament-full = Вільних місць більше немає.
ui-problem-tournament-not-in = Вас немає серед учасників.
ui-problem-tournament-not-host = Це може лише той, хто оголосив турнір.
ui-problem-tournament-plan = Такого турніру бути не може: потрібні гра для двох, годинник, від 4 до 64 учасників, від 1 до 15 турів або до 720 хвилин і час у найближчі шістдесят днів.
ui-problem-tournament-enough = У вас уже оголошено або триває стільки турнірів: { $most }. Цього досить.
ui-problem-tournament-game = Партія турніру грається так, як складено пари: її не скасовують, не переривають і не повторюють.
ui-problem-hook-address = За цією адресою покликати не можна: вона має починатися з https:// і вести у відкриту мережу.
ui-problem-no-hook = Нікого не кличуть.
ui-problem-record = Запис не читається, рядок { $line }: { $reason }
