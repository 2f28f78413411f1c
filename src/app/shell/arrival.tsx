import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { text } from '../text.ts';
import { shownMain } from './shown-main.ts';

let hasArrived = false;

/**
 * Mounted with a screen once its code is there: names the page after it, and moves the focus into it, so that a reader
 * hears where they are. The first screen of a visit is announced by the browser itself.
 */
export function Arrival({ address, isHome }: { address: string; isHome: boolean }) {
  useEffect(() => {
    const main = shownMain();
    // A screen that knows better, as search does, has put the focus where it belongs.
    if (hasArrived && !main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
    hasArrived = true;
  }, []);
  // One game after another stands at one address, and only what follows the question mark changes.
  const search = useSearch();
  return <PageTitle key={`${address}?${search}`} isHome={isHome} />;
}

/** A screen that stays from one address to the next may have another name there. */
function PageTitle({ isHome }: { isHome: boolean }) {
  useEffect(() => {
    const main = shownMain();
    const heading = main?.querySelector('h1')?.textContent;
    // The focus comes to it, and without a name a reader would begin to read all of it.
    if (main && heading) main.ariaLabel = heading;
    document.title = heading && !isHome ? `${heading} · ${text.appName}` : text.homeTitle;
  }, [isHome]);
  return null;
}
