/**
 * Gives back what a browser has cleared under an installed app, so that the visit after the next network opens without
 * one again. Without it nothing would before the next release, since only an install fills the shell.
 */
import { buildMarkIn } from '#shared/build-mark.ts';
import { log } from '#shared/log.ts';
import { CACHES, shell, SHELL_URL } from './lifecycle.ts';
import { fetchOwn } from './own-files.ts';
import { precacheEntries } from './scope.ts';

let repairing: Promise<void> | undefined;

/** One at a time; what fails is tried again by the next visit that misses something. */
export function repairShell(): Promise<void> {
  repairing ??= repair()
    .catch((error: unknown) => log.info('the shell is not whole yet', { why: String(error) }))
    .finally(() => {
      repairing = undefined;
    });
  return repairing;
}

/** The document last: while it is missing every visit misses it, and comes by here again. */
async function repair(): Promise<void> {
  const files = precacheEntries.map(({ url }) => url).filter((url) => url !== SHELL_URL);
  await Promise.all(files.map(fill));
  await fill(SHELL_URL);
}

async function fill(url: string): Promise<void> {
  const key = shell.getCacheKeyForURL(url);
  const cache = await caches.open(CACHES.shell);
  if (!key || (await cache.match(key))) return;
  const request = new Request(url, { cache: key === new URL(url, location.href).href ? 'default' : 'reload' });
  const reply = await fetchOwn(request);
  if (!reply || (url === SHELL_URL && !(await isOfThisVersion(reply)))) throw new Error(`${url} is not what it was`);
  await cache.put(key, reply);
}

/** The document of another version asks for files that this one does not keep; that version's own install will. */
async function isOfThisVersion(reply: Response): Promise<boolean> {
  const mark = buildMarkIn(await reply.clone().text());
  return mark !== '' && precacheEntries.some(({ url }) => url.endsWith(`-${mark}.js`));
}
