import { type Kysely, sql, type Transaction } from 'kysely';
import type { LetterReward, LetterWords } from '../sql/letter-tables.ts';
import { type Paged, type Part, partOf } from '../sql/page-of.ts';
import { prepared } from '../sql/prepared.ts';
import { all, askAll, one } from '../sql/question.ts';
import type { Row, Tables } from '../sql/tables.ts';
import { withNext } from '../sql/together.ts';

export type LetterRow = Row<'letter'>;

const COLUMNS = [
  'id',
  'player_id',
  'kind',
  'title',
  'content',
  'rewards',
  'words',
  'source',
  'created_at',
  'expires_at',
  'read_at',
  'received_at',
  'deleted_at',
] as const satisfies (keyof LetterRow)[];

/** So many of a player's letters are shown; older ones are no longer told of. */
const MOST_SHOWN = 2_000;

const lettersOf = (db: Kysely<Tables>, playerId: number, kind?: number) => {
  const all = db.selectFrom('letter').where('player_id', '=', playerId).where('deleted_at', 'is', null);
  return kind === undefined ? all : all.where('kind', '=', kind);
};

interface Whose {
  playerId: number;
  kind?: number | undefined;
}

export async function listLetters(db: Kysely<Tables>, { playerId, kind, ...paged }: Paged & Whose) {
  const whose = { playerId, kind };
  const { list, sums } = await askAll(db, {
    list: all(page(db, { playerId, kind, ...partOf(paged) })),
    sums: one(counts(db, whose)),
  });
  return { list, ...sums };
}

const page = prepared((db, { playerId, kind, limit, offset }: Whose & Part) =>
  lettersOf(db, playerId, kind)
    .select(COLUMNS)
    .orderBy('id', 'desc')
    .limit(limit)
    .$if(offset !== undefined, (from) => from.offset(offset ?? 0))
    .compile(),
);

const counts = prepared((db, { playerId, kind }: Whose) => {
  const shown = db
    .selectFrom(lettersOf(db, playerId, kind).select('id').limit(MOST_SHOWN).as('shown'))
    .select(({ fn }) => fn.countAll<number>().as('total'));
  return db
    .selectFrom([unreadOf(db, playerId).as('unread'), shown.as('shown')])
    .select(['total', 'red0', 'red1', 'red2'])
    .compile();
});

/** How many of each kind are unread: system, reward and notice. */
export const countUnread = (db: Kysely<Tables>, playerId: number) => unreadOf(db, playerId).executeTakeFirstOrThrow();

const unreadOf = (db: Kysely<Tables>, playerId: number) =>
  lettersOf(db, playerId)
    .where('read_at', 'is', null)
    .select(({ fn }) => {
      const of = (kind: number) => fn.countAll<number>().filterWhere('kind', '=', kind);
      return [of(0).as('red0'), of(1).as('red1'), of(2).as('red2')];
    });

/** The letter of this player, locked until the transaction ends, also one that is deleted. */
export const lockLetter = (db: Kysely<Tables>, playerId: number, id: number): Promise<LetterRow | undefined> =>
  db
    .selectFrom('letter')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('player_id', '=', playerId)
    .forUpdate()
    .executeTakeFirst();

type Change = 'read_at' | 'received_at' | 'deleted_at';

/** What has happened before keeps its time. */
export const noteInLetter = (
  db: Kysely<Tables>,
  id: number,
  changes: readonly Change[],
  now: Date,
): Promise<LetterRow> =>
  db
    .updateTable('letter')
    .set(Object.fromEntries(changes.map((name) => [name, sql`coalesce(${sql.ref(name)}, ${now})`])))
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();

export interface NewLetter {
  playerId: number;
  kind: number;
  title: string;
  content: string;
  rewards?: readonly LetterReward[];
  words?: LetterWords;
  expiresAt?: Date | null;
  source?: string;
  now: Date;
}

/** Undefined where the player has had the letter of this source before. */
export async function writeLetter(db: Kysely<Tables>, letter: NewLetter): Promise<number | undefined> {
  const { playerId, kind, title, content, rewards = [], expiresAt = null, source = null, now } = letter;
  const written = await db
    .insertInto('letter')
    .values({
      player_id: playerId,
      kind,
      title,
      content,
      rewards: JSON.stringify(rewards),
      words: letter.words ? JSON.stringify(letter.words) : null,
      source,
      created_at: now,
      expires_at: expiresAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return written?.id;
}

const RECEIPT = 'receipt';
/** Of one player: half a page of the list, so that other letters stand beside them. The records tell of the older ones. */
const MOST_RECEIPTS = 10;

export interface NewReceipt extends Required<Pick<NewLetter, 'playerId' | 'kind' | 'title' | 'content' | 'rewards'>> {
  values: LetterWords['values'];
  source: string;
  now: Date;
}

/**
 * About what the player has received with a tap: read and received, so nothing is asked of them. The oldest receipt makes way for it, and
 * never another letter. It leaves with the next statement of the transaction.
 */
export const writeReceipt = (db: Transaction<Tables>, { rewards, values, ...receipt }: NewReceipt): Promise<void> =>
  withNext(
    db,
    addReceipt(db, {
      ...receipt,
      rewards: JSON.stringify(rewards),
      words: JSON.stringify({ key: RECEIPT, values }),
    }),
  );

type ReceiptRow = Omit<NewReceipt, 'rewards' | 'values'> & { rewards: string; words: string };

const addReceipt = prepared((db, { playerId, now, source, ...receipt }: ReceiptRow) => {
  const row = { ...receipt, player_id: playerId, source, created_at: now, read_at: now, received_at: now };
  const older = lettersOf(db, playerId)
    .select('id')
    .where(sql<boolean>`words ->> 'key' = ${sql.lit(RECEIPT)}`)
    .where('source', '<>', source)
    .orderBy('id', 'desc')
    .offset(MOST_RECEIPTS - 1);
  return db
    .with('written', (also) =>
      also
        .insertInto('letter')
        .values(row)
        .onConflict((conflict) => conflict.doNothing()),
    )
    .deleteFrom('letter')
    .where('id', 'in', older)
    .compile();
});
