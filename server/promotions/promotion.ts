/**
 * What one promotion is: rules as data. Its rules know no database, no ledger and no clock, and are given what they decide by.
 * `claim.ts` is the only code that acts on them.
 */
import type { GenericSchema } from 'valibot';
import type { activities } from '#contract/activities.ts';
import type { Parsed, Refusal, Reply, Row } from '#contract/define.ts';
import { CLAIM } from '#contract/errcodes.ts';
import { ITEM_STATUS } from '#contract/reward-enums.ts';
import type { Kysely } from 'kysely';
import type { Coin, Gift } from '../rules/gifts.ts';
import type { ActivitySeed } from './demo-place.ts';
import type { Tables } from '../sql/tables.ts';
import type { Trial } from './trial.ts';

/** What this player has done in this season. */
export interface Marks {
  has(mark: string): boolean;
  /** How many begin with this word. */
  count(word: string): number;
  /** What stands behind this word in each that begins with it. */
  after(word: string): readonly string[];
  total: number;
}

/** What is known without looking at anything but the promotion. */
export interface Facts<Config> {
  config: Config;
  marks: Marks;
  /** In Manila, as 2026-12-24. */
  day: string;
  now: Date;
  /** Unix seconds; 0 is no time at all. */
  period: { startTime: number; endTime: number };
  standing: Standing;
}

/** `off`: nobody runs it, or it is set wrongly. */
export type Standing = 'before' | 'open' | 'over' | 'off';

/** A deposit that has just been credited. */
export interface Deposited {
  amount: number;
  /** What the promotion sold it for, when it was asked for: it is bought though the promotion has ended since. */
  bought?: number;
  /** All that the player had put in before it. */
  before: number;
}

/** Whom the list of activities is told to. */
export interface Listener {
  totalRecharge: number;
  mobile: string | null;
}

/** What a deposit leaves with a player: a mark, once in a season, and coin that comes with the deposit. */
interface Earned {
  mark: string;
  coin?: Coin;
}

/** A package, a card or a pack that a deposit of its price buys. */
export interface Wish {
  propId: number;
  amount: number;
}

export type Asked<R extends Row, Config, Known> = Facts<Config> & { known: Known; input: Parsed<R> };

/** Where a wheel has stopped, and what is given for it. */
export interface Drawn {
  propId: number;
  rewards: readonly Gift[];
}

/** From 0 to below the bound, each as likely. */
export type Random = (bound: number) => number;

/** So many of an item; of coin in hundredths. */
export interface News {
  itemId: number;
  count: number;
}

/** One thing that a player may claim. */
export interface Rule<R extends Row, Config, Known> {
  /** Why not; undefined when nothing is in the way. */
  may: (asked: Asked<R, Config, Known>) => Refusal<R> | undefined;
  /** What is done by it: the same mark is done once in a season. */
  mark: (asked: Asked<R, Config, Known>) => string;
  gives?: (asked: Asked<R, Config, Known>) => readonly Gift[];
  /** In hundredths of points; `may` has made sure that the player has them. */
  costs?: (asked: Asked<R, Config, Known>) => number;
  /** In place of `gives`, for what chance decides. */
  draws?: (asked: Asked<R, Config, Known>, random: Random) => Drawn;
  /** Writes down what `look` reads again, in the claim's transaction. */
  keeps?: (db: Kysely<Tables>, playerId: number, asked: Asked<R, Config, Known>) => Promise<void>;
  /** What the tickers tell everybody of it, under a masked phone. */
  announces?: (asked: Asked<R, Config, Known>, drawn: { propId?: number | undefined }) => News | undefined;
  /** Further marks, of what chance has decided. */
  leaves?: (asked: Asked<R, Config, Known>, drawn: Drawn) => readonly string[];
  /** It has been paid for or earned, so it is given after the end too. */
  isOwed?: (asked: Asked<R, Config, Known>) => boolean;
}

/** What the list of activities says of one. */
export type Entry = NonNullable<Reply<typeof activities.getActivityIds>['activityMap']>[string];

/** What is given once, without a claim. */
interface Given {
  mark: string;
  gives: readonly Gift[];
}

export interface Basics<Config> {
  type: number;
  /** Reads what the operator has set, and puts the promotion's own figures where nothing is set. */
  config: GenericSchema<unknown, Config>;
  /** Marks count within a season; in the next one everything may be done again. */
  season: (facts: Pick<Facts<Config>, 'config' | 'day'>) => string;
  entry: (facts: Facts<Config>) => Partial<Entry>;
  /** Whether the list of activities has it for this player; always, where it does not say. */
  isFor?: (facts: Facts<Config>, player: Listener) => boolean;
  /** In the transaction that credits a deposit, while the promotion is on or where it sold what the deposit buys. */
  deposited?: (facts: Facts<Config>, deposit: Deposited) => readonly Earned[];
  /** In the transaction that binds a phone, while the promotion is on. */
  bound?: (facts: Facts<Config>) => Given;
  /** What it marks when a player makes a claim of another promotion, in that claim's transaction and while this one is on. */
  hears?: { type: number; claim: string; mark: (facts: Facts<Config>) => string };
  /** How a player comes to what it gives; without it there is nothing to receive. */
  trial?: Trial;
  /** Its place in the demo world. */
  demo: Omit<ActivitySeed, 'type'>;
}

export type AreaRows = Readonly<Record<string, Row>>;

/** `Name`: of its claims among the area's calls. `Known`: what its rules ask for beyond marks. `Shown`: its state. */
export interface Promotion<A extends AreaRows, Name extends keyof A, Config, Known, Shown> extends Basics<Config> {
  /** Stands in the reference of every reward, and never changes. */
  name: string;
  rows: A;
  /** The call that reads its state, unless another answer holds it. */
  state?: keyof A & string;
  look?: (db: Kysely<Tables>, playerId: number, asked: Facts<Config> & { input: unknown }) => Promise<Known>;
  /** What its row in the list says that marks alone do not tell. When the promotion is over, `canReceive` stands for what it owes. */
  glance?: (facts: Facts<Config>, known: Known) => Partial<Entry>;
  /** What its own screen shows, without the period. */
  read: (facts: Facts<Config>, known: Known) => Shown;
  /** What a deposit of this kind buys here. */
  sells?: { actType: number; offers: (facts: Facts<Config>, known: Known, wish: Wish) => boolean };
  claims: { readonly [N in Name]: Rule<A[N], Config, Known> };
}

/** As the list holds it: its parts have been checked against its rows where they were brought together. */
export type Listed = Promotion<AreaRows, string, unknown, unknown, object>;

/** What the call of the state answers, beside the period; anything where no call does. */
type ShownBy<A extends AreaRows, State> = State extends keyof A
  ? Omit<Reply<A[State]>, 'startTime' | 'endTime'>
  : unknown;

/** Says the types of a promotion by its parts. */
export const promotion = <
  const A extends AreaRows,
  Name extends keyof A,
  Config,
  Shown,
  Known = undefined,
  State extends (keyof A & string) | undefined = undefined,
>(
  parts: Promotion<A, Name, Config, Known, Shown> & {
    state?: State;
    read: (facts: Facts<Config>, known: Known) => ShownBy<A, NoInfer<State>>;
  },
): Promotion<A, Name, Config, Known, Shown> => parts;

/** Why what stands like this is not received now; undefined stands for what the promotion does not have. */
export function whyNotReady(status: number | undefined) {
  if (status === undefined) return CLAIM.unknown;
  if (status === ITEM_STATUS.received) return CLAIM.received;
  return status === ITEM_STATUS.claimable ? undefined : CLAIM.notYet;
}

/** What the ledger and letters call what a promotion gives for a mark: under one of these it gives once. */
export const giftRef = (
  name: string,
  { playerId, season, mark }: Record<'season' | 'mark', string> & { playerId: number },
): string => `${name} ${playerId} ${season} ${mark}`;

export function marksOf(list: readonly string[]): Marks {
  const all = new Set(list);
  return {
    has: (mark) => all.has(mark),
    count: (word) => list.filter((mark) => mark === word || mark.startsWith(`${word} `)).length,
    after: (word) => list.filter((mark) => mark.startsWith(`${word} `)).map((mark) => mark.slice(word.length + 1)),
    total: all.size,
  };
}
