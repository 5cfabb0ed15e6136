"""A real screen (Xvfb) with a real Felt on it, pressed by xdotool."""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
PATIENCE = 30.0
HERE = shutil.which("Xvfb") is not None and shutil.which("xdotool") is not None


class Desk:
    """One virtual screen. Start Felt on it, press and point, and read its title bar."""

    def __init__(self, size: tuple[int, int] = (1280, 720)) -> None:
        self.size = size
        read, write = os.pipe()
        self._xvfb = subprocess.Popen(
            [
                "Xvfb",
                "-displayfd",
                str(write),
                "-screen",
                "0",
                f"{size[0]}x{size[1]}x24",
                "-noreset",
                "-nolisten",
                "tcp",
            ],
            pass_fds=(write,),
            stderr=subprocess.DEVNULL,
        )
        os.close(write)
        with os.fdopen(read) as answer:  # to the end of the line: Xvfb dies of a pipe closed too early
            self.display = f":{answer.readline().strip()}"
        self.felt: subprocess.Popen[str] | None = None

    @property
    def environment(self) -> dict[str, str]:
        kept = {key: value for key, value in os.environ.items() if key != "SDL_VIDEODRIVER"}
        return kept | {"DISPLAY": self.display, "SDL_AUDIODRIVER": "dummy", "SDL_VIDEODRIVER": "x11"}

    def open_felt(self, data: Path, *arguments: str) -> None:
        size = f"{self.size[0]}x{self.size[1]}"
        self.felt = subprocess.Popen(
            [sys.executable, "main.py", "--windowed", "--size", size, "--data-dir", str(data), *arguments],
            cwd=ROOT,
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )

    def _xdotool(self, *words: str) -> str:
        done = subprocess.run(
            ["xdotool", *words], env=self.environment, capture_output=True, text=True, check=False
        )
        return done.stdout.strip()

    def title(self) -> str:
        window = self._xdotool("search", "--onlyvisible", "--class", ".").splitlines()
        names = [self._xdotool("getwindowname", one) for one in window]
        return next((name for name in names if name.startswith("Felt")), "")

    def wait_for(self, scene: str) -> None:
        """Until the title bar says this scene."""
        end = time.monotonic() + PATIENCE
        while self.title() != f"Felt: {scene}":
            if self.felt and self.felt.poll() is not None:
                raise AssertionError(f"Felt ended while {scene!r} was awaited:\n{self.felt.communicate()[0]}")
            if time.monotonic() > end:
                raise AssertionError(f"{scene!r} never came; the title bar says {self.title()!r}")
            time.sleep(0.05)
        self.focus()

    def focus(self) -> None:
        for window in self._xdotool("search", "--onlyvisible", "--class", ".").splitlines():
            self._xdotool("windowfocus", window)

    def press(self, *keys: str) -> None:
        for key in keys:
            self._xdotool("key", key)
            time.sleep(0.06)

    def point(self, x: float, y: float) -> None:
        """To a place in design units."""
        scale = min(self.size[0] / 1920, self.size[1] / 1080)
        self._xdotool("mousemove", str(round(x * scale)), str(round(y * scale)))
        time.sleep(0.06)

    def click(self, x: float, y: float, button: int = 1) -> None:
        self.point(x, y)
        self._xdotool("click", str(button))
        time.sleep(0.06)

    def click_at_once(self, x: float, y: float) -> None:
        """The same in one go, for matches of a thousand clicks."""
        scale = min(self.size[0] / 1920, self.size[1] / 1080)
        self._xdotool("mousemove", str(round(x * scale)), str(round(y * scale)), "click", "1")
        time.sleep(0.03)

    def resize(self, width: int, height: int) -> None:
        for window in self._xdotool("search", "--onlyvisible", "--class", ".").splitlines():
            self._xdotool("windowsize", "--sync", window, str(width), str(height))
        time.sleep(0.3)

    def ended(self) -> int:
        """Wait for Felt to end by itself; its exit code."""
        assert self.felt
        return self.felt.wait(PATIENCE)

    def close(self) -> None:
        for process in (self.felt, self._xvfb):
            if process and process.poll() is None:
                process.terminate()
                try:
                    process.wait(10)
                except subprocess.TimeoutExpired:
                    process.kill()
