/**
 * Serves the built client: the page for every address of a screen, its files for the rest. An address that is nothing
 * gets a 404 with the page, which leads on to the lobby. A file that is not there is a 404 of
 * one line: the page in its place would be read as a script and leave a white screen.
 */
import { isAddress } from '#contract/addresses.ts';
import type { Settings } from '#contract/settings.ts';
import { makeDocument } from './document.ts';
import { chooseEncoding } from './encoding.ts';
import { type LinkOptions, type LinkPages, openLinkPages } from './link-pages.ts';
import { cameByHttps } from './arrival.ts';
import { type HeaderMaker, type Hosts, type InlineHashes, makeHeaders } from './security-headers.ts';
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
  links?: LinkOptions | undefined;
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
const CHAT = '/chat/';
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
  links = { publicOrigins: [] },
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
  const pagesOfLinks = (): LinkPages | undefined => {
    const page = files.get(PAGE);
    return page && openLinkPages(page, links);
  };
  let pages = pagesOfLinks();
  return {
    headers,
    answer: (request) => answer(request, { files, pages, headers, games }),
    settings: () => current,
    changeSettings: async (changes) => {
      current = { ...current, ...changes };
      await placePage(files, built, current, games);
      pages = pagesOfLinks();
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

interface Parts {
  files: StaticFiles;
  pages: LinkPages | undefined;
  headers: HeaderMaker;
  games: BundledGames | undefined;
}

async function answer(request: Request, { files, pages, headers, games }: Parts): Promise<Response> {
  const overHttps = cameByHttps(request);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new Response('Only GET is allowed here.\n', {
      status: 405,
      headers: refuse(headers, overHttps, 'GET, HEAD'),
    });
  }
  const { pathname } = new URL(request.url);
  const leadsTo = await pages?.leadsTo(pathname);
  if (leadsTo === 'unknown') return askAgain(request, refuse(headers, overHttps));
  if (leadsTo !== undefined) return redirect(leadsTo.path, headers('other', overHttps));
  const file = isAddress(pathname) ? await pages?.pageFor(request) : files.get(pathname);
  const dress = (found: StaticFile) => headers(kindOf(pathname, found), overHttps, games?.originFor(request));
  try {
    if (file) return await send(request, file, { ...dress(file), 'cache-control': lifetime(pathname) });
    const page = isForPerson(request, pathname) ? pages?.pageOfNothing(request) : undefined;
    if (page) return await send(request, page, { ...dress(page), 'cache-control': 'no-store' }, 404);
  } catch (error) {
    // A deploy may take a file away beneath a server that runs; the page knows what to do about a missing piece.
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  return new Response(bodyFor(request, 'Not found.\n'), { status: 404, headers: refuse(headers, overHttps) });
}

/** Not kept: it may lead nowhere tomorrow. */
const redirect = (location: string, headers: Record<string, string>): Response =>
  new Response(null, { status: 302, headers: { ...headers, location, 'cache-control': 'no-store' } });

const ASK_AGAIN_SECONDS = '2';

/** The person who has followed a link waits, and their browser asks again by itself. */
const askAgain = (request: Request, headers: Record<string, string>): Response =>
  new Response(bodyFor(request, 'One moment, please. This page opens by itself.\n'), {
    status: 503,
    headers: { ...headers, 'retry-after': ASK_AGAIN_SECONDS, refresh: ASK_AGAIN_SECONDS },
  });

const lifetime = (path: string): string => (path.startsWith('/assets/') ? FOREVER : ASK_FIRST);

const bodyFor = <Body>(request: Request, body: Body): Body | null => (request.method === 'HEAD' ? null : body);

async function send(
  request: Request,
  file: StaticFile,
  base: Record<string, string>,
  status: 200 | 404 = 200,
): Promise<Response> {
  const etag = await file.etag();
  const common = { ...base, vary: 'accept-encoding', ...(status === 200 && { etag }) };
  if (status === 200 && sameTag(request.headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers: common });
  }
  const encoding = file.isText ? chooseEncoding(request.headers.get('accept-encoding')) : 'identity';
  const body = await file.variant(encoding);
  const described = { ...common, 'content-type': file.type, 'content-length': String(body.byteLength) };
  return new Response(bodyFor(request, body), {
    status,
    headers: encoding === 'identity' ? described : { ...described, 'content-encoding': encoding },
  });
}

/** Whether it may be a person who has come to where nothing is; what has an extension is a file unless a page is asked for. */
function isForPerson(request: Request, pathname: string): boolean {
  if (pathname.startsWith('/assets/')) return false;
  const accept = request.headers.get('accept') ?? '*/*';
  const isFile = pathname.slice(pathname.lastIndexOf('/') + 1).includes('.');
  return accept.includes('text/html') || (!isFile && accept.includes('*/*'));
}

function kindOf(path: string, file: StaticFile): 'document' | 'script' | 'chat' | 'other' {
  if (path.startsWith(CHAT)) return 'chat';
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
