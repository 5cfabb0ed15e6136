"""Redraw and bake: `python3 -m art`, `python3 -m art title cards/house`, `python3 -m art --list`."""

import argparse

from art.kit.bake import PIECES, bake, load_drawings


def main() -> None:
    """Bake the pictures whose names start with one of the given words, or all of them."""
    parser = argparse.ArgumentParser(prog="art", description="Redraw Felt's pictures.")
    parser.add_argument("names", nargs="*", help="a picture, or a group such as title or cards/house")
    parser.add_argument("--list", action="store_true", help="only list what would be drawn")
    asked = parser.parse_args()
    load_drawings()
    chosen = [
        piece
        for name, piece in sorted(PIECES.items())
        if not asked.names or any(name == n or name.startswith(n.rstrip("/") + "/") for n in asked.names)
    ]
    if not chosen:
        parser.error("nothing is called that")
    for piece in chosen:
        if asked.list:
            print(piece.name)
        else:
            print(f"{piece.name}: {'drawn' if bake(piece) else 'unchanged'}", flush=True)


if __name__ == "__main__":
    main()
