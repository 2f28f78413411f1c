import { onAddressMove } from '#data/app/address-moves.ts';
import { paths } from '#paths';
import { matchesRow } from '#route-row';
import { routes } from '../routes.ts';

/** An address that leads on to another by itself is no page that the visitor has opened. */
const STAY_MS = 300;
const UNKNOWN = 'unknown';

/** Tells of every screen that is opened, by the pattern of its address: what stands in the address may be private. */
export function trackPages(tell: (pattern: string) => void): void {
  let last = '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  function arrive(): void {
    // A sheet and a filter move the address as well, and stay on the screen.
    if (location.pathname === last) return;
    last = location.pathname;
    tell(patternOf(last));
  }

  onAddressMove(() => {
    clearTimeout(timer);
    timer = setTimeout(arrive, STAY_MS);
  });
  arrive();
}

/** Home is no row: it is kept alive behind every screen. */
export const patternOf = (path: string): string =>
  path === paths.home() ? path : (routes.find((row) => matchesRow(row, path))?.path ?? UNKNOWN);
