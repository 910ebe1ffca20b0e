"""The cover, whose drawing has its own figures."""

from render.cartouche import TitleLook, packaged_font
from render.cover import Cover

COVER = Cover(
    "kaeseschieben/cover",
    TitleLook(packaged_font("titan_one", "TitanOne-Regular.ttf"), "#f2c14e", "#9a5b24", "#6b2d0a", raised=False),
    put_figures=None,
)
