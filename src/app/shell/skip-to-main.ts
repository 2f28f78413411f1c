import type { MouseEvent } from 'react';

/** Home stays in the document behind the other screens, so the fragment alone would lead to a main area nobody sees. */
export function skipToMain(event: MouseEvent): void {
  event.preventDefault();
  const isDrawn = (main: HTMLElement): boolean => main.getClientRects().length > 0;
  [...document.querySelectorAll('main')].find(isDrawn)?.focus();
}
