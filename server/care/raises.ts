/** Higher limits wait a day for a second yes. */
import type { Kysely } from 'kysely';
import { type LimitKind, RAISE_AFTER_MS, RAISE_WITHIN_MS } from '#contract/care.ts';
import type { Row, Tables } from '../sql/tables.ts';

/** Those that have not been forgotten; the page hears of each from when on it may be said yes to. */
export function readRaises(db: Kysely<Tables>, playerId: number, now: Date): Promise<Row<'limit_raise'>[]> {
  const oldest = new Date(now.getTime() - RAISE_AFTER_MS - RAISE_WITHIN_MS);
  return db
    .selectFrom('limit_raise')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('asked_at', '>', oldest)
    .execute();
}

export const readyAt = ({ asked_at }: Pick<Row<'limit_raise'>, 'asked_at'>): number =>
  asked_at.getTime() + RAISE_AFTER_MS;

interface Raise {
  playerId: number;
  kind: LimitKind;
}

export async function noteRaise(
  db: Kysely<Tables>,
  { playerId, kind, amount, now }: Raise & { amount: number | null; now: Date },
): Promise<void> {
  await db
    .insertInto('limit_raise')
    .values({ player_id: playerId, kind, amount, asked_at: now })
    .onConflict((conflict) => conflict.columns(['player_id', 'kind']).doUpdateSet({ amount, asked_at: now }))
    .execute();
}

export async function forgetRaise(db: Kysely<Tables>, { playerId, kind }: Raise): Promise<void> {
  await db.deleteFrom('limit_raise').where('player_id', '=', playerId).where('kind', '=', kind).execute();
}
