/** What the five calls have in common: how they answer, and how a transaction id is settled once and for all. */
import type { Transaction } from 'kysely';

import { once } from '../call/once.ts';
import type { Services } from '../services.ts';
import type { Tables } from '../sql/tables.ts';
import { PROVIDER_ID, type WalletCall, type WalletError } from './protocol.ts';

export type Reply = { ok: true; value: object } | { ok: false; error: WalletError };

export interface TellerContext {
  now: Date;
  services: Services;
}

export type Teller<Input> = (db: Transaction<Tables>, input: Input, context: TellerContext) => Promise<Reply>;

export const refuse = (error: WalletError): { ok: false; error: WalletError } => ({ ok: false, error });

/**
 * A movement under its own id. A "no" is kept like a "yes": a bet that was refused and comes again must not be taken
 * after its provider has given it up. Only what has come before its time may come again.
 */
export async function settle(
  db: Transaction<Tables>,
  { call, input, now }: { call: WalletCall; input: { transactionId: string }; now: Date },
  work: () => Promise<Reply>,
): Promise<Reply> {
  const { transactionId, ...rest } = input;
  const key = `${call} ${transactionId}`;
  const said = { scope: `transaction ${PROVIDER_ID}`, key, body: JSON.stringify(rest), now };
  const settled = await once(db, said, async () => {
    const reply = await work();
    return { answer: JSON.stringify(reply), isKept: reply.ok || reply.error !== 'unknownRound' };
  });
  return settled.ok ? (JSON.parse(settled.answer) as Reply) : refuse('invalid');
}
