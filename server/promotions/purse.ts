/** What a player has, has put in, and may still get: for promotions that depend on money. */
import type { Kysely } from 'kysely';
import { ROUND_STATUS } from '#contract/money-enums.ts';
import { readOwnMoney } from '../ledger/balance.ts';
import { requirePlayer } from '../sql/queries/require-player.ts';
import type { Tables } from '../sql/tables.ts';

export async function readPurse(db: Kysely<Tables>, playerId: number) {
  const totalRecharge = await readTotalRecharge(db, playerId);
  const ownMoney = await readOwnMoney(db, playerId);
  return { ownMoney, totalRecharge, isMoneyUnderWay: await isMoneyUnderWay(db, playerId) };
}

/** All that a player has ever put in. */
export async function readTotalRecharge(db: Kysely<Tables>, playerId: number): Promise<number> {
  return (await requirePlayer({ db }, playerId)).total_recharge;
}

/** A round that is not over may still pay, and a withdrawal may come back. */
async function isMoneyUnderWay(db: Kysely<Tables>, playerId: number): Promise<boolean> {
  const rounds = db.selectFrom('play_round').select('id').where('player_id', '=', playerId);
  if (await rounds.where('status', '=', ROUND_STATUS.open).executeTakeFirst()) return true;
  const holds = db.selectFrom('hold').select('ref').where('player_id', '=', playerId);
  return (await holds.where('state', '=', 'open').executeTakeFirst()) !== undefined;
}
