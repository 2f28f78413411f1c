/**
 * The shape of one row of the contract. Everything that page, service worker and server know about a call is derived
 * from its row, so a fact about a call is written here and nowhere else.
 */
import type { GenericSchema, InferInput, InferOutput } from 'valibot';

/**
 * - `anyone`: needs no session, as sign-in and the anonymous calls.
 * - `public`: carries the Public header; with a session it knows the player, and a 401 never leads to sign-in.
 * - `player`: needs a session; a 401 ends it.
 */
type Access = 'anyone' | 'public' | 'player';

/**
 * - `change`: carries a key made in the page, because browsers repeat a POST by themselves.
 * - `money`: a change that the page writes down before it is sent. It asks about a lost answer, and never sends it again.
 */
type Effect = 'read' | 'change' | 'money';

/** `by-itself`: its own code recognizes the repetition. `not-for-guests`: it does nothing for a guest, and keeps no answer. */
type Repeats = 'by-itself' | 'not-for-guests';

/**
 * - `network`: no network, no answer; nothing is kept. Money, claims, identity.
 * - `cache`: the last good answer at once, with its age, and a fresh one behind it.
 * - `config`: as `cache`, and the service worker keeps the reply and the game list, so that the app opens offline.
 * - `sync`: the intent is written to the store and sent when possible; it is safe to send twice.
 */
type Policy = { kind: 'network' } | { kind: 'cache'; freshMs: number } | { kind: 'config' } | { kind: 'sync' };

export interface Row {
  readonly path: `/app/v1/${string}`;
  /** A call that only our own server has, and the specification does not list. */
  readonly isOurs?: true;
  readonly access: Access;
  /** Anyone may ask. A player gets an answer of their own, which nobody else is shown. */
  readonly knowsPlayer?: true;
  /** Why the page sends it in no guest's name, although a server might answer. */
  readonly withoutToken?: string;
  /** The errcode of sign-in that keeps a player out of all else, and not of this: it is what keeps them out, and its repetition is told so. */
  readonly opensTo?: number;
  readonly effect: Effect;
  /** How the server recognizes a change that is sent twice. Without it, the answer is kept beside its key and told again. */
  readonly repeats?: Repeats;
  /**
   * The server gives it connections of its own, since it may wait: it is read at leisure, or tells or wishes something that nothing
   * hangs on. Every other call is near money, or says who is signed in.
   */
  readonly mayWait?: true;
  /** The read whose answer is replaced by the `state` that this claim is answered with. */
  readonly gives?: Draft;
  readonly body: 'json' | 'form';
  readonly policy: Policy;
  readonly request: GenericSchema;
  readonly answer: GenericSchema;
  /** Every errcode the server refuses with, and the key of the text a player reads. */
  readonly refusals: Readonly<Record<number, string>>;
}

/** Its answer is the same for every player and for a guest. */
export const isForAll = ({ access, knowsPlayer }: Pick<Row, 'access' | 'knowsPlayer'>): boolean =>
  access === 'anyone' && !knowsPlayer;

export type MoneyRow = Row & { readonly effect: 'money' };

export type Draft = Omit<Row, 'body' | 'refusals'> & Partial<Pick<Row, 'body' | 'refusals'>>;
type Completed<D extends Draft> = { readonly [K in keyof D]: D[K] } & {
  readonly body: D['body'] extends 'form' ? 'form' : 'json';
  readonly refusals: D['refusals'] extends Record<number, string> ? D['refusals'] : Record<never, string>;
};

/** Checks the rows of one area and fills in what most of them share: a JSON body, no refusals of their own, and what the area says. */
export function defineCalls<const Rows extends Record<string, Draft>>(
  rows: Rows,
  ofArea: Pick<Row, 'mayWait'> = {},
): { readonly [K in keyof Rows]: Completed<Rows[K]> } {
  const complete = Object.entries(rows).map(([name, row]) => [name, { body: 'json', refusals: {}, ...ofArea, ...row }]);
  return Object.fromEntries(complete) as { readonly [K in keyof Rows]: Completed<Rows[K]> };
}

export type Input<R extends Row> = InferInput<R['request']>;
export type Parsed<R extends Row> = InferOutput<R['request']>;
/** What the server's handler returns, before the schema has read it. */
export type Reply<R extends Row> = InferInput<R['answer']>;
/** What the page receives, after the schema has read it. */
export type Answer<R extends Row> = InferOutput<R['answer']>;
export type Refusal<R extends Row> = Extract<keyof R['refusals'], number>;
