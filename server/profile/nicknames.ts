import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../sql/tables.ts';

/** Sets these locks apart from those of other things. */
const LOCK_CLASS = 7_390_146;

/** Until the transaction ends, nobody else takes this nickname. */
export async function lockNickname(db: Transaction<Tables>, nickname: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK_CLASS}::integer, hashtext(lower(${nickname})))`.execute(db);
}

/** Nobody goes by the nickname of another player, nor by the name that another one logs in with. */
export async function isNicknameTaken(db: Kysely<Tables>, nickname: string, byOtherThan: number): Promise<boolean> {
  const other = await db
    .selectFrom('player')
    .select('id')
    .where('id', '!=', byOtherThan)
    .where((player) =>
      player.or([
        player(sql`lower(nickname)`, '=', sql`lower(${nickname})`),
        player(sql`lower(account)`, '=', sql`lower(${nickname})`),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}
