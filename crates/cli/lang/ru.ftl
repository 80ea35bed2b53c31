## Игра в терминале

cli-your-turn = { $seat }, ваш ход.
cli-prompt = Номер, само действие или ? для справки:
cli-help = Введите номер варианта или само действие. «undo» отменяет ваше последнее действие, «board» снова показывает стол, «record» показывает запись игры, «quit» прекращает игру.
cli-thinking = { $seat } думает…
cli-record-secret = Запись этой игры выдаёт то, что скрыто у других; её можно увидеть после конца игры.
cli-no-such-choice = Варианта { $given } нет; есть варианты от 1 до { $most }.
cli-pass-keyboard = Ходит { $seat }. Остальные отворачиваются; нажмите Enter.
cli-taken-back = Действие отменено.
cli-left = Игра прекращена до её конца.
cli-over = Игра окончена.

## Кто играет

cli-player-human = человек
cli-player-random = метатель костей
cli-player-greedy = хват
cli-player-uct = UCT
cli-player-search = искатель
cli-player-deckhand = юнга
cli-player-mate = матрос
cli-player-skipper = шкипер
cli-player-pilot = лоцман

## Разбор партии

cli-analyse-head = шаг  вероятность победы и ожидаемые очки по местам
cli-analyse-better = Лучше: { $line } (на { $percent } % вероятнее победа)
cli-analyse-turns = Переломные моменты:
cli-analyse-no-turns = Переломов не было.
cli-analyse-decision = { $seat } упускает преимущество: вероятность победы падает с { $from } до { $to } %
cli-analyse-lead = Отсюда и до конца впереди { $seat }: вероятность победы растёт с { $from } до { $to } %
cli-analyse-best = Лучшее продолжение: { $line }
cli-analyse-up = Удача ({ $seat }): вероятность победы растёт с { $from } до { $to } %
cli-analyse-down = Неудача ({ $seat }): вероятность победы падает с { $from } до { $to } %
