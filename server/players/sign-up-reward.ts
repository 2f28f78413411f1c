import type { Kysely } from 'kysely';
import { credit } from '../ledger/credit.ts';
import type { Tools } from '../call/context.ts';
import type { Tables } from '../sql/tables.ts';

/** What the button to sign up has promised, once for each player and free to be used for anything. */
export async function giveSignUpReward(
  db: Kysely<Tables>,
  playerId: number,
  { now, configAnswers }: { now: Date } & Pick<Tools, 'configAnswers'>,
): Promise<void> {
  const { registerCoin: amount } = await configAnswers.current(now);
  if (amount > 0) await credit(db, { kind: 'sign-up-reward', ref: `player ${playerId}`, playerId, amount, now });
}
