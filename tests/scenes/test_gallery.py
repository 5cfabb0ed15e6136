"""The gallery draws every scene without a display, and the same seed gives the same pixels."""

import pygame

from scenes import gallery


def test_names_are_unique_and_tell_scene_and_state():
    names = [(picture.scene, picture.state) for picture in gallery.pictures()]
    assert len(names) == len(set(names))
    assert {"title", "shelf", "settings", "dialog", "crash"} <= {scene for scene, _ in names}


def test_the_same_seed_gives_the_same_pixels():
    with gallery._no_display():
        picture = next(gallery.pictures())
        first, second = (gallery.draw_picture(picture, (960, 540), 3) for _ in range(2))
        assert pygame.image.tobytes(first, "RGB") == pygame.image.tobytes(second, "RGB")


def test_a_folder_that_cannot_be_made_is_one_sentence(tmp_path, capsys):
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert gallery.draw_gallery(tmp_path / "file" / "inside", None) == 2
    assert "cannot be drawn" in capsys.readouterr().err
