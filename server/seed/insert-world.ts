/** Puts a world into an empty database, and more games into one that has fewer than are asked for. */
import { type Kysely, sql, type Transaction } from 'kysely';

import { MINUTE_MS } from '#shared/durations.ts';
import { inTransaction } from '../sql/in-transaction.ts';
import type { NewRow, Tables } from '../sql/tables.ts';
import { writeSettings } from '../sql/queries/settings.ts';
import { periodOf } from './period-of.ts';
import { settingsOf } from './settings-of-world.ts';
import { makeWorld } from './world.ts';
import type { GameSeed, World } from './world-types.ts';

const LOCK_KEY = 7_390_141;

/** A statement takes at most 65,535 values, and a game is seventeen. */
const ROWS_AT_ONCE = 1_000;

/** True when something was put in. Of several servers that start at once on one database, one does it. */
export async function seed(db: Kysely<Tables>, gameCount: number, now: Date): Promise<boolean> {
  if (!(await isWanting(db, gameCount))) return false;
  return inTransaction(db, async (transaction) => {
    await sql`select pg_advisory_xact_lock(${LOCK_KEY})`.execute(transaction);
    if (!(await isWanting(transaction, gameCount))) return false;
    const { count } = await countGames(transaction);
    const world = makeWorld({ games: gameCount });
    if (count === 0) await insertWorld(transaction, world, now);
    // A larger world begins with the smaller one.
    else await insertGames(transaction, world.games.slice(count));
    return true;
  });
}

/** An operator's own games are never added to: only a list that counts up as a world's does is one of ours. */
async function isWanting(db: Kysely<Tables>, gameCount: number): Promise<boolean> {
  const { count, first, last } = await countGames(db);
  if (count === 0) return true;
  const [firstOfWorld] = makeWorld({ games: 1 }).games;
  return count < gameCount && first === firstOfWorld?.id && last === first + count - 1;
}

async function countGames(db: Kysely<Tables>) {
  return db
    .selectFrom('game')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('id').as('first'), fn.max('id').as('last')])
    .executeTakeFirstOrThrow();
}

async function insertWorld(db: Transaction<Tables>, world: World, now: Date): Promise<void> {
  const ago = ({ minutesAgo }: { minutesAgo: number }): Date => new Date(now.getTime() - minutesAgo * MINUTE_MS);
  await insert(db, 'game_type', [...world.types]);
  await insert(
    db,
    'brand',
    world.brands.map(({ id, name, status, sort, maintain }) => ({
      id,
      name,
      status,
      sort,
      icon3: `brand/${id}.png`,
      maintain: maintain === 1,
    })),
  );
  await insertGames(db, world.games);
  const wins = world.bigWins.map((win) => ({ ...win, won_at: ago(win) }));
  await insert(
    db,
    'big_win',
    wins.map(({ gameId, phone, amount, won_at }) => ({ game_id: gameId, phone, amount, won_at })),
  );
  const prizes = world.newYearWins.map((win) => ({ ...win, won_at: ago(win) }));
  await insert(
    db,
    'new_year_win',
    prizes.map(({ itemId, phone, count, won_at }) => ({ item_id: itemId, phone, count, won_at })),
  );
  await insert(
    db,
    'customer_service',
    world.customerServices.map(({ isOut, ...service }, sort) => ({ ...service, is_out: isOut === 1, sort })),
  );
  await insert(
    db,
    'activity',
    world.activities.map(({ picture, days, yearly, ...activity }) => ({
      ...activity,
      img_url: picture,
      ...periodOf({ days, yearly }, now),
    })),
  );
  await writeSettings(db, settingsOf(world));
}

const insertGames = (db: Transaction<Tables>, games: readonly GameSeed[]): Promise<void> =>
  insert(db, 'game', games.map(toRow));

const toRow = (game: GameSeed): NewRow<'game'> => ({
  id: game.id,
  name: game.name,
  type_id: game.typeId,
  brand_id: game.brandId,
  maintain: game.maintain === 1,
  hot: game.hot === 1,
  hot_sort: game.hotSort,
  show_type: game.showType,
  sort: game.sort,
  recent: game.recent === 1,
  version: String(game.version),
  motif: game.motif,
  palette: game.palette,
  min_bet: game.minBet,
  max_bet: game.maxBet,
  rtp_bp: game.rtp,
  kind: game.kind,
});

async function insert<Name extends keyof Tables>(
  db: Transaction<Tables>,
  table: Name,
  rows: readonly NewRow<Name>[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    await db
      .insertInto(table)
      .values(rows.slice(at, at + ROWS_AT_ONCE))
      .execute();
  }
}
