/** Opens the store that keeps, once. Where the browser has no database, blocks it or never answers, there is none. */
import { computed, signal } from '@preact/signals-react';
import type { Config } from '#contract/entities/config.ts';
import { once } from '#shared/once.ts';
import { log } from '#shared/log.ts';
import type { PublicStore } from '#store/queries.ts';
import { withDeadline } from '#shared/in-time.ts';

/** A database that does not open by then is treated as none: nothing in the app waits for it for ever. */
const OPEN_DEADLINE_MS = 3_000;
/** One that opens may answer nothing all the same, while a page that is gone still holds it. */
const READ_DEADLINE_MS = 3_000;
/** A slow phone takes its time for a thousand games. */
const SAVE_DEADLINE_MS = 20_000;
/** The document's own read of the database has begun long before; by then it is taken for one that never answers. */
const EARLY_DEADLINE_MS = 2_000;

const isPublicKept = signal(true);
const isPlayerKept = signal(true);

/** False where nothing is kept on this device, of the lobby or of the player. */
export const isKept = computed(() => isPublicKept.value && isPlayerKept.value);

export function notePlayerKept(isKeptNow: boolean, error?: unknown): void {
  isPlayerKept.value = isKeptNow;
  if (!isKeptNow) log.info('the player is not kept on this device', { why: String(error) });
}

export const openKeptStore = once(open);

async function open(): Promise<PublicStore | undefined> {
  try {
    const { makeKeptStore } = await import('#store/kept-store.ts');
    const store = makeKeptStore();
    await withDeadline(store.open(), OPEN_DEADLINE_MS);
    return store;
  } catch (error) {
    noteNotKept(error);
    return undefined;
  }
}

/** Empty where nothing is kept, or where it cannot be read any more: then the server sends the list again. */
export async function keptVersion(store: PublicStore): Promise<string> {
  try {
    return await withDeadline(store.gameListVersion(), READ_DEADLINE_MS);
  } catch (error) {
    noteNotKept(error);
    return '';
  }
}

/** False where the device refuses the write, as a full one does; what was kept before is still there. */
export async function saveKept(store: PublicStore, reply: Config, savedAt: number): Promise<boolean> {
  try {
    await withDeadline(store.saveConfig(reply, savedAt), SAVE_DEADLINE_MS);
    if (store.keeps) isPublicKept.value = true;
    return true;
  } catch (error) {
    noteNotKept(error);
    return false;
  }
}

function noteNotKept(error: unknown): void {
  isPublicKept.value = false;
  log.info('nothing is kept on this device', { why: String(error) });
}

/** What the document has read. Where the database does not answer, the next caller that opens it finds out, and does without it. */
export async function readEarly<Value>(read: Promise<Value | undefined> | undefined): Promise<Value | undefined> {
  try {
    return await withDeadline(Promise.resolve(read), EARLY_DEADLINE_MS);
  } catch {
    return undefined;
  }
}
