/**
 * The service worker's table of contents: every listener, and nothing else. Listeners are registered at once, and all
 * work an event starts is inside its waitUntil, because the browser stops this program whenever nothing holds it.
 */
import { activate, install } from './lifecycle.ts';
import { handle } from './routes.ts';
import { scope } from './scope.ts';
import { listenForSync } from './sync/listen.ts';

/**
 * The browser starts this program anew for a page that waits for it, so what few events need is not run before one of
 * them comes. It is in this very file: a service worker may load no other later.
 */
const messages = () => import('./messages.ts');
const push = () => import('./push/show-push.ts');

scope.addEventListener('install', (event) => event.waitUntil(install(event)));

scope.addEventListener('activate', (event) => event.waitUntil(activate(event)));

scope.addEventListener('fetch', (event) => {
  const answer = handle(event);
  if (answer) event.respondWith(answer);
});

scope.addEventListener('message', (event) => event.waitUntil(messages().then(({ hear }) => hear(event))));

scope.addEventListener('push', (event) => event.waitUntil(push().then(({ showPush }) => showPush(event.data))));

scope.addEventListener('notificationclick', (event) =>
  event.waitUntil(push().then(({ followPush }) => followPush(event.notification))),
);

listenForSync();
