/** The whole app in the test's document, as a visit opens it: for what the app decides and what needs no layout. */
import type { User } from '#contract/entities/user.ts';
import { draw, seenText } from './draw.ts';
import { goTo, openLobby, signIn } from './page.ts';
import { pass, settle } from './turns.ts';

interface Visit {
  /** Fields of the configuration that differ from the example's. */
  config?: Record<string, unknown>;
  /** Who is logged in; a guest where nobody is named. */
  user?: Partial<User>;
}

/** React shows what was loaded late 300 ms after the last such thing. */
const SHOWN_MS = 400;
/** Overlays, the footer and whatever else waits for the first pictures. */
const PAINTED_MS = 5_000;

export async function openApp(address: string, { config, user }: Visit = {}): Promise<HTMLElement> {
  goTo(address);
  await openLobby(config);
  if (user) await signIn(user);
  const { loadRouteTable } = await import('#app/route-table.ts');
  await loadRouteTable();
  const { App } = await import('#app/app.tsx');
  const place = await draw(<App />);
  await pass(SHOWN_MS, 4);
  return place;
}

/** As above, and everything has come that the first screen does not wait for. */
export async function openPainted(address: string, visit: Visit = {}): Promise<HTMLElement> {
  const place = await openApp(address, visit);
  await pass(PAINTED_MS, 20);
  return place;
}

/** Goes to an address as a link of the app does. */
export async function visit(address: string): Promise<void> {
  history.pushState(null, '', address);
  await settle();
}

/** Waits until a screen that is loaded late stands there. */
export const shown = (): Promise<void> => pass(SHOWN_MS, 4);

/** Home lives on behind the other screens. */
const SHOWN_SCREEN = '.frame-screen > :not(.kept-screen), .kept-screen[data-behind=false] > *';

/** The screen that a person sees. */
export function screenOf(place: Element): HTMLElement {
  const seen = place.querySelector<HTMLElement>(SHOWN_SCREEN);
  if (!seen) throw new Error('No screen is shown');
  return seen;
}

/** What stands over the screens, by its title. */
export const sheetsOf = (place: Element): string[] =>
  [...place.querySelectorAll('dialog')].map((sheet) => seenText(sheet.querySelector('.sheet-title') ?? sheet));
