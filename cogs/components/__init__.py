"""Buttons, menus, forms and their custom ids."""
