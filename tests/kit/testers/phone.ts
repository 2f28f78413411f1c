/** One phone on one line: all that the kit does to a browser, started by the kit or by a test. */
import type { BrowserContext } from '@playwright/test';
import type { FaultProxy } from './fault-proxy.ts';
import { Network } from './network.ts';
import { Outgoing, Sync } from './outgoing.ts';
import { noteCrashes } from './some-page.ts';
import { Store } from './store.ts';
import { Worker } from './worker.ts';

export interface Phone {
  network: Network;
  worker: Worker;
  sync: Sync;
  store: Store;
  outgoing: Outgoing;
}

export function phoneOf(context: BrowserContext, line: FaultProxy): Phone {
  noteCrashes(context);
  const worker = new Worker(context, line.url);
  const store = new Store(context, line.url);
  const outgoing = new Outgoing(store);
  return { network: new Network(context, line), worker, store, outgoing, sync: new Sync(worker, outgoing) };
}
