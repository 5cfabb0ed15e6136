"""The window's picture: a still layer painted rarely, and moving sprites redrawn only where they change."""

from itertools import groupby
from operator import attrgetter

import pygame

from scenes.canvas import Brushes, Canvas, Sprite
from scenes.fit import Fit
from scenes.scene import Scene

WHOLE_SHARE = 0.55
"""When more than this share of the window changes, drawing all of it is cheaper than many pieces."""


class Layers:
    """Brings scenes onto one surface and reports which parts of it changed."""

    def __init__(self, screen: pygame.Surface, brushes: Brushes) -> None:
        self.brushes = brushes
        self.fit = Fit(screen.get_size())
        self.screen = screen
        self._still = screen.copy()
        self._shown: list[Sprite] = []
        self._scenes: list[Scene] = []
        self._smudged = False

    def smudge(self) -> None:
        """Someone else drew on the screen: the next picture is a whole one."""
        self._smudged = True

    def show_on(self, screen: pygame.Surface) -> None:
        """The window changed its size, or its surface."""
        if screen.get_size() != self.fit.size:
            self.fit = Fit(screen.get_size())
            self._still = pygame.Surface(screen.get_size()).convert(screen)
        self.screen = screen
        self._scenes = []

    def canvas(self) -> Canvas:
        return Canvas(self._still, self.fit, self.brushes)

    def draw(self, scenes: list[Scene], above: list[Sprite]) -> list[pygame.Rect]:
        """Bring the screen up to date; returns the pixels that changed, [] when nothing did."""
        dirty = self._repaint(scenes)
        canvas = self.canvas()
        live = [*(scenes[-1].live(canvas) if scenes else []), *above]
        if dirty is None or self._smudged:
            self._draw_whole(live)
            self._smudged = False
            return [self.screen.get_rect()]
        dirty += self._changes(live)
        if not dirty:
            return []
        areas = _joined(dirty, self.screen.get_rect())
        covered = sum(area.width * area.height for area in areas)
        if covered > WHOLE_SHARE * self.fit.size[0] * self.fit.size[1]:
            self._draw_whole(live)
            return [self.screen.get_rect()]
        self._draw_parts(live, areas)
        return areas

    # -- the still layer -----------------------------------------------------------------------------

    def _repaint(self, scenes: list[Scene]) -> list[pygame.Rect] | None:
        """Paint what is stale. None: everything was."""
        stale: list[pygame.Rect] | None = []
        if scenes != self._scenes or any(scene.stale is None for scene in scenes):
            stale = None
        else:
            touched = [self.fit.rect(area).inflate(2, 2) for scene in scenes for area in scene.stale or ()]
            stale = _joined(touched, self.screen.get_rect())
        self._scenes = list(scenes)
        for scene in scenes:
            scene.stale = []
        if stale is None:
            self._paint(scenes)
        for area in stale or ():
            self._still.set_clip(area)
            self._paint(scenes)
            self._still.set_clip(None)
        return stale

    def _paint(self, scenes: list[Scene]) -> None:
        canvas = self.canvas()
        for scene in scenes:
            if scene.overlay:
                self._darken(self.brushes.theme.shade if scene.shade is None else scene.shade)
            scene.paint(canvas)
            if scene is not scenes[-1]:  # covered scenes stand still: what moved there is part of the picture
                for sprite in scene.live(canvas):
                    self._still.blit(sprite.surface, (sprite.x, sprite.y), special_flags=sprite.blend)

    def _darken(self, shade: int) -> None:
        keep = 255 - shade
        self._still.fill((keep, keep, keep), special_flags=pygame.BLEND_RGB_MULT)

    # -- the live layer ------------------------------------------------------------------------------

    def _changes(self, live: list[Sprite]) -> list[pygame.Rect]:
        """Where sprites were or are that are not exactly as before, in the same order."""
        if live == self._shown:
            return []
        if len(live) == len(self._shown):
            return _moved(self._shown, live)
        before, now = set(self._shown), set(live)
        kept_before = [sprite for sprite in self._shown if sprite in now]
        kept_now = [sprite for sprite in live if sprite in before]
        changed = [sprite.rect for sprite in before ^ now]
        if kept_before != kept_now:  # the same sprites in another order: all of them count
            changed += [sprite.rect for sprite in kept_now]
        return changed

    def _draw_whole(self, live: list[Sprite]) -> None:
        self.screen.blit(self._still, (0, 0))
        self._put(live)
        self._shown = live

    def _put(self, sprites: list[Sprite]) -> None:
        for blend, run in groupby(sprites, key=_blend):
            self.screen.fblits([(sprite.surface, (sprite.x, sprite.y)) for sprite in run], blend)

    def _draw_parts(self, live: list[Sprite], areas: list[pygame.Rect]) -> None:
        rects = [_box(sprite) for sprite in live]
        for area in areas:
            self.screen.set_clip(area)
            self.screen.blit(self._still, area, area)
            self._put([live[at] for at in area.collidelistall(rects)])
        self.screen.set_clip(None)
        self._shown = live


_blend = attrgetter("blend")


def _box(sprite: Sprite) -> pygame.Rect:
    """`sprite.rect`, at half its price: this is asked for every moving card in every frame."""
    surface, x, y, _ = sprite
    return pygame.Rect(x, y, *surface.size)


def _moved(before: list[Sprite], now: list[Sprite]) -> list[pygame.Rect]:
    """As many as before: what differs from its predecessor covers the way from there to here."""
    areas = []
    for old, new in zip(before, now, strict=True):
        if old == new:
            continue
        was, is_ = _box(old), _box(new)
        if was.colliderect(is_):
            areas.append(was.union(is_))
        else:
            areas += (was, is_)
    return areas


def _joined(areas: list[pygame.Rect], limits: pygame.Rect) -> list[pygame.Rect]:
    """The same areas with no two overlapping, so that nothing is blended twice."""
    done: list[pygame.Rect] = []
    for each in areas:
        area = each.clip(limits)
        if area.width and area.height:
            while (hit := area.collidelist(done)) >= 0:
                area.union_ip(done.pop(hit))
            done.append(area)
    return done
