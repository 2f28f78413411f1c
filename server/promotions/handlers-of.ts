/** What answers the calls of the promotions, as the table of contents takes it. */
import type { Kysely, Transaction } from 'kysely';
import type { Parsed } from '#contract/define.ts';
import { type Area, contract } from '#contract/index.ts';
import type { Handler, HandlersOf } from '../call/handler.ts';
import { notBuilt, signedOut } from '../call/result.ts';
import type { Tables } from '../sql/tables.ts';
import { PROMOTIONS } from './all.ts';
import { claim } from './claim.ts';
import type { AreaRows, Listed, Promotion } from './promotion.ts';
import { readPromotion } from './read-promotion.ts';

interface Call {
  input: unknown;
  player: { id: number };
  now: Date;
  db: Kysely<Tables>;
}

type ReadState = (db: Kysely<Tables>, whose: { playerId: number; now: Date; input?: unknown }) => Promise<object>;

/** The handlers of an area whose calls are promotions'. What none of them answers is not built yet. */
export function handlersIn<Name extends Area>(area: Name): HandlersOf<Name> {
  const rows: AreaRows = contract[area];
  const found: Record<string, unknown> = Object.fromEntries(Object.keys(rows).map((name) => [name, notBuilt]));
  for (const one of PROMOTIONS.filter((other) => other.rows === rows)) Object.assign(found, handlersOf(one));
  // Each by the name of its row; the parts of a promotion have been checked against those rows.
  return found as HandlersOf<Name>;
}

/** Every claim answers the new state as well. A promotion without a call for its state has its claims elsewhere. */
function handlersOf(one: Listed): Record<string, unknown> {
  if (!one.state) return {};
  const readState = readStateOf(one);
  const read = async ({ db, player, now, input }: Omit<Call, 'player'> & Partial<Pick<Call, 'player'>>) =>
    player ? { ok: true, value: await readState(db, { playerId: player.id, now, input }) } : signedOut;
  const claims = Object.keys(one.claims).map((name) => [name, claimOf(one, name, readState)]);
  return { ...Object.fromEntries(claims), [one.state]: read };
}

/** What the call of its state answers. */
export const readStateOf =
  <A extends AreaRows, Name extends keyof A, Config, Known, Shown extends object>(
    one: Promotion<A, Name, Config, Known, Shown>,
  ) =>
  async (db: Kysely<Tables>, whose: { playerId: number; now: Date; input?: unknown }) => {
    const { facts } = await readPromotion(db, one, whose);
    const known = (await one.look?.(db, whose.playerId, { ...facts, input: whose.input ?? {} })) as Known;
    return { ...facts.period, ...one.read(facts, known) };
  };

/** A claim of this promotion, answered with the state that `readState` reads. */
export const claimOf =
  <A extends AreaRows, Name extends keyof A, Config, Known, Shown>(
    promotion: Promotion<A, Name, Config, Known, Shown>,
    name: Name,
    readState: ReadState,
  ): Handler<A[Name]> =>
  async (context) => {
    const call = context as unknown as Call & { input: Parsed<A[Name]>; db: Transaction<Tables> };
    const claimed = await claim(promotion, name, call);
    if (!claimed.ok) return claimed as Awaited<ReturnType<Handler<A[Name]>>>;
    const state = await readState(call.db, { playerId: call.player.id, now: call.now });
    return { ok: true, value: { state, ...claimed.value } };
  };
