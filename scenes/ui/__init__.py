"""What people read and press: theme, type, and widgets that mouse, keyboard and gamepad share."""
