"""Every sentence people read, in their language. The sentences themselves stand in ``data/texts``."""
