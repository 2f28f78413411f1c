/** Money that is on its way out: taken from the balance at once, and then given back or gone. Each ends once. */
import type { Kysely } from 'kysely';

import { assert } from '#shared/assert.ts';
import type { Row, Tables } from '../sql/tables.ts';
import { BooksClosed } from './books.ts';
import { post } from './post.ts';

export interface Held {
  /** Of what the money is held back for. */
  ref: string;
  playerId: number;
  amount: number;
  now: Date;
}

type Ending = Exclude<Row<'hold'>['state'], 'open'>;

/** False when there is not as much, or when something is held for this already; `BooksClosed` while they do not agree. */
export async function hold(db: Kysely<Tables>, { ref, playerId, amount, now }: Held): Promise<boolean> {
  const posted = await post(db, {
    kind: 'hold',
    ref,
    playerId,
    amounts: { cash: -amount, 'withdrawal-hold': amount },
    now,
  });
  if (!posted.ok && posted.because === 'closed') throw new BooksClosed();
  if (!posted.ok) return false;
  await db
    .insertInto('hold')
    .values({ ref, player_id: playerId, amount, state: 'open', created_at: now, ended_at: null })
    .execute();
  return true;
}

/** Gives it back. False when it has ended already. */
export const releaseHold = (db: Kysely<Tables>, ref: string, now: Date): Promise<boolean> =>
  endHold(db, ref, 'released', now);

/** It has left the house. False when it has ended already. */
export const settleHold = (db: Kysely<Tables>, ref: string, now: Date): Promise<boolean> =>
  endHold(db, ref, 'settled', now);

async function endHold(db: Kysely<Tables>, ref: string, state: Ending, now: Date): Promise<boolean> {
  const held = await db
    .updateTable('hold')
    .set({ state, ended_at: now })
    .where('ref', '=', ref)
    .where('state', '=', 'open')
    .returning(['player_id', 'amount'])
    .executeTakeFirst();
  if (!held) return false;
  const posted = await post(db, {
    kind: state === 'released' ? 'release' : 'settle',
    ref,
    playerId: held.player_id,
    amounts: {
      'withdrawal-hold': -held.amount,
      [state === 'released' ? 'cash' : 'deposit-clearing']: held.amount,
    },
    now,
  });
  assert(posted.ok, 'what is held is there');
  return true;
}
