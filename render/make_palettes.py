"""Chooses each theme's palette anew: ``python -m render.make_palettes``, after colours have changed."""

from __future__ import annotations

from PIL import Image

from render.kaeseschieben.samples import sample_pictures
from render.png import write_palette
from render.theme import Theme


def main() -> None:
    for theme in Theme:
        pictures = sample_pictures(theme)
        sheet = Image.new("RGB", (max(p.width for p in pictures), sum(p.height for p in pictures)))
        top = 0
        for picture in pictures:
            sheet.paste(picture.convert("RGB"), (0, top))
            top += picture.height
        write_palette(sheet, theme)


if __name__ == "__main__":
    main()
