import { type Marked, readMark } from './marked.ts';

/** The part of an element that must be on the screen. */
const SEEN_SHARE = 0.5;
const LONGEST_WAIT_MS = 1_000;

/** Tells of a marked element when half of it is on the screen; the listener keeps count of those it has heard of. */
export function trackViews(tell: (marked: Marked) => void): void {
  const watched = new WeakMap<Element, string>();

  const eyes = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        const mark = watched.get(target);
        if (mark === undefined || intersectionRatio < SEEN_SHARE) continue;
        tell(readMark(target as HTMLElement, mark));
        eyes.unobserve(target);
      }
    },
    { threshold: SEEN_SHARE },
  );

  function look(): void {
    for (const element of document.querySelectorAll<HTMLElement>('[data-view]')) {
      const mark = element.dataset['view'] ?? '';
      if (watched.get(element) === mark) continue;
      // React writes another banner into the same place: only what is observed anew is judged anew.
      eyes.unobserve(element);
      watched.set(element, mark);
      eyes.observe(element);
    }
  }

  let isDue = false;
  const lookSoon = (): void => {
    if (isDue) return;
    isDue = true;
    whenIdle(() => {
      isDue = false;
      look();
    });
  };
  const changes = new MutationObserver(lookSoon);
  changes.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-view'] });
  lookSoon();
}

/** Safari has no idle moments to give. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: LONGEST_WAIT_MS });
  else setTimeout(work, LONGEST_WAIT_MS / 4);
}
