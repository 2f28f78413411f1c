/**
 * One listener follows every link of the app without loading a page. Links stay plain links, so that they can be
 * copied, opened elsewhere and read out, and a screenful of them costs nothing to draw.
 */
import { go } from '#go';
import { isPlainTap } from '#ui/button/button.tsx';
import { isSheetEntry } from '#ui/sheet/sheet-entry.ts';
import { shownMain } from './shown-main.ts';

/** Returns what ends it. */
export function followLinks(): () => void {
  document.addEventListener('click', followLink);
  return () => document.removeEventListener('click', followLink);
}

function followLink(event: MouseEvent): void {
  if (event.defaultPrevented || !isPlainTap(event)) return;
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
  if (!link || link.target || link.hasAttribute('download')) return;
  const url = new URL(link.href);
  if (url.origin !== location.origin) return;
  // A link to a place on this page, like the skip link, is the browser's own business.
  if (url.hash && url.pathname === location.pathname) return;
  event.preventDefault();
  // The entry of an open sheet is replaced, so that Back leads from there to the screen the sheet was opened on.
  go(url.pathname + url.search, { replace: isSheetEntry() });
}

/** Home stays in the document behind the other screens, so the fragment alone would lead to a main area nobody sees. */
export function skipToMain(event: { preventDefault: () => void }): void {
  event.preventDefault();
  shownMain()?.focus();
}
