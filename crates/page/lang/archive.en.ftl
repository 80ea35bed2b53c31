ui-archived = This game is shown as it was kept when it ended: points, picture and log stay; this program can no longer replay it.
