/**
 * The program itself may be missing: a deploy between the document and its script, or a cache that was half evicted.
 * One guarded reload usually cures it; if not, the document says so and offers to start from nothing.
 */
import { reloadOnce } from './guarded-reload.ts';

export function recoverFromMissingProgram(): void {
  window.addEventListener('error', onError, true);
}

function onError({ target }: Event): void {
  const isProgram = target instanceof HTMLScriptElement && target.type === 'module';
  if (!isProgram) return;
  if (reloadOnce()) return;
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', offerReset);
  else offerReset();
}

/** What went wrong, and the way out. The program that brings all other texts is what is missing. */
const WORDS = {
  en: ['Perya did not load completely.', 'Load it again'],
  fil: ['Hindi nabuksan nang buo ang Perya.', 'Buksan ulit'],
} as const;

function readLanguage(): keyof typeof WORDS {
  try {
    return localStorage.getItem('language') === 'fil-PH' ? 'fil' : 'en';
  } catch {
    return 'en'; // Blocked storage: nobody has chosen another.
  }
}

function offerReset(): void {
  delete document.documentElement.dataset.visited;
  const status = document.querySelector('.splash [role=status]');
  if (!status) return;
  const [said, again] = WORDS[readLanguage()];
  status.textContent = `${said} `;
  const button = document.createElement('button');
  button.className = 'button button-gold';
  button.textContent = again;
  button.addEventListener('click', () => void reset());
  status.append(button);
}

/** Takes away what the service worker keeps, never the database: what waits there to be sent is the player's. */
async function reset(): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  location.reload();
}
