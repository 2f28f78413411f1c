/**
 * The configuration a guest asks for. The reply and the game list are kept apart, under addresses of our own (a cache
 * refuses POST): the list under its version, so that an unchanged list never crosses the wire twice. A bad answer,
 * cut off, foreign or a captive portal's page, never replaces a good one.
 */
import { API_PREFIX, CODE_SIGNED_OUT, Envelope, isSpoken } from '#contract/envelope.ts';
import { ConfigEntries, looksLikeConfig } from '#contract/entities/config.ts';
import { KEPT_CONFIG } from '#contract/messages.ts';
import { FOREIGN_HEADER, isForeign, STORED_AT_HEADER } from '#contract/reply.ts';
import { log } from '#shared/log.ts';
import * as v from 'valibot';
import { CACHES } from '../lifecycle.ts';
import { send } from './send.ts';

const LIST_KEY = `${API_PREFIX}/kept/games?version=`;
/** With a kept reply at hand a player waits this long for a better one. */
const DEADLINE_MS = 4_000;

type Reply = Record<string, unknown> & { gameListVersion?: unknown; appGameList?: unknown };

interface KeptList {
  version: string;
  games: unknown[];
}

export async function answerConfig(request: Request, event: ExtendableEvent): Promise<Response> {
  const asked = await readAsked(request.clone());
  const [kept, list] = await Promise.all([readReply(), readList()]).catch(nothingKept);
  try {
    const answer = await send(await askFor(request, list), {
      isQuestion: true,
      deadlineMs: kept ? DEADLINE_MS : undefined,
    });
    const reply = await readGood(answer.clone());
    if (!reply) return kept ? fromKept(kept, list, asked, isForeign(answer)) : answer;
    event.waitUntil(keepConfig(reply).catch(nothingKept));
    return asJson(makeWhole(reply, list, asked), {});
  } catch (error) {
    if (kept) return fromKept(kept, list, asked);
    throw error; // Nothing is kept: the page sees the failure as it is.
  }
}

/** Caches that are damaged or blocked keep no answer away that the network gives. */
function nothingKept(error: unknown): [undefined, undefined] {
  log.info('the configuration is not kept', { why: String(error) });
  return [undefined, undefined];
}

/** Keeps a reply, and its list if it brought one; a list of another version is deleted. Bad replies change nothing. */
export async function keepConfig(reply: unknown): Promise<void> {
  if (!isGood(reply)) return;
  const cache = await caches.open(CACHES.api);
  const { appGameList, ...rest } = publicPart(reply);
  await cache.put(KEPT_CONFIG, asJson(rest, { [STORED_AT_HEADER]: String(Date.now()) }));
  const version = reply.gameListVersion;
  if (typeof version !== 'string' || !Array.isArray(appGameList) || appGameList.length === 0) return;
  const key = LIST_KEY + encodeURIComponent(version);
  await cache.put(key, asJson({ version, games: appGameList }, {}));
  const older = (await listKeys(cache)).filter((request) => !request.url.endsWith(key));
  await Promise.all(older.map((request) => cache.delete(request)));
}

/** A cache knows no owners, so of a reply that also speaks of a player only the configuration is kept. */
function publicPart(reply: Reply): Reply {
  const isPublic = (key: string): boolean => key in ConfigEntries || key === 'code' || key === 'errcode';
  return Object.fromEntries(Object.entries(reply).filter(([key]) => isPublic(key)));
}

/** Asks for what this program lacks, rather than for what the page lacks: the page may be newer or emptier. */
async function askFor(request: Request, list: KeptList | undefined): Promise<Request> {
  const body = (await request.clone().json()) as object;
  const asking = JSON.stringify({ ...body, gameListVersion: list?.version ?? '' });
  return new Request(request, { method: 'POST', body: asking });
}

/** A page that holds this version of the list is not sent it again; any other gets the reply whole. */
function makeWhole(reply: Reply, list: KeptList | undefined, asked: string): Reply {
  const hasList = Array.isArray(reply.appGameList) && reply.appGameList.length > 0;
  // A page that names no version holds no list, whatever a server calls its own.
  const isHeld = asked !== '' && reply.gameListVersion === asked;
  if (hasList || isHeld || reply.gameListVersion !== list?.version) return reply;
  return { ...reply, appGameList: list?.games };
}

async function fromKept(
  kept: Response,
  list: KeptList | undefined,
  asked: string,
  isLineForeign = false,
): Promise<Response> {
  const reply = makeWhole((await kept.clone().json()) as Reply, list, asked);
  const storedAt = kept.headers.get(STORED_AT_HEADER) ?? '0';
  return asJson(reply, { [STORED_AT_HEADER]: storedAt, ...(isLineForeign && { [FOREIGN_HEADER]: '1' }) });
}

async function readAsked(request: Request): Promise<string> {
  const body = await readJson(request);
  const version = (body as { gameListVersion?: unknown } | undefined)?.gameListVersion;
  return typeof version === 'string' ? version : '';
}

async function readGood(answer: Response): Promise<Reply | undefined> {
  const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
  const body = answer.ok && isJson ? await readJson(answer) : undefined;
  return isGood(body) ? body : undefined;
}

/** What the page would take for an answer, and nothing else: a reply that it refuses must never be kept for it. */
function isGood(body: unknown): body is Reply {
  if (!v.is(Envelope, body) || !isSpoken(body) || !looksLikeConfig(body)) return false;
  return (body.errcode ?? 0) === 0 && body.code !== CODE_SIGNED_OUT;
}

async function readReply(): Promise<Response | undefined> {
  return (await caches.open(CACHES.api)).match(KEPT_CONFIG);
}

async function readList(): Promise<KeptList | undefined> {
  const cache = await caches.open(CACHES.api);
  const [key] = await listKeys(cache);
  const stored = key && (await cache.match(key));
  return stored ? ((await stored.json()) as KeptList) : undefined;
}

async function listKeys(cache: Cache): Promise<readonly Request[]> {
  return (await cache.keys()).filter((request) => request.url.includes(LIST_KEY));
}

async function readJson(message: Request | Response): Promise<unknown> {
  try {
    return await message.json();
  } catch {
    return undefined; // Not JSON, or cut off on the way.
  }
}

function asJson(body: unknown, headers: Record<string, string>): Response {
  return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json', ...headers } });
}
