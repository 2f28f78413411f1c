import type { Kysely } from 'kysely';
import type { account } from '#contract/account.ts';
import type { Handler } from '../call/handler.ts';
import { readPlayMarks } from '../sql/queries/play-marks.ts';
import type { Tables } from '../sql/tables.ts';

export const getSafebox: Handler<typeof account.getSafebox> = async ({ player, db }) => ({
  ok: true,
  value: await tellSafebox(db, player.id),
});

/** As every call of the safebox answers; those that set a password have it as `state`. */
export async function tellSafebox(db: Kysely<Tables>, playerId: number) {
  const { safebox, coin, hasSafeboxPassword } = await readPlayMarks(db, playerId);
  return { safebox, coin, hasSafeboxPassword };
}
