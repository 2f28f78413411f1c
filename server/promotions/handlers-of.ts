/** A promotion's calls, as the table of contents takes them. */
import type { Kysely, Transaction } from 'kysely';
import type { Parsed, Reply } from '#contract/define.ts';
import type { Handler } from '../call/handler.ts';
import type { Tables } from '../sql/tables.ts';
import { claim } from './claim.ts';
import type { Area, Promotion } from './promotion.ts';
import { readPromotion } from './read-promotion.ts';

interface Call {
  input: unknown;
  player: { id: number };
  now: Date;
  db: Kysely<Tables>;
}

type ReadState = (db: Kysely<Tables>, whose: { playerId: number; now: Date }) => Promise<object>;

/** `state` names the call that reads it; every claim answers the new state as well. */
export function handlersOf<
  A extends Area,
  Name extends keyof A,
  State extends keyof A,
  Config,
  Known,
  Shown extends Omit<Reply<A[State]>, 'startTime' | 'endTime'>,
>(promotion: Promotion<A, Name, Config, Known, Shown>, state: State) {
  const readState: ReadState = async (db, whose) => {
    const { facts, period } = await readPromotion(db, promotion, whose);
    return { ...period, ...promotion.read(facts) };
  };
  const read = async ({ db, player, now }: Call) => ({
    ok: true,
    value: await readState(db, { playerId: player.id, now }),
  });
  const names = Object.keys(promotion.claims) as Name[];
  const claims = names.map((name) => [name, claimOf(promotion, name, readState)]);
  // Each by the name of its row; the parts of a promotion have been checked against those rows.
  return { ...Object.fromEntries(claims), [state]: read } as { readonly [N in Name | State]: Handler<A[N]> };
}

/** For a promotion whose state stands in the answer to another call. */
export const claimOf =
  <A extends Area, Name extends keyof A, Config, Known, Shown>(
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
