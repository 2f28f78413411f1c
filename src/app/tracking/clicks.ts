import { type Marked, readMark } from './marked.ts';

/** On the way down, so that it is heard whatever the screen makes of the tap. */
export function trackClicks(tell: (marked: Marked) => void): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const tapped = target instanceof Element ? target.closest<HTMLElement>('[data-click]') : null;
      if (tapped) tell(readMark(tapped, tapped.dataset['click'] ?? ''));
    },
    { capture: true, passive: true },
  );
}
