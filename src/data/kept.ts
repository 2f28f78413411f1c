/** Opens the store that keeps, once. Where the browser has no database, blocks it or never answers, there is none. */
import { signal } from '@preact/signals-react';
import { log } from '#shared/log.ts';
import type { PublicStore } from '#store/queries.ts';

/** A database that does not open by then is treated as none: nothing in the app waits for it for ever. */
const OPEN_DEADLINE_MS = 3_000;

/** False where nothing is kept on this device. */
export const isKept = signal(true);

let opening: Promise<PublicStore | undefined> | undefined;

export function openKeptStore(): Promise<PublicStore | undefined> {
  opening ??= open();
  return opening;
}

async function open(): Promise<PublicStore | undefined> {
  try {
    const { KeptStore } = await import('#store/kept-store.ts');
    const store = new KeptStore();
    await withDeadline(store.open());
    return store;
  } catch (error) {
    isKept.value = false;
    log.info('nothing is kept on this device', { why: String(error) });
    return undefined;
  }
}

function withDeadline<Value>(work: Promise<Value>): Promise<Value> {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error(`Not open after ${OPEN_DEADLINE_MS} ms`)), OPEN_DEADLINE_MS);
  });
  return Promise.race([work, late]);
}
