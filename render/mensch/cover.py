"""The covers of both games, whose drawings have their own figures."""

from render.cartouche import TitleLook, packaged_font
from render.cover import Cover

_LOBSTER = packaged_font("lobster", "Lobster-Regular.ttf")

_TITLE = TitleLook(_LOBSTER, "#c8362f", "#e8c98f", "#fff6dd", raised=True)
_PAIRS_TITLE = TitleLook(_LOBSTER, "#2e6f63", "#e0bd78", "#fff6dd", raised=True)

COVER = Cover("mensch/cover", _TITLE, put_figures=None)
PAIRS_COVER = Cover("einigkeit/cover", _PAIRS_TITLE, put_figures=None)
