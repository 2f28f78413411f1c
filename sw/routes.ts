/** The whole routing policy: the first row that matches answers, and what no row matches is left to the browser. */
import { Route, Router } from 'workbox-routing';
import { findRow } from '#contract/index.ts';
import type { Row } from '#contract/define.ts';
import { API_PREFIX, QUESTION_HEADER } from '#contract/envelope.ts';
import { logging } from '#contract/logging.ts';
import { answerConfig } from './api/config.ts';
import { send } from './api/send.ts';
import { answerIcon, answerPicture, isIcon, isOperators } from './pictures.ts';
import { SHELL_URL, shell } from './lifecycle.ts';
import { repairShell } from './repair-shell.ts';
import { scope } from './scope.ts';
import { answerEvents } from './sync/triggers.ts';

/** Pages that are not the app's: the operator's, the testers', and short addresses, which the server leads on. */
const NOT_THE_APP = /^\/(sandbox|s\/|index\.html)|\.[a-z0-9]+$/;

const router = new Router();

const isOurs = (url: URL): boolean => url.origin === scope.location.origin;
const rowOf = (url: URL): Row | undefined => findRow(url.pathname.slice(API_PREFIX.length));
const isApi = (url: URL): boolean => isOurs(url) && url.pathname.startsWith(`${API_PREFIX}/`);

/** What became of a change may be asked as often as it takes, and then the call itself is not made. */
const isQuestion = (request: Request, url: URL): boolean =>
  rowOf(url)?.effect === 'read' || request.headers.has(QUESTION_HEADER);

/** A private answer is never kept in a cache, which knows no owners: only the guest's configuration is. */
const isPublicConfig = (row: Row | undefined): boolean => row?.policy.kind === 'config' && row.access === 'anyone';

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
router.registerRoute(
  new Route(
    ({ url }) => isApi(url) && isPublicConfig(rowOf(url)),
    ({ request, event }) => answerConfig(request, event),
    'POST',
  ),
);
router.registerRoute(
  new Route(
    ({ url }) => isApi(url) && rowOf(url) === logging.eventLog,
    ({ request, event }) => answerEvents(request, event),
    'POST',
  ),
);
// Everything else goes to the network and fails honestly. It is answered here, not passed by: a beacon that passes by
// a fetch listener is lost when its page goes away.
// Except for uploads: only what the browser itself sends tells the page how far it has come.
router.registerRoute(
  new Route(
    ({ url }) => isApi(url) && rowOf(url)?.body !== 'form',
    ({ request, url }) => send(request, { isQuestion: isQuestion(request, url) }),
    'POST',
  ),
);

export function handle(event: FetchEvent): Promise<Response> | undefined {
  return router.handleRequest({ request: event.request, event });
}

/** The cache first, since the shell is complete or not there at all; the network where a browser has evicted it. */
async function fromShell(url: string, request: Request, event: ExtendableEvent): Promise<Response> {
  const kept = await shell.matchPrecache(url);
  if (kept) return kept;
  const reply = await send(request);
  event.waitUntil(repairShell());
  return reply;
}
