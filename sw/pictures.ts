/**
 * Pictures. Those of games have a versioned address and are asked for once; what else the operator draws, a banner or a
 * brand, is shown as it was known and looked at anew behind that. The ones used least lately go first when there are too many.
 */
import type { FromWorker } from '#contract/messages.ts';
import { log } from '#shared/log.ts';
import { beginWait, wasLetGo, type Wait } from '#shared/waits.ts';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, StaleWhileRevalidate, type StrategyOptions } from 'workbox-strategies';
import { pause } from '#shared/pause.ts';
import { send } from './api/send.ts';
import { CACHES } from './lifecycle.ts';
import { scope } from './scope.ts';

const MOST_ICONS = 300;
const MOST_PICTURES = 60;
const ASK_AGAIN_MS = 1_000;
const OLDEST_SECONDS = 30 * 24 * 60 * 60;
/** As a picture element asks, so that the browser's own cache knows the answer. */
const PICTURE_HEADERS = { accept: 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8' };
/** Replies vary by that header, and a stored picture in another format is still the picture, to find and to delete. */
const ANY_FORMAT = { ignoreVary: true };

export const isIcon = (url: URL): boolean => url.pathname.includes('/gameIconV2/');

/** The same for everybody. An avatar is not: which one was kept would say who was here. */
export const isOperators = (url: URL): boolean => /^\/(banner|brand|badge)\//.test(url.pathname);

/** Hosts that do not speak CORS; they are asked as the page asks, and nothing of theirs is kept. */
const closedHosts = new Set<string>();

type WorkboxPlugin = NonNullable<StrategyOptions['plugins']>[number];

// A captive portal answers with a page, and what is kept here under a version is never asked for again.
const onlyPictures: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && response.headers.get('content-type')?.startsWith('image/') ? response : null,
};

interface Asking {
  request: Request;
  event: ExtendableEvent;
}

/**
 * The page would take a picture for missing when it is let go with the rest, and asks three times at most. So the
 * service worker asks for it again here, after the question for which it has made room.
 */
const letGoWithTheRest = (askAgain: (asking: Asking) => Promise<Response>): WorkboxPlugin => ({
  requestWillFetch: async ({ request, state }) => {
    const wait = beginWait({ isQuestion: true, follow: request.signal });
    Object.assign(state ?? {}, { wait });
    return new Request(request, { signal: wait.signal });
  },
  fetchDidSucceed: async ({ response, state }) => {
    waitIn(state)?.end();
    return response;
  },
  fetchDidFail: async ({ state }) => waitIn(state)?.end(),
  handlerDidError: async ({ request, event, state }) => {
    const wait = waitIn(state);
    if (!wait || !wasLetGo(wait.signal)) return undefined;
    await pause(ASK_AGAIN_MS);
    return askAgain({ request, event });
  },
});

const waitIn = (state: Record<string, unknown> | undefined): Wait | undefined => state?.['wait'] as Wait | undefined;

// Only a plain 200 is kept. An opaque reply, which the browser counts as megabytes, may be an error page.
const icons: CacheFirst = new CacheFirst({
  cacheName: CACHES.icons,
  matchOptions: ANY_FORMAT,
  plugins: [
    onlyPictures,
    letGoWithTheRest((asking) => icons.handle(asking)),
    // A player who spares their data is told what was spared, and that is counted from what really came.
    {
      fetchDidSucceed: async ({ request, response, event }) => {
        if (event instanceof FetchEvent) await tellPage(event, { kind: 'picture-fetched', url: request.url });
        return response;
      },
    },
    new ExpirationPlugin({ maxEntries: MOST_ICONS, maxAgeSeconds: OLDEST_SECONDS, matchOptions: ANY_FORMAT }),
  ],
});

/** The small picture of a list stands for the large one of its page, which was never asked for while there was a connection. */
const inAnotherSize: WorkboxPlugin = {
  handlerDidError: async ({ request }) => {
    const kept = await caches.open(CACHES.pictures);
    return kept.match(request.url, { ...ANY_FORMAT, ignoreSearch: true });
  },
};

const pictures: StaleWhileRevalidate = new StaleWhileRevalidate({
  cacheName: CACHES.pictures,
  matchOptions: ANY_FORMAT,
  plugins: [
    onlyPictures,
    letGoWithTheRest((asking) => pictures.handle(asking)),
    inAnotherSize,
    // Not by the page's headers: outside Chromium a new picture in another format would lie behind the old one for ever.
    { cacheKeyWillBeUsed: async ({ request }) => request.url },
    new ExpirationPlugin({ maxEntries: MOST_PICTURES, maxAgeSeconds: OLDEST_SECONDS, matchOptions: ANY_FORMAT }),
  ],
});

export function answerPicture(request: Request, event: ExtendableEvent): Promise<Response> {
  const [answer, kept] = pictures.handleAll({ request, event });
  // On a full device, or a line that is cut: what was kept before is still there.
  kept.catch((error: unknown) => log.info('a picture is not kept', { why: String(error) }));
  return answer.catch(withoutCache(request));
}

/** As Workbox names its error where the network has no answer. Any other is the cache's. */
const NO_ANSWER = 'no-response';

/** A browser that cannot read what it keeps still has the network. */
const withoutCache =
  (request: Request) =>
  (error: unknown): Promise<Response> => {
    if (error instanceof Error && error.name === NO_ANSWER) throw error;
    log.info('kept pictures cannot be read', { why: String(error) });
    return send(request);
  };

export async function answerIcon(request: Request, event: ExtendableEvent): Promise<Response> {
  const { origin } = new URL(request.url);
  if (origin === scope.location.origin || closedHosts.has(origin)) {
    return icons.handle({ request, event }).catch(withoutCache(request));
  }
  try {
    // A picture element asks another host without CORS, and such a reply may not be kept; asked with it, it may.
    const open = new Request(request.url, { mode: 'cors', credentials: 'omit', headers: PICTURE_HEADERS });
    return await icons.handle({ request: open, event });
  } catch {
    // A host without CORS, or no network: the page's own request shows the picture, or fails as it would have.
    const reply = await send(request);
    closedHosts.add(origin);
    return reply;
  }
}

/** Keeps the pictures that were on the screen before this program was; they come from the browser's own cache. */
export async function keepPictures(urls: string[], event: ExtendableEvent): Promise<void> {
  const kept = urls.slice(0, MOST_ICONS).flatMap((address) => {
    const url = new URL(address);
    const keeper = isIcon(url)
      ? icons
      : url.origin === scope.location.origin && isOperators(url)
        ? pictures
        : undefined;
    return keeper ? keeper.handleAll({ request: new Request(url, { headers: PICTURE_HEADERS }), event })[1] : [];
  });
  await Promise.allSettled(kept);
}

async function tellPage({ clientId }: FetchEvent, message: FromWorker): Promise<void> {
  const page = await scope.clients.get(clientId);
  page?.postMessage(message);
}
