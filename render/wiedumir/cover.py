"""The cover."""

from render.cartouche import TitleLook, packaged_font
from render.cover import Cover

COVER = Cover(
    "wiedumir/cover",
    TitleLook(packaged_font("fredoka", "Fredoka[wdth,wght].ttf"), "#f3e3c3", "#7c4a2d", "#8c2f39", raised=False),
)
