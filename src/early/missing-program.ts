/**
 * The program itself may be missing: a deploy between the document and its script, or a cache that was half evicted.
 * One guarded reload usually cures it, once the server is known to answer. If not, or if nothing is drawn for whatever other reason, the document says so and
 * offers to start from nothing. This is all there is when the program, or the service worker, is the very thing that is
 * broken, so it needs neither.
 */
import { reloadOnce } from './guarded-reload.ts';
import { isFilipino } from './kept-facts.ts';

/** A slow phone on a slow line is there by then. */
const PATIENCE_MS = 10_000;
/** A browser whose storage does not answer is no reason to leave the player where they are. */
const RESET_MS = 3_000;
const AGAIN_MS = 1_000;

export const pause = (ms: number): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, ms));

export function recoverFromSlowProgram(): void {
  setTimeout(() => offerReset('app.slowStart'), PATIENCE_MS);
}

/** Resolves once the server answers, and says meanwhile that it does not: a reload without a connection would lose the page. */
export const reachServer = (): Promise<unknown> =>
  fetch('', { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => {
    offerReset('app.notLoaded');
    return pause(AGAIN_MS).then(reachServer);
  });

export function recoverFromMissingProgram(): void {
  if (!reloadOnce()) offerReset('app.notLoaded');
}

/** What went wrong, and the way out. The program that brings all other texts is what is missing. */
const WORDS = {
  en: {
    'app.notLoaded': 'Perya did not load completely.',
    'app.slowStart': 'Perya is taking long to open.',
    again: 'Load it again',
  },
  fil: {
    'app.notLoaded': 'Hindi nabuksan nang buo ang Perya.',
    'app.slowStart': 'Matagal bumukas ang Perya.',
    again: 'Buksan ulit',
  },
} as const;

/** Does nothing once the program has drawn: it draws over the document's own first screen, splash and all. */
function offerReset(key: 'app.notLoaded' | 'app.slowStart'): void {
  const status = document.querySelector<HTMLElement>('main.splash [role=status]');
  if (!status || status.dataset.msgKey === 'app.notLoaded') return;
  const { dataset } = document.documentElement;
  // A program that has started waits for a server: to begin anew on a slow line would throw away what has come.
  if (key === 'app.slowStart' && 'started' in dataset) return;
  delete dataset.visited;
  delete dataset.drawn;
  document.querySelector('.home-screen')?.setAttribute('inert', '');
  const words = WORDS[isFilipino() ? 'fil' : 'en'];
  status.dataset.msgKey = key;
  status.textContent = `${words[key]} `;
  const button = document.createElement('button');
  button.className = 'button button-gold';
  button.textContent = words.again;
  button.addEventListener('click', () => {
    button.disabled = true;
    void reset(button);
  });
  status.append(button);
}

async function reset(button: Element): Promise<void> {
  // Without a connection nothing that is taken away could be brought again.
  await reachServer();
  // The program has come meanwhile.
  if (!button.isConnected) return;
  await Promise.race([forgetProgram(), pause(RESET_MS)]);
  location.reload();
}

/** Takes away what the service worker keeps, never the database: what waits there to be sent is the player's. */
async function forgetProgram(): Promise<void> {
  try {
    const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
    await Promise.all(registrations.map((registration) => registration.unregister()));
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  } catch {
    // Blocked storage keeps nothing, so there is nothing to take away.
  }
}
