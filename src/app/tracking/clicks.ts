import { gameAround, type Marked, readMark } from './marked.ts';
import { patternOf } from './pages.ts';

/**
 * What the first screen is drawn from is known by what it is, without a mark: every byte there is waited for.
 */
const KNOWN: [selector: string, name: string, targetOf: (element: HTMLElement) => string | undefined][] = [
  ['.tile-face', 'game', gameAround],
  ['.tile-heart', 'heart', gameAround],
  ['.tile-info', 'game-info', gameAround],
  ['.tab-bar-entry', 'tab-bar', (entry) => patternOf((entry as HTMLAnchorElement).pathname)],
];

const TRACKED = ['[data-click]', 'a[data-view]', ...KNOWN.map(([selector]) => selector)].join();

/** On the way down, so that it is heard whatever the screen makes of the tap. */
export function trackClicks(tell: (marked: Marked) => void): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const tapped = target instanceof Element ? target.closest<HTMLElement>(TRACKED) : null;
      if (tapped) tell(nameOf(tapped));
    },
    { capture: true, passive: true },
  );
}

function nameOf(tapped: HTMLElement): Marked {
  const known = KNOWN.find(([selector]) => tapped.matches(selector));
  if (known) return { name: known[1], target: known[2](tapped) };
  return readMark(tapped, tapped.dataset['click'] ?? tapped.dataset['view'] ?? '');
}
