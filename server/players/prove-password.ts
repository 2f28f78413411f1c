/** Asks a player who is logged in for their password once more, before what a stranger with their phone must not do. */
import type { Transaction } from 'kysely';
import { MINUTE_MS } from '#shared/durations.ts';
import { type Counted, countTry, forgetting, uncountTry } from '../sql/queries/tries.ts';
import type { Row, Tables } from '../sql/tables.ts';
import { withNext } from '../sql/together.ts';
import type { Passwords } from './passwords.ts';
import type { Unseal } from './unseal.ts';

/** `unasked`: there is none. `busy`: too many passwords are being looked at. */
export type Proof = 'unasked' | 'right' | 'missing' | 'tooOften' | 'wrong' | 'busy';

const proofsOf = (playerId: number): Counted => ({
  scope: 'prove-password',
  key: `player ${playerId}`,
  most: 5,
  windowMs: 15 * MINUTE_MS,
  doublings: 2,
});

interface Asked {
  db: Transaction<Tables>;
  unseal: Unseal;
  passwords: Passwords;
  now: Date;
}

export async function provePassword(
  { db, unseal, passwords, now }: Asked,
  { id, password_hash }: Pick<Row<'player'>, 'id' | 'password_hash'>,
  password: string | undefined,
): Promise<Proof> {
  if (password_hash === null) return 'unasked';
  if (password === undefined) return 'missing';
  const limit = proofsOf(id);
  if (!(await countTry(db, limit, now))) return 'tooOften';
  const verdict = await passwords.verify(password_hash, await unseal(password, now));
  if (verdict === 'busy') await uncountTry(db, limit);
  if (verdict === 'right') await withNext(db, forgetting(db, limit));
  return verdict;
}
