# A story in steps.

tell-start = Сначала
tell-back = Шаг назад
tell-on = Шаг вперёд
