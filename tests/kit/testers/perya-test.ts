/**
 * The testers' kit: `import { expect, test } from './testers/perya-test.ts'` instead of Playwright's own. It needs nothing
 * but @playwright/test and Node, and works against any deployment: PERYA_URL, or `baseURL` of your configuration.
 */
import { type APIRequestContext, type Clock, test as base } from '@playwright/test';
import { FaultProxy } from './fault-proxy.ts';
import { Handset } from './handset.ts';
import { type Phone, phoneOf } from './phone.ts';

interface Kit extends Phone {
  /** What every request of page and service worker goes through; its address is the `baseURL` of the test. */
  line: FaultProxy;
  /** All of the following in one. */
  phone: Phone;
  /** The page's clock; a service worker's is the machine's own. */
  clock: Clock;
  /** Asks the deployment itself, past every fault. */
  request: APIRequestContext;
  /** A browser of the test's own that can be killed and started again; on the same line. */
  handset: Handset;
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

  handset: async ({ playwright, browserName, line }, use, { project }) => {
    const handset = new Handset(playwright[browserName], line, project.use);
    await use(handset);
    await handset.discard();
  },

  clock: async ({ context }, use) => use(context.clock),
});

export const expect = test.expect;

export type { Arrived } from './fault-proxy.ts';
export type { Handset, Switched } from './handset.ts';
