# A story in steps.

tell-start = From the start
tell-back = Step back
tell-on = Next step
