tictactoe-name = Хрестики-нулики
tictactoe-tagline = Три в ряд
tictactoe-board = Поле
tictactoe-action-mark = Зайняти клітинку { $cell }
tictactoe-refusal-taken = Цю клітинку вже зайнято.
tictactoe-reason-row = Три в ряд
