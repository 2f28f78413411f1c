/** The weeks of the lottery in one random world: each that is over has been drawn, and its winners are those of the oracle. */
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { expect } from 'vitest';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { shareOf } from '#server/promotions/chance.ts';
import { sweepLottery } from '#server/promotions/draw-lottery.ts';
import type { Tables } from '#server/sql/tables.ts';
import { type Bets, drawnOf, isDrawn, LOTTERY, mondayOf } from './lottery-oracle.ts';
import { gain, type Life } from './promotion-life.ts';

/** A world has weeks and bets of its own: nothing of another world is drawn in it. */
export async function beginLottery(db: Kysely<Tables>): Promise<void> {
  for (const table of ['lottery_winner', 'lottery_week', 'play_day'] as const) await db.deleteFrom(table).execute();
  const value = JSON.stringify({ ...LOTTERY, season: randomUUID().slice(0, 8) });
  await db.updateTable('activity_config').set({ value }).where('type', '=', ACTIVITY_TYPES.weekendLottery).execute();
}

interface Drawing {
  now: Date;
  players: readonly { life: Life; playerId: number }[];
  /** Of these players and of their friends. */
  bets: Bets;
  /** The Mondays of weeks that have begun and are not drawn. */
  weeks: Set<string>;
}

export async function drawWeeks(db: Kysely<Tables>, { now, players, bets, weeks }: Drawing): Promise<void> {
  await sweepLottery({ db, now: () => now });
  weeks.add(mondayOf(now));
  for (const monday of [...weeks].filter((one) => isDrawn(one, now))) {
    weeks.delete(monday);
    const told = await readDraw(db, monday);
    const { won, tickets } = drawnOf(bets, monday, told.numbers);
    expect(told.tickets).toBe(tickets);
    const winners = await db
      .selectFrom('lottery_winner')
      .select(['player_id', 'amount'])
      .where('week', '=', monday)
      .execute();
    expect(new Map(winners.map(({ player_id, amount }) => [player_id, amount]))).toEqual(won);
    for (const { life, playerId } of players) gain(life, 'weekend-lottery', won.get(playerId) ?? 0);
  }
}

/** The numbers are reckoned as anybody may do it, from the seed that is shown after the draw. */
async function readDraw(db: Kysely<Tables>, week: string) {
  const { seed, tickets, drawn_at } = await db
    .selectFrom('lottery_week')
    .select(['seed', 'tickets', 'drawn_at'])
    .where('week', '=', week)
    .executeTakeFirstOrThrow();
  expect(drawn_at).not.toBeNull();
  return { tickets, numbers: LOTTERY.prizes.map((_, at) => shareOf(seed, at)) };
}
