/**
 * The service worker's table of contents: every listener, and nothing else. Listeners are registered at once, and all
 * work an event starts is inside its waitUntil, because the browser stops this program whenever nothing holds it.
 */
import { letGoOfOld } from '#shared/waits.ts';
import { keepConfig } from './api/config.ts';
import { keepPictures } from './pictures.ts';
import { readMessage } from './messages.ts';
import { activate, install, myBuild } from './lifecycle.ts';
import { followPush, showPush } from './push/show-push.ts';
import { handle } from './routes.ts';
import { scope } from './scope.ts';
import { drainSoon, keepStopForLater, listenForSync } from './sync/triggers.ts';

scope.addEventListener('install', (event) => event.waitUntil(install(event)));

scope.addEventListener('activate', (event) => event.waitUntil(activate(event)));

scope.addEventListener('fetch', (event) => {
  const answer = handle(event);
  if (answer) event.respondWith(answer);
});

scope.addEventListener('message', (event) => {
  const message = readMessage(event.data);
  if (message?.kind === 'activate') event.waitUntil(scope.skipWaiting());
  if (message?.kind === 'keep-config') event.waitUntil(keepConfig(message.reply));
  if (message?.kind === 'keep-pictures') event.waitUntil(keepPictures(message.urls, event));
  if (message?.kind === 'keep-stop') event.waitUntil(keepStopForLater(message.stop));
  if (message?.kind === 'let-go') letGoOfOld();
  if (message?.kind === 'drain') {
    event.waitUntil(drainSoon(message).then((isLeft) => event.ports[0]?.postMessage({ isLeft })));
  }
  if (message?.kind === 'tell-build') {
    event.waitUntil(myBuild().then((build) => event.ports[0]?.postMessage({ build })));
  }
});

scope.addEventListener('push', (event) => event.waitUntil(showPush(event.data)));

scope.addEventListener('notificationclick', (event) => event.waitUntil(followPush(event.notification)));

listenForSync();
