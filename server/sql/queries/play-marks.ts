/** What a player's games are known by: what can be played of them, which were played, and which are liked. */
import { type Kysely, sql } from 'kysely';

import { prepared } from '../prepared.ts';
import { ask, mapped, one, type Question } from '../question.ts';
import type { Tables } from '../tables.ts';

export interface PlayableGame {
  isShown: boolean;
  isStopped: boolean;
  minBet: number;
}

export async function findPlayableGame(db: Kysely<Tables>, id: number): Promise<PlayableGame | undefined> {
  const game = await db
    .selectFrom('game')
    .innerJoin('brand', 'brand.id', 'game.brand_id')
    .select(['game.show_type', 'game.maintain', 'game.min_bet', 'brand.maintain as isBrandStopped'])
    .where('game.id', '=', id)
    .executeTakeFirst();
  if (!game) return undefined;
  return { isShown: game.show_type === 0, isStopped: game.maintain || game.isBrandStopped, minBet: game.min_bet };
}

export async function notePlayed(db: Kysely<Tables>, playerId: number, gameId: number, now: Date): Promise<void> {
  await db
    .insertInto('play_history')
    .values({ player_id: playerId, game_id: gameId, played_at: now })
    .onConflict((conflict) => conflict.columns(['player_id', 'game_id']).doUpdateSet({ played_at: now }))
    .execute();
}

interface Heart {
  playerId: number;
  gameId: number;
  isFavorite: boolean;
}

interface Liked {
  /** Undefined for a game that does not exist. */
  isShown: boolean | undefined;
  likes: Record<string, 1>;
}

/**
 * Says what is wanted: liking what is liked changes nothing, and what is hidden can be let go of and not taken to heart.
 * One statement, which sees the hearts as they were before it.
 */
export async function setLike(db: Kysely<Tables>, { playerId, gameId, isFavorite }: Heart): Promise<Liked> {
  const { rows } = await sql<{ isShown: boolean | null; before: number[] }>`
    with wanted as (select id, show_type = 0 as is_shown from game where id = ${gameId}),
    liked as (
      insert into game_like (player_id, game_id)
      select ${playerId}::bigint, id from wanted where is_shown and ${isFavorite}::boolean
      on conflict do nothing
    ),
    unliked as (
      delete from game_like using wanted
      where player_id = ${playerId}::bigint and game_id = wanted.id and not ${isFavorite}::boolean
    )
    select (select is_shown from wanted) as "isShown",
      array(select game_id from game_like where player_id = ${playerId}::bigint) as before`.execute(db);
  const { isShown = null, before = [] } = rows[0] ?? {};
  const others = before.filter((id) => id !== gameId);
  return { isShown: isShown ?? undefined, likes: favoritesOf(isFavorite ? [...others, gameId] : others) };
}

const favoritesOf = (ids: readonly number[]): Record<string, 1> => Object.fromEntries(ids.map((id) => [id, 1]));

const LONGEST_HISTORY = 200;

export interface PlayMarks {
  coin: number;
  safebox: number;
  points: number;
  hasSafeboxPassword: boolean;
  gameLikes: Record<string, 1>;
  /** Oldest first. */
  gameHistory: number[];
}

type Read = Omit<PlayMarks, 'gameLikes' | 'gameHistory'> & { likes: number[]; history: number[] };

/** In one statement, because it is asked with every refresh of a balance. */
const marks = prepared((db, { playerId }: { playerId: number }) =>
  sql<Read>`
    select
      coalesce((select balance from account where kind = 'cash' and player_id = ${playerId}), 0) as coin,
      coalesce((select balance from account where kind = 'safebox' and player_id = ${playerId}), 0) as safebox,
      coalesce((select balance from account where kind = 'points' and player_id = ${playerId}), 0) as points,
      exists (select from safebox_password where player_id = ${playerId}) as "hasSafeboxPassword",
      array(select game_id from game_like where player_id = ${playerId}) as likes,
      array(
        select game_id from (
          select game_id, played_at from play_history where player_id = ${playerId}
          order by played_at desc, game_id desc limit ${LONGEST_HISTORY}
        ) as latest order by played_at, game_id
      ) as history`.compile(db),
);

export const playMarksOf = (db: Kysely<Tables>, playerId: number): Question<PlayMarks> =>
  mapped(one(marks(db, { playerId })), ({ likes, history, ...has }) => ({
    ...has,
    gameLikes: favoritesOf(likes),
    gameHistory: history,
  }));

export const readPlayMarks = (db: Kysely<Tables>, playerId: number): Promise<PlayMarks> =>
  ask(db, playMarksOf(db, playerId));
