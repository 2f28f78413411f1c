import type { Services } from '../services.ts';
import { provesSince } from '../rules/proof-age.ts';

/** What this player can prove a withdrawal with counts from a day ago, while the clock of all others stays. */
export async function ageProofs({ db, now }: Pick<Services, 'db' | 'now'>, playerId: number): Promise<void> {
  const since = provesSince(now());
  await db.updateTable('passkey').set({ created_at: since }).where('player_id', '=', playerId).execute();
  await db.updateTable('safebox_password').set({ set_at: since }).where('player_id', '=', playerId).execute();
  await db.updateTable('player').set({ mobile_bound_at: since }).where('id', '=', playerId).execute();
}
