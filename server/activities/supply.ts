/**
 * The supply: a little for whoever has put money in and has none left, so many times a day. It is not an offer to win
 * back what was lost: it is small, it says how often it comes, and nothing in the app pushes towards it.
 */
import { ACTIVITY_TYPES, REWARD_ITEMS, ROUND_STATUS } from '#contract/enums.ts';
import { CLAIM } from '#contract/errcodes.ts';
import { dayInManila } from '#shared/time.ts';
import type { Kysely } from 'kysely';
import { readBalance } from '../ledger/balance.ts';
import { credit } from '../ledger/credit.ts';
import { refuse } from '../call/result.ts';
import { requirePlayer } from '../players/require-player.ts';
import { readActiveActivities } from '../sql/queries/activities.ts';
import type { Tables } from '../sql/tables.ts';

/** Who has less than a peso cannot place the smallest bet of any game. */
export const SMALLEST_STAKE = 100;

const SUPPLY = { amount: 500, aDay: 2, betRate: 1 };

/** Runs in the call's own transaction. */
export async function giveSupply(db: Kysely<Tables>, playerId: number, now: Date) {
  const player = await requirePlayer({ db }, playerId);
  const { activityIds } = await readActiveActivities(db, now);
  if (!activityIds.includes(ACTIVITY_TYPES.supply)) return refuse(CLAIM.ended);
  if (player.total_recharge === 0) return refuse(CLAIM.needsDeposit);
  const given = await countGiven(db, playerId, now);
  if (given >= SUPPLY.aDay) return refuse(CLAIM.usedUp);
  if ((await readBalance(db, playerId)) >= SMALLEST_STAKE) return refuse(CLAIM.notYet);
  if (await isMoneyUnderWay(db, playerId)) return refuse(CLAIM.notEligible);
  const posted = await credit(db, {
    kind: 'reward',
    // The database itself gives each of a day's supplies once, however many ask at the same moment.
    ref: `${refOf(playerId, now)} ${given + 1}`,
    playerId,
    amount: SUPPLY.amount,
    toWager: SUPPLY.amount * SUPPLY.betRate,
    now,
  });
  if (!posted.ok) return refuse(CLAIM.notYet);
  const rewardList = [{ id: REWARD_ITEMS.coin, count: SUPPLY.amount, betRate: SUPPLY.betRate }];
  return { ok: true, rewardList, coin: posted.balances.get('cash') } as const;
}

/** What one is worth, and how many are left. */
export const supplyOffer = async (db: Kysely<Tables>, playerId: number, now: Date) => ({
  coin: SUPPLY.amount,
  leftToday: Math.max(0, SUPPLY.aDay - (await countGiven(db, playerId, now))),
});

async function countGiven(db: Kysely<Tables>, playerId: number, now: Date): Promise<number> {
  const given = await db
    .selectFrom('txn')
    .select('id')
    .where('kind', '=', 'reward')
    .where(
      'ref',
      'in',
      Array.from({ length: SUPPLY.aDay }, (_, at) => `${refOf(playerId, now)} ${at + 1}`),
    )
    .execute();
  return given.length;
}

const refOf = (playerId: number, now: Date): string => `supply ${playerId} ${dayInManila(now.getTime())}`;

/** A round that is not over may still pay, and a withdrawal may come back. */
async function isMoneyUnderWay(db: Kysely<Tables>, playerId: number): Promise<boolean> {
  const rounds = db.selectFrom('play_round').select('id').where('player_id', '=', playerId);
  if (await rounds.where('status', '=', ROUND_STATUS.open).executeTakeFirst()) return true;
  const holds = db.selectFrom('hold').select('ref').where('player_id', '=', playerId);
  return (await holds.where('state', '=', 'open').executeTakeFirst()) !== undefined;
}
