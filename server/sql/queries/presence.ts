import type { Kysely } from 'kysely';

import type { Tables } from '../tables.ts';

interface Heartbeat {
  userId: number;
  fingerprint: string;
  gameId: number | null;
  now: Date;
}

/** One row per player and device: a heartbeat moves it on, and a late or repeated one never moves it back. */
export async function touchPresence(
  db: Kysely<Tables>,
  { userId, fingerprint, gameId, now }: Heartbeat,
): Promise<void> {
  await db
    .insertInto('presence')
    .values({ user_id: userId, fingerprint, game_id: gameId, first_seen: now, last_seen: now })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'fingerprint'])
        .doUpdateSet({ last_seen: now, game_id: gameId })
        .where('presence.last_seen', '<=', now),
    )
    .execute();
}
