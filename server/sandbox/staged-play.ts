/** What a tester may change of a player's money and play. Coin is moved by a posting, like everybody's. */
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { readBalance } from '../ledger/balance.ts';
import { credit } from '../ledger/credit.ts';
import { inTransaction } from '../sql/in-transaction.ts';
import { lockAccounts } from '../ledger/lock-accounts.ts';
import { post } from '../ledger/post.ts';
import { readWager, type Wager } from '../ledger/wager.ts';
import { type Limits, readLimits, setLimits } from '../play/limits.ts';
import { readPlayState } from '../play/play-state.ts';
import type { Services } from '../services.ts';
import { closeVisits } from '../sql/queries/visits.ts';

const Hundredths = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(100_000_000_000));
const Limit = v.optional(v.nullable(Hundredths));
/** A month has no more. */
const Minutes = v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(44_640))));

/** Amounts in hundredths; what is not named stays, and null sets no limit. */
export const PlayChanges = {
  coin: v.optional(Hundredths),
  /** Hundredths of a point. */
  points: v.optional(Hundredths),
  /** All that was ever put in; no money moves. */
  totalRecharge: v.optional(Hundredths),
  dailyBetLimit: Limit,
  weeklyBetLimit: Limit,
  monthlyBetLimit: Limit,
  dailyMinutes: Minutes,
  weeklyMinutes: Minutes,
  monthlyMinutes: Minutes,
  /** Null ends a break; in the product nobody can. */
  breakUntil: v.optional(v.nullable(v.pipe(v.string(), v.isoTimestamp()))),
};

export type PlayChange = v.InferOutput<v.ObjectSchema<typeof PlayChanges, undefined>>;

export interface StagedPlay {
  coin: number;
  points: number;
  dailyBetLimit: number | null;
  weeklyBetLimit: number | null;
  monthlyBetLimit: number | null;
  dailyMinutes: number | null;
  weeklyMinutes: number | null;
  monthlyMinutes: number | null;
  /** Of the visit that is open. */
  openGameId: number | null;
  wager: Wager;
}

export async function describePlay({ db, now }: Services, playerId: number): Promise<StagedPlay> {
  const [coin, points, limits, visit, wager] = await Promise.all([
    readBalance(db, playerId),
    readBalance(db, playerId, 'points'),
    readLimits(db, playerId),
    readPlayState(db, playerId, now()),
    readWager(db, playerId),
  ]);
  return {
    coin,
    points,
    dailyBetLimit: limits?.daily_bet ?? null,
    weeklyBetLimit: limits?.weekly_bet ?? null,
    monthlyBetLimit: limits?.monthly_bet ?? null,
    dailyMinutes: limits?.daily_minutes ?? null,
    weeklyMinutes: limits?.weekly_minutes ?? null,
    monthlyMinutes: limits?.monthly_minutes ?? null,
    openGameId: visit.isOpen ? visit.gameId : null,
    wager,
  };
}

export async function changePlay(services: Services, playerId: number, change: PlayChange): Promise<void> {
  if (change.coin !== undefined) await setCoin(services, playerId, change.coin);
  if (change.points !== undefined) await setPoints(services, playerId, change.points);
  if (change.totalRecharge !== undefined) await setTotalRecharge(services.db, playerId, change.totalRecharge);
  await setLimits(services.db, playerId, limitsOf(change));
  if (change.breakUntil === undefined) return;
  const until = change.breakUntil === null ? null : new Date(change.breakUntil);
  await services.db
    .insertInto('play_setting')
    .values({ player_id: playerId, break_until: until })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ break_until: until }))
    .execute();
}

export const closeVisit = ({ db, now }: Services, playerId: number): Promise<void> => closeVisits(db, playerId, now());

const LIMITS = {
  dailyBetLimit: 'daily_bet',
  weeklyBetLimit: 'weekly_bet',
  monthlyBetLimit: 'monthly_bet',
  dailyMinutes: 'daily_minutes',
  weeklyMinutes: 'weekly_minutes',
  monthlyMinutes: 'monthly_minutes',
} as const satisfies Partial<Record<keyof PlayChange, keyof Limits>>;

function limitsOf(change: PlayChange): Limits {
  const named = Object.entries(LIMITS).map(([name, column]) => [column, change[name as keyof typeof LIMITS]]);
  return Object.fromEntries(named.filter(([, limit]) => limit !== undefined)) as Limits;
}

/** The difference is posted while the balance is locked, so that a bet at the same moment is not lost in it. */
async function setCoin({ db, now }: Services, playerId: number, coin: number): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const [cash] = await lockAccounts(transaction, playerId, ['cash']);
    const balance = cash?.balance ?? 0;
    if (balance === coin) return;
    const ref = `sandbox ${randomUUID()}`;
    await credit(transaction, { kind: 'adjustment', ref, playerId, amount: coin - balance, now: now() });
  });
}

async function setPoints({ db, now }: Services, playerId: number, points: number): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const [account] = await lockAccounts(transaction, playerId, ['points']);
    const change = points - (account?.balance ?? 0);
    if (change === 0) return;
    const ref = `sandbox ${randomUUID()}`;
    const amounts = { points: change, 'points-issued': -change };
    await post(transaction, { kind: 'points-set', ref, playerId, amounts, now: now() });
  });
}

const setTotalRecharge = async (db: Services['db'], playerId: number, total: number): Promise<void> =>
  void (await db.updateTable('player').set({ total_recharge: total }).where('id', '=', playerId).execute());
