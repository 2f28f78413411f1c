import { session as rows } from '#contract/session.ts';
import { call } from './call.ts';
import { forgetRemembered } from './remembered.ts';
import { endOnPurpose, isSignedIn } from './session.ts';

/**
 * Leaves nothing. The order matters, because a phone may die after any step: the password goes before the token, and
 * without a token every start deletes whatever is left.
 */
export async function leave({ keepsPassword }: { keepsPassword: boolean }): Promise<void> {
  if (!keepsPassword) await forgetRemembered();
  if (isSignedIn.value) void call(rows.logout, {}, { outlivesPage: true, ownsSignedOut: true });
  await endOnPurpose();
}
