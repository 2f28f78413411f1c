/** Which promotions are on, what the operator has set for them, and what a player has done in them. */
import { type Kysely, sql } from 'kysely';
import type { InferInput } from 'valibot';
import type { ActivityEntry } from '#contract/entities/activity.ts';
import type { User } from '#contract/entities/user.ts';

import { operatorRows } from '../operator-rows.ts';
import { ask, mapped } from '../question.ts';
import type { Row, Tables } from '../tables.ts';

type Active = NonNullable<InferInput<typeof User>['activityIds']>;
type Entry = Pick<ActivityEntry, 'startTime' | 'endTime' | 'sort' | 'title' | 'imgUrl'>;

/** What is told to a player who keeps away from play. */
export const NO_ACTIVITIES = { activityIds: [], activityMap: {} } satisfies Active;

export type ActivityRow = Row<'activity'> & { value: unknown };

/** All that the operator runs or has run, with what is set for each, as they are listed. */
export const activitiesOf = operatorRows<ActivityRow>({
  area: 'promotions',
  columns: ['type', 'sort', 'title', 'img_url', 'starts_at', 'ends_at', 'value'],
  from: sql`activity left join activity_config using (type)`,
  orderBy: ['sort', 'type'],
});

/** Undefined when the operator runs no such promotion. */
export const activityOf = (db: Kysely<Tables>, type: number) =>
  mapped(activitiesOf(db), (rows) => rows.find((row) => row.type === type));

/** Its first moment belongs to it, and its last does not. */
export const isOver = ({ ends_at }: Pick<ActivityRow, 'ends_at'>, now: Date): boolean =>
  ends_at !== null && ends_at <= now;

export const isAhead = ({ starts_at }: Pick<ActivityRow, 'starts_at'>, now: Date): boolean =>
  starts_at !== null && starts_at > now;

export const activeActivitiesOf = (db: Kysely<Tables>, now: Date) =>
  mapped(activitiesOf(db), (rows) => {
    const active = rows.filter((row) => !isAhead(row, now) && !isOver(row, now));
    return { activityIds: active.map(({ type }) => type), activityMap: entriesOf(active) } satisfies Active;
  });

export const readActiveActivities = (db: Kysely<Tables>, now: Date) => ask(db, activeActivitiesOf(db, now));

/** Those that are over. */
export const readEndedActivities = (db: Kysely<Tables>, now: Date) =>
  ask(
    db,
    mapped(activitiesOf(db), (rows) => entriesOf(rows.filter((row) => isOver(row, now)))),
  );

function entriesOf(rows: readonly ActivityRow[]): Record<string, Entry> {
  const entries = rows.map((row): [string, Entry] => [
    String(row.type),
    {
      sort: row.sort,
      title: row.title,
      imgUrl: row.img_url,
      startTime: unixSeconds(row.starts_at),
      endTime: unixSeconds(row.ends_at),
    },
  ]);
  return Object.fromEntries(entries);
}

/** 0 is no time at all. */
export const unixSeconds = (moment: Date | null): number => (moment ? Math.floor(moment.getTime() / 1_000) : 0);

interface Doer {
  playerId: number;
  type: number;
  /** Marks of other seasons are left alone, so their number never grows beyond what one season holds. */
  season: string;
}

/** Without the season. */
export async function listMarks(db: Kysely<Tables>, { playerId, type, season }: Doer): Promise<string[]> {
  const rows = await db
    .selectFrom('activity_mark')
    .select('mark')
    .where('player_id', '=', playerId)
    .where('type', '=', type)
    .where(sql<boolean>`starts_with(mark, ${`${season} `})`)
    .execute();
  return rows.map(({ mark }) => mark.slice(season.length + 1));
}

const MOST_DATED = 1_000;

/** Those that begin with a word, the newest first; of more than anybody leaves in a season the newest. */
export async function listDatedMarks(db: Kysely<Tables>, { playerId, type, season }: Doer, word: string) {
  return db
    .selectFrom('activity_mark')
    .select(['mark', 'at'])
    .where('player_id', '=', playerId)
    .where('type', '=', type)
    .where(sql<boolean>`starts_with(mark, ${`${season} ${word} `})`)
    .orderBy('at', 'desc')
    .limit(MOST_DATED)
    .execute();
}

/** False when it is there already: of two at once, one is first. */
export async function addMark(
  db: Kysely<Tables>,
  { playerId, type, season, mark, now }: Doer & { mark: string; now: Date },
): Promise<boolean> {
  const added = await db
    .insertInto('activity_mark')
    .values({ player_id: playerId, type, mark: `${season} ${mark}`, at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('type')
    .executeTakeFirst();
  return added !== undefined;
}

/** What chance has decided, and the seed that decides the same again. */
export async function addDraw(
  db: Kysely<Tables>,
  { playerId, type, season, mark, seed, propId, now }: Doer & { mark: string; seed: string; propId: number; now: Date },
): Promise<void> {
  await db
    .insertInto('draw')
    .values({ player_id: playerId, type, season, mark, seed, prop_id: propId, at: now })
    .execute();
}
