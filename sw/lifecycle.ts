/**
 * Install, activate, and what is where in the caches. A new version waits until the player agrees or the app is
 * closed; the first one takes the open page over at once, since there is no older version to disturb.
 */
import { PrecacheController } from 'workbox-precaching';
import { buildMarkIn } from '#shared/build-mark.ts';
import { log } from '#shared/log.ts';
import { fetchOwn, onlyOwnFiles } from './own-files.ts';
import { packUrl, precacheEntries, scope } from './scope.ts';

export const CACHES = { shell: 'shell', api: 'api', icons: 'icons', pictures: 'pictures' } as const;
export const SHELL_URL = '/index.html';

export const shell = new PrecacheController({ cacheName: CACHES.shell, plugins: [onlyOwnFiles] });

shell.addToCacheList(
  precacheEntries.map((entry) =>
    // The document carries the operator's settings, so it is another document when they change.
    entry.url === SHELL_URL ? { ...entry, revision: `${entry.revision}-${scope.SETTINGS_REVISION ?? ''}` } : entry,
  ),
);

/** The mark of the document that this very version keeps, also while another version waits beside it. */
export async function myBuild(): Promise<string> {
  return buildMarkIn((await (await shell.matchPrecache(SHELL_URL))?.text()) ?? '');
}

/** Where more files than these are missing, the pack is fetched in their place. */
const MOST_BY_THEMSELVES = 20;

interface StaticRoute {
  condition: { urlPattern: { pathname: string }; requestMethod: string };
  source: 'network' | { cacheName: string };
}

type InstallEvent = ExtendableEvent & { addRoutes?: (routes: StaticRoute[]) => Promise<void> };

export async function install(event: InstallEvent): Promise<void> {
  const routed = addStaticRoutes(event).catch((error: unknown) => {
    // A browser with another idea of static routes is no reason to do without the whole program.
    log.info('no static routes', { why: String(error) });
  });
  await keepTogether();
  await Promise.all([shell.install(event), routed]);
}

/**
 * Workbox keeps its files one after the other, each with a round trip and a write of its own. Those whose address says
 * what is in them may be kept together beforehand, and it finds them there. What fails here fails there again, and is
 * said there.
 */
export async function keepTogether(): Promise<void> {
  const cache = await caches.open(CACHES.shell);
  // A version that shares most of its files with the one before it needs the few that are new.
  const wanted = await listMissing(cache);
  if (wanted.length > MOST_BY_THEMSELVES) await keepPack(cache, new Set(wanted));
  await Promise.allSettled(
    (await listMissing(cache)).map(async (url) => {
      const reply = await fetchOwn(new Request(url));
      if (reply) await cache.put(url, reply);
    }),
  );
}

async function listMissing(cache: Cache): Promise<string[]> {
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  return precacheEntries.flatMap(({ url, revision }) => (revision === null && !kept.has(url) ? url : []));
}

async function keepPack(cache: Cache, wanted: ReadonlySet<string>): Promise<void> {
  if (!packUrl) return;
  try {
    const reply = await fetchOwn(new Request(packUrl));
    if (reply) await (await import('./unpack.ts')).unpack(reply, cache, (url) => wanted.has(url));
  } catch (error) {
    log.info('the pack has not come whole', { why: String(error) });
  }
}

export async function activate(event: ExtendableEvent): Promise<void> {
  await shell.activate(event);
  const known = new Set<string>(Object.values(CACHES));
  const stale = (await caches.keys()).filter((name) => !known.has(name) && !name.startsWith('workbox'));
  await Promise.all(stale.map((name) => caches.delete(name)));
  await scope.clients.claim();
}

/**
 * Where the browser has static routes, hashed files come out of their cache without waking this program, and pictures
 * that are not kept go straight to the network. Elsewhere the rows in routes.ts do the same.
 */
async function addStaticRoutes(event: InstallEvent): Promise<void> {
  const get = (pathname: string) => ({ urlPattern: { pathname }, requestMethod: 'GET' });
  await event.addRoutes?.([
    { condition: get('/assets/*'), source: { cacheName: CACHES.shell } },
    { condition: get('/poster/*'), source: 'network' },
  ]);
}
