/**
 * Which friends count. The rules know no database: they are given those who have bound a phone and put in enough, in the
 * order in which they joined, and leave out who may be the player once more or a friend who counts already.
 */

/** What a friend has put in, in hundredths. */
export const LEAST_DEPOSITED = 10_000;
/** Of one player so many friends are looked at, those who joined first. */
export const MOST_FRIENDS = 500;
/** A household shares one network, and so does a street of a telephone company's customers. */
const MOST_A_DAY_OF_NETWORK = 5;
/** One that brings more than that, week after week, is no household. */
const MOST_OF_NETWORK = 20;

export interface Qualified {
  id: number;
  /** In Manila, on which they joined. */
  day: string;
  /** Unknown for those who joined before it was noted. */
  network: string | null;
  /** Of the devices on which they have signed up or logged in. */
  marks: readonly string[];
}

/** Where the player is known: the devices, and the network and the day of signing up. */
export type Own = Omit<Qualified, 'id'>;

export function findValid(friends: readonly Qualified[], own: Own): number[] {
  const seen = new Set(own.marks);
  const joined = new Map<string, number>();
  return friends.flatMap(({ id, day, network, marks }) => {
    if (marks.some((mark) => seen.has(mark))) return [];
    // Accounts of one network and one day are made by one hand more often than not; a household has other days.
    if (network !== null && network === own.network && day === own.day) return [];
    const [ofDay, ofAll] = [`${day} ${network}`, `${network}`];
    if (network !== null) {
      const count = (place: string): number => joined.get(place) ?? 0;
      if (count(ofDay) >= MOST_A_DAY_OF_NETWORK || count(ofAll) >= MOST_OF_NETWORK) return [];
      for (const place of [ofDay, ofAll]) joined.set(place, count(place) + 1);
    }
    for (const mark of marks) seen.add(mark);
    return [id];
  });
}
