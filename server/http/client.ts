/**
 * Serves the built client: the page for every address that a person may open, its files for the rest. A file that is
 * not there is a real 404; the page in its place would be read as a script and leave a white screen.
 */
import type { Settings } from '#contract/settings.ts';
import { makeDocument } from './document.ts';
import { chooseEncoding } from './encoding.ts';
import { cameByHttps, type HeaderMaker, type Hosts, type InlineHashes, makeHeaders } from './security-headers.ts';
import { makeFile, openStaticFiles, type StaticFile, type StaticFiles } from './static-files.ts';

export interface ClientOptions {
  folder: string;
  /** Copies of the releases that may still be open somewhere, this one included; the newest first. */
  releases?: readonly string[];
  settings: Settings;
  hosts: Hosts;
  /** Serves the service worker that removes itself, for the day when the real one does harm. */
  killServiceWorker: boolean;
  games?: BundledGames | undefined;
}

export interface BundledGames {
  /** Where this visitor's browser finds them. */
  originFor: (request: Request) => string;
  /** Changes with the place: an installed app keeps the page with the headers that name it. */
  revision: string;
}

export interface Client {
  answer(request: Request): Promise<Response>;
  headers: HeaderMaker;
  settings(): Settings;
  /** Makes the page anew; those who installed the app get it as they get a new version. */
  changeSettings(changes: Partial<Settings>): Promise<void>;
}

const PAGE = '/index.html';
const SERVICE_WORKER = '/sw.js';
const CHAT_FRAME = '/chat/frame.html';
const SERVICE_WORKER_KILLER = '/sw-kill.js';

const FOREVER = 'public, max-age=31536000, immutable';
const ASK_FIRST = 'no-cache';

export async function openClient({
  folder,
  releases = [],
  settings,
  hosts,
  killServiceWorker,
  games,
}: ClientOptions): Promise<Client> {
  const files = await openStaticFiles(folder);
  await addReleases(files, releases);
  const built = { page: files.get(PAGE), worker: files.get(SERVICE_WORKER) };
  if (killServiceWorker) {
    replace(files, SERVICE_WORKER, files.get(SERVICE_WORKER_KILLER));
    built.worker = undefined;
  }
  files.delete(SERVICE_WORKER_KILLER);
  let current = settings;
  // What is inline is the build's alone, so the policy stays when the settings change.
  const headers = makeHeaders(hosts, await placePage(files, built, current, games));
  return {
    headers,
    answer: (request) => answer(request, files, headers, games),
    settings: () => current,
    changeSettings: async (changes) => {
      current = { ...current, ...changes };
      await placePage(files, built, current, games);
    },
  };
}

/**
 * The copies come before the build's own folder: the next build empties that while this server may still run. Equal
 * names are equal files, so the order of releases is of no importance.
 */
async function addReleases(files: StaticFiles, releases: readonly string[]): Promise<void> {
  for (const folder of releases) for (const [path, file] of await openStaticFiles(folder)) files.set(path, file);
}

/** As the build wrote them, before any settings. */
type Built = Record<'page' | 'worker', StaticFile | undefined>;

async function placePage(
  files: StaticFiles,
  built: Built,
  settings: Settings,
  games?: BundledGames,
): Promise<InlineHashes> {
  const html = await built.page?.read();
  if (!html) return { scripts: [], styles: [] };
  const page = makeDocument(new TextDecoder().decode(html), settings);
  files.set(
    PAGE,
    makeFile('.html', async () => new TextEncoder().encode(page.html)),
  );
  const { worker } = built;
  // The precached page is told apart by this line, so that a change of settings reaches those who installed the app.
  const line = new TextEncoder().encode(`self.SETTINGS_REVISION="${page.revision}${games?.revision ?? ''}";\n`);
  if (worker)
    files.set(
      SERVICE_WORKER,
      makeFile('.js', async () => Buffer.concat([line, await worker.read()])),
    );
  return page.inline;
}

function replace(files: StaticFiles, path: string, file: StaticFile | undefined): void {
  if (file) files.set(path, file);
  else files.delete(path);
}

async function answer(
  request: Request,
  files: StaticFiles,
  headers: HeaderMaker,
  games: BundledGames | undefined,
): Promise<Response> {
  const overHttps = cameByHttps(request);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new Response('Only GET is allowed here.\n', {
      status: 405,
      headers: refuse(headers, overHttps, 'GET, HEAD'),
    });
  }
  const { pathname } = new URL(request.url);
  const path = isNavigation(request, pathname) ? PAGE : pathname;
  const file = files.get(path);
  const notFound = () => new Response('Not found.\n', { status: 404, headers: refuse(headers, overHttps) });
  if (!file) return notFound();
  try {
    return await send(request, path, file, headers(kindOf(path, file), overHttps, games?.originFor(request)));
  } catch (error) {
    // A deploy may take a file away beneath a server that runs; the page knows what to do about a missing piece.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return notFound();
    throw error;
  }
}

async function send(request: Request, path: string, file: StaticFile, base: Record<string, string>): Promise<Response> {
  const etag = await file.etag();
  const common = {
    ...base,
    etag,
    'cache-control': path.startsWith('/assets/') ? FOREVER : ASK_FIRST,
    vary: 'accept-encoding',
  };
  if (sameTag(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers: common });
  const encoding = file.isText ? chooseEncoding(request.headers.get('accept-encoding')) : 'identity';
  const body = await file.variant(encoding);
  const described = { ...common, 'content-type': file.type, 'content-length': String(body.byteLength) };
  return new Response(body, {
    headers: encoding === 'identity' ? described : { ...described, 'content-encoding': encoding },
  });
}

/** An address that a person opens or types; whatever has an extension names a file. */
function isNavigation(request: Request, pathname: string): boolean {
  if (pathname === '/' || pathname === PAGE) return true;
  const last = pathname.slice(pathname.lastIndexOf('/') + 1);
  return !last.includes('.') && (request.headers.get('accept') ?? '').includes('text/html');
}

function kindOf(path: string, file: StaticFile): 'document' | 'script' | 'chat' | 'other' {
  if (path === CHAT_FRAME) return 'chat';
  if (file.type.startsWith('text/html')) return 'document';
  return file.type.startsWith('text/javascript') ? 'script' : 'other';
}

const sameTag = (asked: string | null, etag: string): boolean =>
  asked !== null && asked.split(',').some((tag) => tag.trim() === etag);

const refuse = (headers: HeaderMaker, overHttps: boolean, allow?: string): Record<string, string> => ({
  ...headers('other', overHttps),
  'content-type': 'text/plain; charset=utf-8',
  'cache-control': 'no-store',
  ...(allow ? { allow } : {}),
});
