/** What a player has been given, for the tickers that everybody reads. The phone is masked before it is stored. */
import type { Transaction } from 'kysely';
import { tickerPhone } from '#shared/mask-phone.ts';
import { DAY_MS } from '#shared/durations.ts';
import { requirePlayer } from '../sql/queries/require-player.ts';
import type { Tables } from '../sql/tables.ts';
import type { News } from './promotion.ts';

/** Nobody reads older ones. */
const KEPT_MS = 30 * DAY_MS;

interface Told extends News {
  playerId: number;
  now: Date;
}

export async function announce(db: Transaction<Tables>, { playerId, itemId, count, now }: Told): Promise<void> {
  const { mobile } = await requirePlayer({ db }, playerId);
  await db
    .insertInto('new_year_win')
    .values({ phone: tickerPhone(mobile ?? ''), item_id: itemId, count, won_at: now })
    .execute();
  const tooOld = new Date(now.getTime() - KEPT_MS);
  await db.deleteFrom('new_year_win').where('won_at', '<', tooOld).execute();
}
