import { session as rows } from '#contract/session.ts';
import { call } from '../call/call.ts';
import { expire } from '../player/session.ts';

/**
 * Ends this session because what the player wants needs a newer one. It ends as by its age: what waits to be sent stays, and home leads back to
 * the screen that it was asked on.
 */
export async function logInAgain(): Promise<void> {
  void call(rows.logout, {}, { outlivesPage: true, ownsSignedOut: true });
  await expire();
}
