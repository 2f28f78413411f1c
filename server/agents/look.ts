/** Brings together what the promotions about friends' bets decide by: who counts, what they bet, and what was received. */
import type { Kysely } from 'kysely';
import { CLAIM } from '#contract/errcodes.ts';
import { type Inviter, inviterOf } from '../invites/friends.ts';
import { type Person, readLine } from '../invites/line.ts';
import { coin } from '../rules/gifts.ts';
import { addReceived, listBetsByMonth, readReceived } from './agent-store.ts';
import type { Tables } from '../sql/tables.ts';
import { type Bet, dueOf, type Earned, earnedBy, monthOf, sumOf, type Times, windowOf } from './commission.ts';

/** Beside the months, what `agent_received` counts: friends. */
const INVITES = 'invites';

interface Scheme extends Times {
  type: number;
  /** Of each level, in hundredths of a percent. */
  rates: readonly number[];
}

export interface Pot {
  inviter: Inviter;
  line: readonly Person[];
  bets: readonly Bet[];
  earned: Earned;
  /** What of each month waits, and all of it together. */
  due: ReadonlyMap<string, number>;
  waiting: number;
  /** All that was ever received. */
  received: number;
  /** For how many friends a bonus was received. */
  paidInvites: number;
}

export async function lookAtPot(db: Kysely<Tables>, playerId: number, { type, rates, ...times }: Scheme): Promise<Pot> {
  const line = await readLine(db, playerId, rates.length);
  const bets = await listBetsByMonth(db, line, windowOf(times));
  const parts = await readReceived(db, { playerId, type });
  const earned = earnedBy(line, bets, rates);
  const due = dueOf(earned.months, parts);
  const paidInvites = parts.get(INVITES) ?? 0;
  return {
    inviter: await inviterOf(db, playerId, firstOf(line)),
    line,
    bets,
    earned,
    due,
    waiting: sumOf(due.values()),
    received: sumOf(parts.values()) - paidInvites,
    paidInvites,
  };
}

const firstOf = (line: readonly Person[]): number[] => line.filter(({ level }) => level === 1).map(({ id }) => id);

interface Whose {
  playerId: number;
  type: number;
}

interface InPot {
  config: { betRate: number };
  known: Pot;
}

/** What was received is no mark: each month has a sum of its own. The mark of a claim is read by nobody. */
export const seasonOfPot = ({ day }: Pick<Times, 'day'>): string => monthOf(day);

/** The claim of what waits. Friends have bet for it, so the end takes nothing away. */
export const takesPot = (type: number) => ({
  isOwed: ({ known }: InPot) => known.waiting > 0,
  may: ({ known }: InPot) => (known.waiting > 0 ? undefined : CLAIM.notEnough),
  mark: ({ known }: InPot) => `took ${known.received + known.waiting}`,
  gives: ({ config, known }: InPot) => coin(known.waiting, config.betRate),
  keeps: async (db: Kysely<Tables>, playerId: number, { known }: InPot) => {
    for (const [part, amount] of known.due) await addReceived(db, { playerId, type, part, amount });
  },
});

export const keepInvites = (db: Kysely<Tables>, whose: Whose, count: number): Promise<void> =>
  addReceived(db, { ...whose, part: INVITES, amount: count });
