/** Money that is on its way out: taken from the balance at once, and then given back or gone. Each ends once. */
import type { Kysely, Transaction } from 'kysely';

import { assert } from '#shared/assert.ts';
import { prepared } from '../sql/prepared.ts';
import type { Row, Tables } from '../sql/tables.ts';
import { together, withNext } from '../sql/together.ts';
import { type Locked, lockOfAccounts } from './lock-accounts.ts';
import { type Balances, post, postOrThrow } from './post.ts';

export interface Held {
  /** Of what the money is held back for. */
  ref: string;
  playerId: number;
  amount: number;
  now: Date;
}

type Ending = Exclude<Row<'hold'>['state'], 'open'>;

/** Undefined when there is not as much, or when something is held for this already; `BooksClosed` while the books do not agree. */
export async function hold(
  db: Transaction<Tables>,
  { ref, playerId, amount, now }: Held,
  locked: readonly Locked[] = [],
): Promise<Balances | undefined> {
  const amounts = { cash: -amount, 'withdrawal-hold': amount };
  const posted = await postOrThrow(db, { kind: 'hold', ref, playerId, amounts, now }, locked);
  if (!posted.ok) return undefined;
  await withNext(db, opening(db, { ref, playerId, amount, now }));
  return posted.balances;
}

const opening = prepared((db, { ref, playerId, amount, now }: Held) =>
  db
    .insertInto('hold')
    .values({ ref, player_id: playerId, amount, state: 'open', created_at: now, ended_at: null })
    .compile(),
);

/** Gives it back. Undefined when it has ended already. */
export const releaseHold = (db: Kysely<Tables>, ended: Ended): Promise<Balances | undefined> =>
  endHold(db, ended, 'released');

/** It has left the house. Undefined when it has ended already. */
export const settleHold = (db: Kysely<Tables>, ended: Ended): Promise<Balances | undefined> =>
  endHold(db, ended, 'settled');

export type Ended = Omit<Held, 'amount'>;

async function endHold(
  db: Kysely<Tables>,
  { ref, playerId, now }: Ended,
  state: Ending,
): Promise<Balances | undefined> {
  const to = state === 'released' ? 'cash' : 'deposit-clearing';
  const [[held], locked] = await together<[Pick<Row<'hold'>, 'amount'>, Locked]>(db, [
    ending(db, { ref, playerId, now, state }),
    lockOfAccounts(db, playerId, state === 'released' ? ['withdrawal-hold', 'cash'] : ['withdrawal-hold']),
  ]);
  if (!held) return undefined;
  const amounts = { 'withdrawal-hold': -held.amount, [to]: held.amount };
  const kind = state === 'released' ? 'release' : 'settle';
  const posted = await post(db, { kind, ref, playerId, amounts, now }, locked);
  assert(posted.ok, 'what is held is there');
  return posted.balances;
}

const ending = prepared((db, { ref, playerId, now, state }: Ended & { state: Ending }) =>
  db
    .updateTable('hold')
    .set({ state, ended_at: now })
    .where('ref', '=', ref)
    .where('player_id', '=', playerId)
    .where('state', '=', 'open')
    .returning('amount')
    .compile(),
);
