"""Pictures and their twins in words, from what a viewer may know: never from a game's state or record."""
