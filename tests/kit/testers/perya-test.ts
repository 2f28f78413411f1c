/**
 * The testers' kit: `import { expect, test } from './testers/perya-test.ts'` instead of Playwright's own. It needs nothing
 * but @playwright/test and Node, and works against any deployment: PERYA_URL, or `baseURL` of your configuration.
 */
import { type APIRequestContext, type BrowserContext, type Clock, test as base } from '@playwright/test';
import { FaultProxy } from './fault-proxy.ts';
import { Network } from './network.ts';
import { Outgoing, Sync } from './outgoing.ts';
import { noteCrashes } from './some-page.ts';
import { Store } from './store.ts';
import { Worker } from './worker.ts';

interface Kit extends Phone {
  /** What every request of page and service worker goes through; its address is the `baseURL` of the test. */
  line: FaultProxy;
  /** All of the following in one. */
  phone: Phone;
  /** The page's clock; a service worker's is the machine's own. */
  clock: Clock;
  /** Asks the deployment itself, past every fault. */
  request: APIRequestContext;
}

interface Phone {
  network: Network;
  worker: Worker;
  sync: Sync;
  store: Store;
  outgoing: Outgoing;
}

interface Options {
  /** Where the app runs that is tested. */
  deployment: string;
}

export const test = base.extend<Kit & Options>({
  deployment: [process.env['PERYA_URL'] ?? '', { option: true }],

  line: async ({ deployment }, use, { project }) => {
    const upstream = deployment || project.use.baseURL;
    if (!upstream) throw new Error('Say where the app runs: PERYA_URL=https://… or baseURL in the configuration.');
    const line = await FaultProxy.open(upstream);
    await use(line);
    await line.close();
  },

  baseURL: async ({ line }, use) => use(line.url),

  request: async ({ playwright, line }, use) => {
    const request = await playwright.request.newContext({ baseURL: line.upstream.origin });
    await use(request);
    await request.dispose();
  },

  phone: async ({ context, line }, use, info) => {
    const phone = phoneOf(context, line);
    await use(phone);
    const { seed } = phone.network;
    if (info.status === info.expectedStatus || seed === undefined) return;
    const again = `The line was flaky with the seed ${seed}: PERYA_SEED=${seed} does it again.`;
    info.annotations.push({ type: 'seed', description: again });
    console.log(again);
  },

  network: async ({ phone }, use) => use(phone.network),
  worker: async ({ phone }, use) => use(phone.worker),
  sync: async ({ phone }, use) => use(phone.sync),
  store: async ({ phone }, use) => use(phone.store),
  outgoing: async ({ phone }, use) => use(phone.outgoing),
  clock: async ({ context }, use) => use(context.clock),
});

export const expect = test.expect;

/** The same for a browser of your own, such as one that keeps its profile and is killed. */
export function phoneOf(context: BrowserContext, line: FaultProxy): Phone {
  noteCrashes(context);
  const worker = new Worker(context, line.url);
  const store = new Store(context, line.url);
  const outgoing = new Outgoing(store);
  return { network: new Network(context, line), worker, store, outgoing, sync: new Sync(worker, outgoing) };
}
