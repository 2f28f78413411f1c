/**
 * Two quick taps at one place are one. Where the first has closed a sheet, opened one or led to another screen, the second would
 * meet what stands there now: a game under a sheet, or the backdrop of a sheet that has just opened.
 */
import { SAME_TAP_MS } from '#contract/limits.ts';

/** A thumb does not meet the same point twice. */
const SAME_PLACE_PX = 20;
const TAPPED = 'a[href], button, input, select, textarea, label, summary';

interface Tap {
  on: Element;
  x: number;
  y: number;
  atMs: number;
}

/** Returns what ends it. */
export function stopSecondTaps(): () => void {
  let last: Tap | undefined;
  let isTouch = false;

  /** A click says in few browsers what has made it. Who clicks with a mouse, as a tester's program does, means each click. */
  const notePointer = ({ pointerType }: PointerEvent): void => void (isTouch = pointerType === 'touch');

  function stopSecond(event: MouseEvent): void {
    // A keyboard, a reader and the program itself point at no place.
    if (!isTouch || event.detail === 0 || !(event.target instanceof Element)) return;
    const { clientX: x, clientY: y, timeStamp: atMs, target } = event;
    // A label hands its tap on to its field.
    if (last?.atMs === atMs) return;
    const isSame = last && atMs - last.atMs < SAME_TAP_MS && Math.hypot(x - last.x, y - last.y) < SAME_PLACE_PX;
    if (last && isSame && !last.on.contains(target)) {
      last.atMs = atMs;
      event.preventDefault();
      event.stopImmediatePropagation();
    } else last = { on: target.closest(TAPPED) ?? target, x, y, atMs };
  }

  window.addEventListener('pointerdown', notePointer, { capture: true });
  window.addEventListener('click', stopSecond, { capture: true });
  return () => {
    window.removeEventListener('pointerdown', notePointer, { capture: true });
    window.removeEventListener('click', stopSecond, { capture: true });
  };
}
