import { session as rows } from '#contract/session.ts';
import { log } from '#shared/log.ts';
import { withDeadline } from '#shared/in-time.ts';
import { call } from '../call/call.ts';
import { forgetRemembered } from './passwords.ts';
import { waitingTickets } from '../tickets/tickets.ts';
import { endOnPurpose, expire, inPlayerStore, isSignedIn } from '../player/session.ts';

/** A player who leaves may wait that long for a heart to be sent. */
const FAREWELL_MS = 3_000;

/** How many of the player's changes have not gone, after one more try. */
export async function sendWhatWaits(): Promise<number> {
  try {
    const { favoriteSender } = await import('../favorites/send-favorites.ts');
    await withDeadline(favoriteSender.sendNow(), FAREWELL_MS);
  } catch (error) {
    log.info('not all was sent before leaving', { why: String(error) });
  }
  const hearts = (await inPlayerStore((store) => store.waitingFavorites()))?.length ?? 0;
  return hearts + waitingTickets.peek();
}

/**
 * Leaves nothing. The order matters, because a phone may die after any step: the password goes before the token, and
 * without a token every start deletes whatever is left.
 */
export async function leave({ keepsPassword }: { keepsPassword: boolean }): Promise<void> {
  if (!keepsPassword) await forgetRemembered();
  if (isSignedIn.value) tellServer();
  await endOnPurpose();
}

/**
 * Ends this session because what the player wants needs a newer one. It ends as by its age: what waits to be sent stays, and home
 * leads back to the screen that it was asked on.
 */
export async function logInAgain(): Promise<void> {
  tellServer();
  await expire();
}

const tellServer = (): void => void call(rows.logout, {}, { outlivesPage: true, ownsSignedOut: true });
