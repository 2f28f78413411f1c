/** Opens and deletes the players' databases. Where the browser has none, a player lives in memory. */
import { log } from '#shared/log.ts';
import { markOf } from '#shared/mark-of.ts';
import { inMemoryOnceFull } from '#store/in-memory-once-full.ts';
import { TICKET } from '#contract/errcodes.ts';
import type { TicketWish } from '#store/player-schema.ts';
import type { PlayerStore } from '#store/player-store.ts';
import { withDeadline } from '#shared/in-time.ts';
import { removeDevice, writeDevice } from '../device/device.ts';
import { notePlayerKept, openKeptStore } from '../lobby/kept.ts';
import { type Left, readLeft } from './left.ts';

const OPEN_DEADLINE_MS = 3_000;
/** Deleting waits for other tabs to let go of the database; they do so when they hear that the player has left. */
const WIPE_DEADLINE_MS = 5_000;

/** Opens it with what was left in it when the server ended the player's session. */
export async function openPlayerStore(playerId: number): Promise<PlayerStore> {
  const store = await open(playerId);
  const left = readLeft();
  if (left?.of === markOf(String(playerId))) {
    await store.restoreFavorites(left.rows).catch(noteNotBack);
    await store.wishLetters(left.letters ?? []).catch(noteNotBack);
    await store.wishTickets(left.tickets ?? []).catch(noteNotBack);
    for (const row of left.asked ?? []) await store.keepAsked(row).catch(noteNotBack);
    for (const { form, fields } of left.drafts ?? []) await store.keepDraft(form, fields).catch(noteNotBack);
  }
  // Only now, or a phone that dies in between has them nowhere. The hearts of one player go as soon as another is here.
  removeDevice('leftLikes');
  return store;
}

/** The server has ended a session, and its player is asked to sign in again: what waits to be sent, is asked about or is half-typed waits for that. */
export async function keepForReturn(): Promise<void> {
  const session = await (await openKeptStore())?.session();
  if (!session) return;
  const { playerId } = session;
  const { openExistingPlayerDatabase } = await import('#store/player-schema.ts');
  const { waitingFavorites } = await import('#store/favorites.ts');
  const db = await openExistingPlayerDatabase(playerId);
  if (!db) return;
  try {
    const of = markOf(String(playerId));
    const before = readLeft();
    // Those that the store had not written yet lie there already. Of one game the first counts.
    const rows = [...(before?.of === of ? before.rows : []), ...(await waitingFavorites(db))];
    const letters = await db.letters.filter(({ doneAt }) => doneAt === undefined).toArray();
    const tickets = (await db.tickets.filter(({ doneAt }) => doneAt === undefined).toArray()).map(withoutPictures);
    const asked = await db.asked.toArray();
    const drafts = await db.drafts.toArray();
    const left: Left = { of, atMs: Date.now(), rows, letters, tickets, asked, drafts };
    if ([rows, letters, tickets, asked, drafts].some(({ length }) => length > 0))
      writeDevice('leftLikes', JSON.stringify(left));
  } finally {
    db.close();
  }
}

/** One that had pictures is not sent without them: the player is told, and chooses them again. */
const withoutPictures = (wish: TicketWish): TicketWish =>
  wish.pictures.length === 0 ? wish : { ...wish, pictures: [], refused: TICKET.unknownPicture };

/** After a day a guest's start forgets them. */
function forgetOldLeft(): void {
  if (!readLeft()) removeDevice('leftLikes');
}

const noteNotBack = (error: unknown): void => log.info('what waited is not back', { why: String(error) });

async function open(playerId: number): Promise<PlayerStore> {
  try {
    const { openKeptPlayerStore } = await import('#store/kept-player-store.ts');
    const store = await withDeadline(openKeptPlayerStore(playerId), OPEN_DEADLINE_MS);
    notePlayerKept(true);
    return inMemoryOnceFull(store, (error) => notePlayerKept(false, error));
  } catch (error) {
    notePlayerKept(false, error);
    const { MemoryPlayerStore } = await import('#store/memory-player-store.ts');
    return new MemoryPlayerStore();
  }
}

export async function wipePlayersExcept(playerId: number | undefined): Promise<void> {
  forgetOldLeft();
  try {
    const { deletePlayersExcept } = await import('#store/player-schema.ts');
    await withDeadline(deletePlayersExcept(playerId), WIPE_DEADLINE_MS);
  } catch (error) {
    log.info('players not deleted; the next start tries again', { why: String(error) });
  }
}
