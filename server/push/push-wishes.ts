/** What a player wants to be told on this phone while the app is closed. */
import type { Kysely } from 'kysely';
import { PUSH, type push } from '#contract/push.ts';
import type { Handler } from '../call/handler.ts';
import { refuse } from '../call/result.ts';
import { isBeyondNewest } from '../sql/is-beyond-newest.ts';
import type { Tables } from '../sql/tables.ts';
import { readPushKey } from './push-key.ts';
import { isPushService } from './push-services.ts';

/** As many as a player has sessions. */
const MOST_PHONES = 20;

async function tell(db: Kysely<Tables>, publicKey: string, endpoint: string, playerId: number) {
  const phone = await db
    .selectFrom('push_phone')
    .select('kinds')
    .where('endpoint', '=', endpoint)
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return { ok: true, value: { publicKey, kinds: phone?.kinds ?? [] } } as const;
}

export const getPush: Handler<typeof push.getPush> = async ({ input, player, db }) =>
  tell(db, (await readPushKey(db)).publicKey, input.endpoint, player.id);

export const pushPhones: Handler<typeof push.pushPhones> = async ({ player, db }) => {
  const phones = await db
    .selectFrom('push_phone')
    .select(['kinds', 'language', 'made_at'])
    .where('player_id', '=', player.id)
    .orderBy('made_at', 'desc')
    .limit(MOST_PHONES)
    .execute();
  const told = phones.map(({ made_at, ...phone }) => ({ ...phone, createdAt: made_at.getTime() }));
  return { ok: true, value: { phones: told } };
};

export const setPush: Handler<typeof push.setPush> = async ({ input, player, db, now, pushOrigins }) => {
  const { endpoint, p256dh, auth, kinds, language } = input;
  const { publicKey } = await readPushKey(db);
  if (kinds.length === 0) {
    await db.deleteFrom('push_phone').where('endpoint', '=', endpoint).where('player_id', '=', player.id).execute();
    return tell(db, publicKey, endpoint, player.id);
  }
  if (!isPushService(endpoint, pushOrigins)) return refuse(PUSH.unknownService);
  // The phone is whose session it is in now: what waits for the player before is not sent to the next.
  await db.deleteFrom('push_phone').where('endpoint', '=', endpoint).where('player_id', '!=', player.id).execute();
  const wishes = { player_id: player.id, session_id: player.sessionId, p256dh, auth, kinds, language };
  await db
    .insertInto('push_phone')
    .values({ endpoint, made_at: now, ...wishes })
    // That of a player who was here at the same moment was not there to be deleted.
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(wishes))
    .execute();
  await db
    .deleteFrom('push_phone')
    .where(isBeyondNewest('push_phone', { id: 'endpoint', by: 'made_at' }, { playerId: player.id, most: MOST_PHONES }))
    .execute();
  return tell(db, publicKey, endpoint, player.id);
};
