/**
 * A long press on a tile. Android and every mouse and keyboard say so themselves, as a wish for a context menu; an
 * iPhone says nothing, so there the finger is timed.
 */
import type { MouseEvent, PointerEvent } from 'react';

const LONG_MS = 500;
const STILL_PX = 10;

interface Presses {
  onContextMenu: (event: MouseEvent) => void;
  onPointerDown: (event: PointerEvent) => void;
  onPointerMove: (event: PointerEvent) => void;
  onPointerUp: () => void;
  onPointerCancel: () => void;
  onClickCapture: (event: MouseEvent) => void;
}

export function pressesOf(onLong: (gameId: number) => void): Presses {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start = { x: 0, y: 0 };
  let wasLong = false;

  const stop = (): void => clearTimeout(timer);
  const tell = (target: EventTarget): void => {
    const tile = (target as Element).closest<HTMLElement>('[data-game-id]');
    if (tile) onLong(Number(tile.dataset.gameId));
  };

  return {
    onContextMenu(event) {
      stop();
      event.preventDefault();
      tell(event.target);
    },
    onPointerDown({ pointerType, target, clientX, clientY }) {
      stop();
      wasLong = false;
      // A button of the tile has a meaning of its own.
      if (pointerType !== 'touch' || (target as Element).closest('button')) return;
      start = { x: clientX, y: clientY };
      timer = setTimeout(() => {
        wasLong = true;
        tell(target);
      }, LONG_MS);
    },
    onPointerMove({ clientX, clientY }) {
      if (Math.hypot(clientX - start.x, clientY - start.y) > STILL_PX) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onClickCapture(event) {
      // The finger that is lifted after a long press must not open the game as well.
      if (wasLong) event.preventDefault();
      wasLong = false;
    },
  };
}
