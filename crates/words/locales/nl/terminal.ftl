# What the terminal says around the games.
