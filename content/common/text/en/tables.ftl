# What is told at every table, whatever is played.

# $player is who took something back
takes-back = { $player } takes back an action.
# $player is who did not decide in time
time-ran-out = The time of { $player } ran out.
