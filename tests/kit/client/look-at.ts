/** Opens an address anew and says whether it shows words and a way on. */
import { screenOf, shown, visit } from './app.tsx';
import { seenText } from './draw.ts';
import { pass } from './turns.ts';

/** A screen that waits for an answer in vain says so after that time. */
export const PATIENCE_MS = 4_500;
const TITLE = '.frame-screen > :not(.kept-screen) h1';

/** Words beyond the title, and something to tap: in the screen, or in the sheet that stands over it. */
export function whyPoor(place: HTMLElement): string | undefined {
  const screen = screenOf(place);
  const title = seenText(screen.querySelector('h1') ?? document.createElement('i'));
  const words = seenText(screen);
  if (!/\w/.test(title)) return 'has no title';
  if (words.length <= title.length) return 'has no words';
  if (/Something went wrong|Not open yet|undefined|NaN|\[object/.test(words)) return words.slice(0, 80);
  const ways = [...place.querySelectorAll<HTMLElement>('button, a[href]')].filter((one) => !one.closest('[hidden]'));
  return ways.length > 0 ? undefined : 'has no way on';
}

/** A screen's own code may bring more code. */
export async function arrived(place: HTMLElement): Promise<void> {
  await shown();
  for (let pieces = 0; pieces < 4 && !place.querySelector(TITLE); pieces++) await shown();
}

export async function look(place: HTMLElement, address: string, waitMs = 0): Promise<string | undefined> {
  await visit('/service');
  await arrived(place);
  await visit(address);
  await arrived(place);
  if (waitMs > 0) await pass(waitMs, 5);
  return whyPoor(place);
}
