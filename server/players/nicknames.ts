import { randomInt } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { isNickname, NICKNAME_MAX } from '#contract/profile-rules.ts';
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

/** Of a player who has chosen none. */
export const someNickname = (): string => `Player ${randomInt(100_000, 1_000_000)}`;

const NOT_IN_NICKNAMES = /[^\p{L}\p{M}\p{N} ._'’-]|\p{VS}/gu;
const BEFORE_FIRST_LETTER = /^[^\p{L}\p{N}]+/u;

/** What a name from elsewhere has of a nickname; the name may hold pictures, and signs that nobody sees. */
export function asNickname(name: string): string {
  const plain = name.replaceAll(NOT_IN_NICKNAMES, '').replace(BEFORE_FIRST_LETTER, '');
  const nickname = plain.replaceAll(/ +/g, ' ').slice(0, NICKNAME_MAX).trim();
  return isNickname(nickname) ? nickname : someNickname();
}
