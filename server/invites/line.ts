/** Who counts for a player: valid friends, and on further levels the valid friends of those. Reckoned anew each time, and bounded. */
import type { Kysely } from 'kysely';
import { dayInManila } from '#shared/time.ts';
import { findSignUpPlace, listDevices, listQualified, type QualifiedRow } from '../sql/queries/friends.ts';
import type { Tables } from '../sql/tables.ts';
import { findValid, LEAST_DEPOSITED, MOST_FRIENDS, type Own, type Qualified } from './valid-friends.ts';

/** On all levels together; those who stand nearest come first. */
const MOST_PEOPLE = 1_000;

export interface Person {
  id: number;
  /** 1 for a friend, 2 for a friend's friend. */
  level: number;
  /** The first day whose bets count for the player: the latest of the whole way up. */
  since: string;
  nickname: string;
  mobile: string | null;
  createdAt: Date;
}

/** Level by level, on each those first who joined first. */
export async function readLine(db: Kysely<Tables>, playerId: number, levels: number): Promise<Person[]> {
  let superiors = [playerId];
  const line = new Map<number, Person>();
  const counted: Qualified[] = [];
  let own: Own | undefined;
  for (let level = 1; level <= levels && superiors.length > 0; level += 1) {
    const most = Math.min(MOST_FRIENDS, MOST_PEOPLE - line.size);
    const rows = await listQualified(db, superiors, { deposited: LEAST_DEPOSITED, most });
    if (rows.length === 0) break;
    own ??= await readOwn(db, playerId);
    const found = await withMarks(db, rows);
    // The rules see those of nearer levels again, so that nobody is counted on two.
    const valid = new Set(findValid([...counted, ...found], own));
    counted.push(...found.filter(({ id }) => valid.has(id)));
    const joined = rows.filter(({ id }) => valid.has(id));
    for (const { id, pid, pid_from, created_at: createdAt, nickname, mobile } of joined) {
      const own = pid_from ?? dayInManila(createdAt.getTime());
      const above = line.get(pid ?? 0)?.since ?? '';
      line.set(id, { id, level, since: own > above ? own : above, nickname, mobile, createdAt });
    }
    superiors = joined.map(({ id }) => id);
  }
  return [...line.values()];
}

async function readOwn(db: Kysely<Tables>, playerId: number): Promise<Own> {
  const devices = await listDevices(db, [playerId]);
  const place = await findSignUpPlace(db, playerId);
  const marks = devices.map(({ mark }) => mark);
  return {
    marks: place?.mark ? [...marks, place.mark] : marks,
    network: place?.network ?? null,
    day: place ? dayInManila(place.created_at.getTime()) : '',
  };
}

async function withMarks(db: Kysely<Tables>, rows: readonly QualifiedRow[]): Promise<Qualified[]> {
  const marks = new Map<number, string[]>(rows.map(({ id, mark }) => [id, mark === null ? [] : [mark]]));
  const ids = rows.map(({ id }) => id);
  for (const { player_id, mark } of await listDevices(db, ids)) marks.get(player_id)?.push(mark);
  return rows.map(({ id, created_at, network }) => ({
    id,
    network,
    day: dayInManila(created_at.getTime()),
    marks: marks.get(id) ?? [],
  }));
}
