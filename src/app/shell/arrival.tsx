import { useEffect } from 'react';
import { text } from '../text.ts';

const firstTitle = document.title;
let hasArrived = false;

/**
 * Mounted with a screen once its code is there: names the page after it, and moves the focus into it, so that a reader
 * hears where they are. The first screen of a visit is announced by the browser itself.
 */
export function Arrival({ isHome }: { isHome: boolean }) {
  useEffect(() => {
    const main = [...document.querySelectorAll<HTMLElement>('main')].find((element) => element.checkVisibility());
    const heading = main?.querySelector('h1')?.textContent;
    document.title = heading && !isHome ? `${heading} · ${text.appName}` : firstTitle;
    if (hasArrived) main?.focus({ preventScroll: true });
    hasArrived = true;
  }, [isHome]);
  return null;
}
