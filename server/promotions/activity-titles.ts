/** Which promotion a reward of the books came from: its reference begins with the promotion's name. */
import type { Kysely } from 'kysely';
import type { Tables } from '../sql/tables.ts';
import { PROMOTIONS } from './all.ts';

/** What the players of a demo world begin with, by the same rule. */
const OF_DEMO = ['demo', 'Demo balance'] as const;

const NAMED = PROMOTIONS.map(({ name, type, demo }) => ({ name, type, title: demo.title }));

/** By the operator's titles, also after the end; by the promotion's own where the operator has taken it off the list. */
export async function readActivityTitles(db: Kysely<Tables>): Promise<(ref: string) => string> {
  const rows = await db.selectFrom('activity').select(['type', 'title']).execute();
  const titles = new Map(rows.map(({ type, title }) => [type, title]));
  const byName = new Map([
    OF_DEMO,
    ...NAMED.map(({ name, type, title }) => [name, titles.get(type) ?? title] as const),
  ]);
  return (ref) => byName.get(ref.split(' ', 1)[0] ?? '') ?? '';
}
