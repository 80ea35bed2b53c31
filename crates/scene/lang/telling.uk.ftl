# A story in steps.

tell-start = Спочатку
tell-back = Крок назад
tell-on = Крок уперед
