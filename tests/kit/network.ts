/** A bad network as the browser itself knows it: the aeroplane mode of a phone, and calls that stay unanswered. */
import type { BrowserContext, Page, Request, Route } from '@playwright/test';
import { endAirplaneMode } from './testers/network.ts';

const CALLS = '**/prod-api-2/**';

/** Cuts the network of pages and service workers, and tells them so. */
export const goOffline = (context: BrowserContext): Promise<void> => context.setOffline(true);

export const goOnline = (context: BrowserContext): Promise<void> => endAirplaneMode(context);

/** No call is answered until the returned function is called; then all are, those that wait included. */
export async function holdCalls(
  context: BrowserContext,
  pattern: string | RegExp = CALLS,
): Promise<() => Promise<void>> {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const hold = (route: Route): Promise<void> => held.then(() => route.fallback());
  await context.route(pattern, hold);
  return async () => {
    letGo();
    await context.unroute(pattern, hold);
  };
}

/** Calls fail as on a line that breaks, until the returned function is called. */
export async function failCalls(
  context: BrowserContext,
  pattern: string | RegExp = CALLS,
): Promise<() => Promise<void>> {
  const fail = (route: Route): Promise<void> => route.abort('connectionreset');
  await context.route(pattern, fail);
  return () => context.unroute(pattern, fail);
}

/** The calls that this page itself makes, in order. */
export function listCalls(page: Page): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/prod-api-2/')) calls.push(request);
  });
  return calls;
}

/** What a phone gets on a bad day: 400 kbit/s with 400 ms on top of every request. Without a service worker. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const bytesPerSecond = 400_000 / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}

/** The browser has found a connection and wakes the service worker, though no page of the app is open. */
export async function wakeForSync(context: BrowserContext): Promise<void> {
  const blank = await context.newPage();
  const session = await context.newCDPSession(blank);
  const registered = new Promise<{ registrationId: string; scopeURL: string }>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [one] }) => one && resolve(one)),
  );
  await session.send('ServiceWorker.enable');
  const { registrationId, scopeURL } = await registered;
  const tag = 'workbox-background-sync:waiting-rows';
  await session.send('ServiceWorker.dispatchSyncEvent', {
    origin: new URL(scopeURL).origin,
    registrationId,
    tag,
    lastChance: false,
  });
  await blank.close();
}
