tictactoe-name = Tic-tac-toe
tictactoe-tagline = Three in a row
tictactoe-board = The board
tictactoe-action-mark = Mark { $cell }
tictactoe-refusal-taken = This cell is marked already.
tictactoe-reason-row = Three in a row
