/** Starts the page: brings something to paint, mounts the app once, and then puts the service worker in charge. */
import './ui/tokens.css';
import './ui/base.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { must } from '#shared/assert.ts';
import { log } from '#shared/log.ts';
import { insist } from '#shared/missing-piece.ts';
import { App } from '#app/app.tsx';
import { startLanguage } from '#app/languages.ts';
import { routesInTime } from '#app/route-table.ts';
import { ErrorBoundary } from '#app/shell/error-boundary.tsx';
import { rememberAdParameters } from '#data/device/visit.ts';
import { firstPictures, quietMoment } from '#data/lobby/first-paint.ts';
import { markEntries } from '#data/player/owner.ts';
import { listenForInstall } from '#data/app/install-offer.ts';
import { lobbyKeeper } from '#data/lobby/lobby.ts';
import { keepSession, resumeSession } from '#data/player/session.ts';
import { paths } from '#paths';

// From here on whatever takes long is told by the program itself, which knows what it waits for.
document.documentElement.dataset.started = '';
rememberAdParameters(location.href);
// The bare address is home's. The app would lead there as well, and draw everything twice before the first paint.
if (location.pathname === '/') history.replaceState(history.state, '', paths.home() + location.search);
// The app asks for it again, and says so where it does not come.
const routes = location.pathname === paths.home() ? undefined : routesInTime().catch(() => undefined);
listenForInstall();
// Before any screen listens: what was another player's is turned away before a screen opens it.
markEntries();

const root = createRoot(must(document.getElementById('root'), 'the document has a root'));

// The document's own first screen stands until there is something better: mounting earlier would only paint it twice.
const me = window.early?.me;
void Promise.all([lobbyKeeper.start(), resumeSession(me), startLanguage(), routes]).then(async () => {
  // As a transition the first drawing is done in slices, and a tap in between is not kept waiting.
  startTransition(() =>
    root.render(
      <ErrorBoundary>
        <App />
      </ErrorBoundary>,
    ),
  );
  await firstPictures();
  beatHeart();
  await quietMoment();
  putWorkerInCharge();
  await quietMoment();
  await quietMoment();
  keepSession().catch((error: unknown) => log.info('the session is not kept', { why: String(error) }));
  void lobbyKeeper.keep().then(knowThisVisit);
});

/** What nobody waits for: what is done with the app, and which device this is. */
function knowThisVisit(): void {
  insist(() => import('#app/tracking/know-visit.ts'))
    .then(({ knowVisit }) => knowVisit())
    .catch((error: unknown) => log.info('nothing is told of this visit', { why: String(error) }));
}

function putWorkerInCharge(): void {
  insist(() => import('#data/app/register-service-worker.ts'))
    .then(({ registerServiceWorker }) => registerServiceWorker())
    .catch((error: unknown) => log.info('no service worker', { why: String(error) }));
}

/** Only a player has a heart to beat, and no first screen waits for it. */
function beatHeart(): void {
  insist(() => import('#data/player/heartbeat.ts'))
    .then(({ heartbeat }) => heartbeat.keepBeating())
    .catch((error: unknown) => log.info('no heartbeat in this visit', { why: String(error) }));
}
