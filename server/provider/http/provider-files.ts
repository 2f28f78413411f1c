/** The page that runs in the frame, its files, and the pictures on its reels. */
import { must } from '#shared/assert.ts';
import { DAY_MS, SECOND_MS } from '#shared/durations.ts';
import { chooseEncoding } from '../../http/encoding.ts';
import { openStaticFiles, type StaticFiles } from '../../http/static-files.ts';
import { sealedLobby } from '../../http/lobby-seal.ts';
import type { Places } from '../places.ts';
import { drawSymbol } from '../symbols.ts';
import { documentHeaders, fileHeaders } from './provider-headers.ts';

const PAGE = '/index.html';
const DAY_S = DAY_MS / SECOND_MS;
const YEAR_S = 365 * DAY_S;
const EMBEDDERS = /(<meta name="embedders" content=")[^"]*(")/;

export interface ProviderFiles {
  document(request: Request): Promise<Response>;
  asset(request: Request): Promise<Response>;
  symbol(name: string): Response;
}

export async function openProviderFiles(folder: string, places: Places, secret: string): Promise<ProviderFiles> {
  const files = await openStaticFiles(folder);
  return {
    document: (request) => {
      const lobby = sealedLobby(secret, request.url);
      return sendDocument(files, lobby === undefined ? places.embedders(request) : [lobby]);
    },
    asset: (request) => sendAsset(request, files),
    symbol: sendSymbol,
  };
}

async function sendDocument(files: StaticFiles, embedders: readonly string[]): Promise<Response> {
  const page = must(files.get(PAGE), 'the build holds the page of the games');
  const html = new TextDecoder().decode(await page.read());
  // The page speaks to these origins and to no other.
  const body = html.replace(EMBEDDERS, (_, before: string, after: string) => before + embedders.join(' ') + after);
  return new Response(body, { headers: documentHeaders(embedders) });
}

async function sendAsset(request: Request, files: StaticFiles): Promise<Response> {
  const { pathname } = new URL(request.url);
  const file = pathname === PAGE ? undefined : files.get(pathname);
  if (!file) return notFound();
  const encoding = file.isText ? chooseEncoding(request.headers.get('accept-encoding')) : 'identity';
  const headers = { ...fileHeaders(file.type, YEAR_S), vary: 'accept-encoding' };
  return new Response(await file.variant(encoding), {
    headers: encoding === 'identity' ? headers : { ...headers, 'content-encoding': encoding },
  });
}

function sendSymbol(name: string): Response {
  const art = drawSymbol(name);
  return art === undefined ? notFound() : new Response(art, { headers: fileHeaders('image/svg+xml', DAY_S) });
}

const notFound = (): Response =>
  new Response('Not found.\n', { status: 404, headers: fileHeaders('text/plain; charset=utf-8', 0) });
