/** A player's friends: those who have the player for their superior. Every list of them has a bound. */
import type { Kysely } from 'kysely';

import { pageOf, type Paged } from '../page-of.ts';
import { ask, one } from '../question.ts';
import type { Tables } from '../tables.ts';

const friendsCounted = (db: Kysely<Tables>, playerId: number) =>
  one(
    db
      .selectFrom('player')
      .where('pid', '=', playerId)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .compile(),
  );

export const countFriends = async (db: Kysely<Tables>, playerId: number): Promise<number> =>
  (await ask(db, friendsCounted(db, playerId))).total;

/** The newest first. */
export function pageOfFriends(db: Kysely<Tables>, playerId: number, paged: Paged) {
  const rows = db
    .selectFrom('player')
    .select(['id', 'nickname', 'mobile', 'vip', 'bet', 'created_at'])
    .where('pid', '=', playerId)
    .orderBy('id', 'desc');
  return pageOf(db, { rows, sums: friendsCounted(db, playerId) }, paged);
}

export async function listPlayers(db: Kysely<Tables>, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db.selectFrom('player').select(['mobile', 'nickname', 'created_at']).where('id', 'in', ids).execute();
}

interface Needed {
  /** In hundredths, all that a friend has put in. */
  deposited: number;
  most: number;
}

export interface QualifiedRow {
  id: number;
  pid: number | null;
  pid_from: string | null;
  nickname: string;
  mobile: string | null;
  created_at: Date;
  mark: string | null;
  network: string | null;
}

/** Friends of these who have bound a phone and put in enough, those first who joined first, with where they signed up. */
export function listQualified(
  db: Kysely<Tables>,
  superiorIds: readonly number[],
  needed: Needed,
): Promise<QualifiedRow[]> {
  const { deposited, most } = needed;
  return db
    .selectFrom('player')
    .leftJoin('sign_up_place', 'sign_up_place.player_id', 'player.id')
    .select(['player.id', 'pid', 'pid_from', 'nickname', 'mobile', 'player.created_at'])
    .select(['sign_up_place.mark', 'sign_up_place.network'])
    .where('pid', 'in', superiorIds)
    .where('status', '=', 'active')
    .where('mobile', 'is not', null)
    .where('total_recharge', '>=', deposited)
    .orderBy('player.id')
    .limit(most)
    .execute();
}

/** Each player has a bounded number of them. */
export function listDevices(db: Kysely<Tables>, playerIds: readonly number[]) {
  return db.selectFrom('known_device').select(['player_id', 'mark']).where('player_id', 'in', playerIds).execute();
}

/** Undefined for who signed up before it was noted. */
export const findSignUpPlace = (db: Kysely<Tables>, playerId: number) =>
  db
    .selectFrom('sign_up_place')
    .innerJoin('player', 'player.id', 'sign_up_place.player_id')
    .select(['mark', 'network', 'player.created_at'])
    .where('player_id', '=', playerId)
    .executeTakeFirst();

export async function noteSignUpPlace(
  db: Kysely<Tables>,
  place: { player_id: number; mark: string | null; network: string | null },
): Promise<void> {
  await db.insertInto('sign_up_place').values(place).execute();
}
