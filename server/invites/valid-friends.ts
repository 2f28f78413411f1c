/**
 * Which friends count. The rules know no database: they are given those who have bound a phone and put in enough, in the
 * order in which they joined, and leave out who may be the player once more or somebody who counts already.
 */

/** What a friend has put in, in hundredths. */
export const LEAST_DEPOSITED = 10_000;
/** Of one player so many friends are looked at, those who joined first. */
export const MOST_FRIENDS = 500;
/** A household shares one network, and so does a street of a telephone company's customers. */
const MOST_A_DAY_OF_NETWORK = 5;

export interface Qualified {
  id: number;
  /** In Manila, on which they joined. */
  day: string;
  /** Unknown for those who joined before it was noted. */
  network: string | null;
  /** Of the devices on which they have signed up or logged in. */
  marks: readonly string[];
}

export function findValid(friends: readonly Qualified[], ownMarks: readonly string[]): number[] {
  const seen = new Set(ownMarks);
  const joined = new Map<string, number>();
  return friends.flatMap(({ id, day, network, marks }) => {
    if (marks.some((mark) => seen.has(mark))) return [];
    const place = `${day} ${network}`;
    const before = network === null ? 0 : (joined.get(place) ?? 0);
    if (before >= MOST_A_DAY_OF_NETWORK) return [];
    joined.set(place, before + 1);
    for (const mark of marks) seen.add(mark);
    return [id];
  });
}
