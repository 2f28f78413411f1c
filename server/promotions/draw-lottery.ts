/**
 * The draw of the weekend's lottery. A week is drawn in one transaction under the lock of its row, which says when it was, so two
 * servers or one that dies in the middle draw it once. A seed that is stored when the week begins says where each number falls.
 */
import { type Kysely, sql, type Transaction } from 'kysely';
import { toWagerOf } from '#contract/wager-rules.ts';
import { assert } from '#shared/assert.ts';
import { log } from '#shared/log.ts';
import { MINUTE_MS } from '#shared/durations.ts';
import { credit } from '../ledger/credit.ts';
import { lockAccounts } from '../ledger/lock-accounts.ts';
import { whoHasReached } from '../play/limits.ts';
import { inTransaction } from '../sql/in-transaction.ts';
import type { Tables } from '../sql/tables.ts';
import { newSeed, shareOf } from './chance.ts';
import { daysOf, drawOf, weekOf } from './lottery-week.ts';
import type { Facts, Standing } from './promotion.ts';
import { readPromotion } from './read-promotion.ts';
import { writeGiftLetter } from './write-gift-letter.ts';
import { type LotteryConfig, weekendLottery } from './weekend-lottery.ts';

const COUNTED_MS = 5 * MINUTE_MS;
const MOST_WEEKS = 10;

interface House {
  db: Kysely<Tables>;
  now: () => Date;
}

export async function sweepLottery({ db, now: read }: House): Promise<void> {
  const now = read();
  const { facts } = await readPromotion(db, weekendLottery, { playerId: 0, now });
  const { standing, config, period } = facts;
  if (standing === 'off') return;
  await drawDue(db, { config, period, now });
  await countWeek(db, { standing, config, period, now });
}

/** Week by week, the oldest first: what a server has missed is made up for. */
async function drawDue(db: Kysely<Tables>, { now, ...rest }: Omit<Week, 'week'>): Promise<void> {
  const undrawn = await db
    .selectFrom('lottery_week')
    .select(sql<string>`week::text`.as('week'))
    .where('drawn_at', 'is', null)
    .orderBy('week')
    .limit(MOST_WEEKS)
    .execute();
  for (const { week } of undrawn.filter((one) => drawOf(one.week) <= now)) {
    await inTransaction(db, (transaction) => drawWeek(transaction, { week, now, ...rest }));
  }
}

interface Week {
  week: string;
  config: LotteryConfig;
  period: Facts<LotteryConfig>['period'];
  now: Date;
}

async function drawWeek(db: Transaction<Tables>, { week, config, period, now }: Week): Promise<void> {
  const row = await db
    .selectFrom('lottery_week')
    .select(['seed', 'drawn_at'])
    .where('week', '=', week)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (row.drawn_at) return;
  const { winners, tickets } = await pick(db, { week, config, period, now, seed: row.seed });
  const placed = winners.map((playerId, at) => ({ playerId, place: at + 1, amount: config.prizes[at] ?? 0 }));
  const inOrder = placed.toSorted((one, other) => one.playerId - other.playerId);
  // All winners' money in the order of players, before the first movement locks a shared account: no two movements wait for each other.
  for (const { playerId } of inOrder) await lockAccounts(db, playerId, ['cash']);
  for (const { playerId, place, amount } of inOrder) {
    await db
      .insertInto('lottery_winner')
      .values({ week, place, player_id: playerId, amount, bet_rate: config.betRate })
      .execute();
    const ref = `weekend-lottery ${config.season} ${week} ${place}`;
    const toWager = toWagerOf(amount, config.betRate);
    const credited = await credit(db, { kind: 'reward', ref, playerId, amount, toWager, now });
    assert(credited.ok, 'a week that is not drawn has given nothing');
    const why = { why: 'lottery', place, week } as const;
    await writeGiftLetter(db, { playerId, ref, why, count: amount, betRate: config.betRate, now });
  }
  await db.updateTable('lottery_week').set({ drawn_at: now, tickets }).where('week', '=', week).execute();
  log.info('the lottery of a week is drawn', { week, tickets, winners: winners.length, seed: row.seed });
}

/** A place is drawn among the tickets of those who have none yet, until no prize or no player is left. */
async function pick(db: Kysely<Tables>, { seed, ...week }: Week & { seed: string }) {
  const winners: number[] = [];
  let tickets = 0;
  for (const at of week.config.prizes.keys()) {
    const { rows } = await sql<{ playerId: number | null; left: number }>`
      with entry as (${entries(week, winners)}),
      run as materialized (select player_id, sum(tickets) over (order by player_id) as upto from entry),
      whole as (select coalesce(max(upto), 0) as tickets from run)
      select whole.tickets::bigint as left,
        (select run.player_id from run where run.upto > floor(${shareOf(seed, at)}::double precision * whole.tickets)
          order by run.upto limit 1)::bigint as "playerId"
      from whole`.execute(db);
    const { playerId = null, left = 0 } = rows[0] ?? {};
    if (at === 0) tickets = left;
    if (playerId === null) break;
    winners.push(playerId);
  }
  return { winners, tickets };
}

const entries = (
  { week, config: { betPerTicket, mostTickets }, period, now }: Week,
  without: readonly number[] = [],
) => sql`
  select play_day.player_id, least(floor(sum(play_day.bet) / ${betPerTicket}), ${mostTickets})::bigint as tickets
  from play_day
  join player on player.id = play_day.player_id
  left join play_setting on play_setting.player_id = player.id
  where play_day.day between ${daysOf(week, period).from}::date and ${daysOf(week, period).until}::date
    and player.status = 'active'
    and player.id <> all (${without}::bigint[])
    and (player.self_excluded_until is null or player.self_excluded_until <= ${now})
    and (play_setting.break_until is null or play_setting.break_until <= ${now})
    and player.id not in (${whoHasReached(now)})
  group by play_day.player_id
  having sum(play_day.bet) >= ${betPerTicket}`;

interface Counting extends Omit<Week, 'week'> {
  standing: Standing;
}

/** A week begins while the lottery is on, unless the lottery ends before it. How many tickets there are is counted now and then, for the odds. */
async function countWeek(db: Kysely<Tables>, { standing, ...rest }: Counting): Promise<void> {
  const { now, period } = rest;
  const week = weekOf(now);
  const days = daysOf(week, period);
  if (standing === 'open' && days.from <= days.until) {
    const seed = newSeed();
    const counted_at = new Date(0);
    await db
      .insertInto('lottery_week')
      .values({ week, seed, counted_at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const isOld = new Date(now.getTime() - COUNTED_MS);
  await sql`
    update lottery_week set
      counted_at = ${now},
      tickets = (select coalesce(sum(tickets), 0) from (${entries({ week, ...rest })}) as entry)
    where week = ${week} and counted_at <= ${isOld}`.execute(db);
}
