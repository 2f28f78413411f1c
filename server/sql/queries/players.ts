import { type Kysely, sql } from 'kysely';

import { prepared } from '../prepared.ts';
import { ask, type Question, question } from '../question.ts';
import type { NewRow, Row, Tables } from '../tables.ts';

/** By their names, so that the statement has one too (`named-statements.ts`). */
const COLUMNS = [
  'id',
  'uuid',
  'account',
  'account_type',
  'mobile',
  'mobile_bound_at',
  'password_hash',
  'line_subject',
  'line_linked_at',
  'email',
  'email_linked_at',
  'full_name',
  'address',
  'birthday',
  'registered_place',
  'id_card_image',
  'nickname',
  'avatar',
  'own_picture',
  'status',
  'self_excluded_until',
  'kyc_state',
  'kyc_reason',
  'kyc_due_at',
  'income_state',
  'income_reason',
  'income_image',
  'invite_code',
  'pid',
  'pid_from',
  'vip',
  'vip_exp',
  'user_level',
  'reached_levels',
  'bet',
  'total_recharge',
  'recharge_update',
  'hidden_types',
  'shown_types',
  'created_at',
  'created_key',
] as const satisfies (keyof Row<'player'>)[];

type Column = keyof Row<'player'>;

/** A player's row has so many columns that those nobody looks at cost more than the question. */
export const playerOf = <Wanted extends Column>(
  db: Kysely<Tables>,
  id: number,
  columns: readonly Wanted[],
): Question<Pick<Row<'player'>, Wanted> | undefined> =>
  question(byId(db, { id }, columns.join(' ')), ([row]: Row<'player'>[]) => row);

const byId = prepared((db, { id }: { id: number }, columns: string) =>
  // The caller sees only the columns that it names.
  db
    .selectFrom('player')
    .select(columns.split(' ') as Column[])
    .where('id', '=', id)
    .$castTo<Row<'player'>>()
    .compile(),
);

export const findPlayer = (db: Kysely<Tables>, id: number): Promise<Row<'player'> | undefined> =>
  ask(db, playerOf(db, id, COLUMNS));

/** Another change of this player waits. What only belongs to the player, as a session, may still be added. */
export function lockPlayer(db: Kysely<Tables>, id: number): Promise<Row<'player'>> {
  return db.selectFrom('player').select(COLUMNS).where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow();
}

export function updatePlayer(db: Kysely<Tables>, id: number, set: Partial<NewRow<'player'>>): Promise<Row<'player'>> {
  return db.updateTable('player').set(set).where('id', '=', id).returning(COLUMNS).executeTakeFirstOrThrow();
}

export function findByAccountOrMobile(
  db: Kysely<Tables>,
  account: string,
  mobile: string | undefined,
): Promise<Row<'player'> | undefined> {
  return namedBy(db, account, mobile).select(COLUMNS).executeTakeFirst();
}

/** Only what a code is looked up by: reading a whole player takes a moment that reading nobody does not. */
export function findOwner(db: Kysely<Tables>, account: string, mobile: string | undefined) {
  return namedBy(db, account, mobile).select(['id', 'mobile']).executeTakeFirst();
}

/** A number is its owner's before it is anybody's name, so that no name can stand in front of a phone. */
function namedBy(db: Kysely<Tables>, account: string, mobile: string | undefined) {
  return db
    .selectFrom('player')
    .where((player) =>
      player.or([
        player(sql`lower(account)`, '=', account.toLowerCase()),
        ...(mobile === undefined ? [] : [player('mobile', '=', mobile)]),
      ]),
    )
    .orderBy(sql`mobile is not distinct from ${mobile ?? null}`, 'desc');
}

export function findByMobile(db: Kysely<Tables>, mobile: string): Promise<{ id: number } | undefined> {
  return db.selectFrom('player').select('id').where('mobile', '=', mobile).executeTakeFirst();
}

export const isMobileTaken = async (db: Kysely<Tables>, mobile: string): Promise<boolean> =>
  (await findByMobile(db, mobile)) !== undefined;

export function findByCreatedKey(db: Kysely<Tables>, key: string): Promise<Row<'player'> | undefined> {
  return db.selectFrom('player').select(COLUMNS).where('created_key', '=', key).executeTakeFirst();
}

export function findByInviteCode(db: Kysely<Tables>, code: string): Promise<{ id: number } | undefined> {
  return db.selectFrom('player').select('id').where('invite_code', '=', code.toUpperCase()).executeTakeFirst();
}

/** Undefined when another player has the name, the number or the key already; of two at once, one gets it. */
export function insertPlayer(db: Kysely<Tables>, player: NewRow<'player'>): Promise<Row<'player'> | undefined> {
  return db
    .insertInto('player')
    .values(player)
    .onConflict((conflict) => conflict.doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();
}

/** False when this player has a number by now; throws when it has become another player's. */
export async function bindMobile(
  db: Kysely<Tables>,
  id: number,
  { mobile, now }: { mobile: string; now: Date },
): Promise<boolean> {
  const bound = await db
    .updateTable('player')
    .set({ mobile, mobile_bound_at: now })
    .where('id', '=', id)
    .where('mobile', 'is', null)
    .executeTakeFirst();
  return bound.numUpdatedRows > 0n;
}

/** Whose address this is, proved by a code. */
export function findByLinkedEmail(db: Kysely<Tables>, email: string): Promise<{ id: number } | undefined> {
  return db
    .selectFrom('player')
    .select('id')
    .where(sql`lower(email)`, '=', email)
    .where('email_linked_at', 'is not', null)
    .executeTakeFirst();
}

/** What was added to an account goes; what the account began with stays. */
export async function unlinkAdded(db: Kysely<Tables>, id: number): Promise<void> {
  await db
    .updateTable('player')
    .set({ line_subject: null, line_linked_at: null })
    .where('id', '=', id)
    .where('line_linked_at', 'is not', null)
    .execute();
}

export async function writePasswordHash(db: Kysely<Tables>, id: number, hash: string): Promise<void> {
  await db.updateTable('player').set({ password_hash: hash }).where('id', '=', id).execute();
}
