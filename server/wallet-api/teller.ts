/** What the five calls have in common: how they answer, and how a transaction id is settled once and for all. */
import type { CompiledQuery, Transaction } from 'kysely';

import { once } from '../call/once.ts';
import type { Services } from '../services.ts';
import type { PlayedVisit } from '../sql/queries/visits.ts';
import type { Tables } from '../sql/tables.ts';
import { PROVIDER_ID, type WalletCall, type WalletError } from './protocol.ts';

export type Reply = { ok: true; value: object } | { ok: false; error: WalletError };

export interface TellerContext {
  now: Date;
  services: Services;
  /** Held until the transaction ends. */
  visit: PlayedVisit;
}

export type Teller<Input> = (db: Transaction<Tables>, input: Input, context: TellerContext) => Promise<Reply>;

export const refuse = (error: WalletError): { ok: false; error: WalletError } => ({ ok: false, error });

/**
 * A movement under its own id. A "no" is kept like a "yes": a bet that was refused and comes again must not be taken
 * after its provider has given it up. Only what has come before its time may come again. `along` is asked together with
 * the key, for `work`.
 */
export async function settle<Rows extends readonly unknown[] = []>(
  db: Transaction<Tables>,
  { call, input, now }: { call: WalletCall; input: { transactionId: string }; now: Date },
  work: (...found: { [At in keyof Rows]: Rows[At][] }) => Promise<Reply>,
  along?: readonly [...{ [At in keyof Rows]: CompiledQuery<Rows[At]> }],
): Promise<Reply> {
  const { transactionId, ...rest } = input;
  const key = `${call} ${transactionId}`;
  const said = { scope: `transaction ${PROVIDER_ID}`, key, body: JSON.stringify(rest), now };
  const decide = async (...found: { [At in keyof Rows]: Rows[At][] }) => {
    const reply = await work(...found);
    return { answer: JSON.stringify(reply), isKept: reply.ok || reply.error !== 'unknownRound' };
  };
  const settled = await once<Rows>(db, said, decide, along);
  return settled.ok ? (JSON.parse(settled.answer) as Reply) : refuse('invalid');
}
