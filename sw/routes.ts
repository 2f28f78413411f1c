/** The whole routing policy: the first row that matches answers, and what no row matches is left to the browser. */
import { Route, Router } from 'workbox-routing';
import { DEFAULTS } from '#contract/defaults.ts';
import { log } from '#shared/log.ts';
import { send } from './api/send.ts';
import { answerIcon, answerPicture, isIcon, isOperators } from './pictures.ts';
import { SHELL_URL, shell } from './lifecycle.ts';
import { repairShell } from './repair-shell.ts';
import { scope } from './scope.ts';

/** Pages that are not the app's: the operator's, the testers', and short addresses, which the server leads on. */
const NOT_THE_APP = /^\/(sandbox|s\/|index\.html)|\.[a-z0-9]+$/;

const router = new Router();

const isOurs = (url: URL): boolean => url.origin === scope.location.origin;
const isApi = (url: URL): boolean => isOurs(url) && url.pathname.startsWith(`${DEFAULTS.apiPrefix}/`);

/** Only what the browser itself sends tells the page how far it has come. */
const isUpload = (request: Request): boolean =>
  request.headers.get('content-type')?.startsWith('multipart/form-data') ?? false;

router.registerRoute(
  new Route(
    ({ request, url }) => request.mode === 'navigate' && isOurs(url) && !NOT_THE_APP.test(url.pathname),
    ({ request, event }) => fromShell(SHELL_URL, request, event),
  ),
);
router.registerRoute(
  new Route(
    ({ url }) => shell.getCacheKeyForURL(url.href) !== undefined,
    ({ request, url, event }) => fromShell(url.href, request, event),
  ),
);
router.registerRoute(
  new Route(
    ({ url }) => isIcon(url),
    ({ request, event }) => answerIcon(request, event),
  ),
);
router.registerRoute(
  new Route(
    ({ url }) => isOurs(url) && isOperators(url),
    ({ request, event }) => answerPicture(request, event),
  ),
);
// What answers calls is large, so it runs with the first call.
router.registerRoute(
  new Route(
    ({ request, url }) => isApi(url) && !isUpload(request),
    async ({ request, url, event }) => (await import('./api/answer-call.ts')).answerCall(request, url, event),
    'POST',
  ),
);

export function handle(event: FetchEvent): Promise<Response> | undefined {
  return router.handleRequest({ request: event.request, event });
}

/** The cache first, since the shell is complete or not there at all; the network where a browser has evicted it, or cannot read it. */
async function fromShell(url: string, request: Request, event: ExtendableEvent): Promise<Response> {
  const kept = await shell.matchPrecache(url).catch(noteUnread);
  if (kept) return kept;
  const reply = await send(request);
  event.waitUntil(repairShell());
  return reply;
}

const noteUnread = (error: unknown): void => log.info('the shell cannot be read', { why: String(error) });
