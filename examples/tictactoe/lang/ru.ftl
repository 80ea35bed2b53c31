tictactoe-name = Крестики-нолики
tictactoe-tagline = Три в ряд
tictactoe-board = Поле
tictactoe-action-mark = Занять клетку { $cell }
tictactoe-refusal-taken = Эта клетка уже занята.
tictactoe-reason-row = Три в ряд
