/** Friends of a player, made as the tables have them after signing up, binding a phone and depositing. */
import type { Kysely } from 'kysely';
import type { NewRow, Tables } from '#server/sql/tables.ts';
import { aPlayer } from './players.ts';

let number = 9_170_000_000;

interface More extends Partial<NewRow<'player'>> {
  mark?: string;
  network?: string;
}

/** One who counts, unless the test says otherwise. */
export async function aFriend(db: Kysely<Tables>, pid: number, { mark, network, ...more }: More = {}): Promise<number> {
  number += 1;
  const { id } = await aPlayer(db, { pid, mobile: String(number), total_recharge: 10_000, ...more });
  await db
    .insertInto('sign_up_place')
    .values({ player_id: id, mark: mark ?? null, network: network ?? null })
    .execute();
  return id;
}
