/**
 * Served in place of the service worker when it must go: it takes over, deletes what was cached, unregisters itself
 * and reloads the pages it had. The database stays, because what waits there to be sent is the player's.
 */
declare const self: ServiceWorkerGlobalScope;

/** A harmful service worker that a request has started again stays in charge for minutes (decision 022). */
const PATIENCE_MS = 5_000;

self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting());
  // Then its pages keep it as long as they are open, and the next one that is opened is free of it.
  setTimeout(() => {
    if (self.registration.waiting) void self.registration.unregister();
  }, PATIENCE_MS);
});

self.addEventListener('activate', (event) => event.waitUntil(leave()));
// A page that registers again before the last one has gone brings this back, and a browser activates nothing twice. Each
// page speaks to the service worker at its start; without this its successor would wait, and nothing would be sent.
self.addEventListener('message', (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await self.registration.unregister();
  const pages = await self.clients.matchAll({ type: 'window' });
  await Promise.all(pages.map((page) => page.navigate(page.url)));
}
