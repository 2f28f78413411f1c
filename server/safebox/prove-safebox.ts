/** Asks for the password of the safebox. Wrong tries are counted where they come from, as those of a log-in are (decision 031). */
import type { Kysely } from 'kysely';
import { findKnownMark } from '../players/known-devices.ts';
import { safeboxAt, safeboxByStrangers, safeboxOn } from '../players/tries.ts';
import type { Passwords } from '../players/passwords.ts';
import type { Unseal } from '../players/unseal.ts';
import { type Counted, countTries, forgetTries, uncountTry } from '../sql/queries/tries.ts';
import type { Tables } from '../sql/tables.ts';

interface Caller {
  player: { id: number };
  fingerprint: string;
  network: string;
  now: Date;
  db: Kysely<Tables>;
}

interface Asked extends Caller {
  passwords: Passwords;
  unseal: Unseal;
}

export type Proof = 'right' | 'wrong' | 'tooOften' | 'busy';

/** `busy` is no answer for good: it leaves nothing behind, the count of this try neither. */
export async function proveSafebox(asked: Asked, hash: string, password: string | undefined): Promise<Proof> {
  if (password === undefined) return 'wrong';
  const { db, now, passwords, unseal } = asked;
  const { own, shared } = await limitsOf(asked);
  if (!(await countTries(db, [own, ...shared], now))) return 'tooOften';
  const verdict = await passwords.verify(hash, await unseal(password, now));
  if (verdict === 'right') {
    await forgetTries(db, own);
    for (const limit of shared) await uncountTry(db, limit);
  }
  return verdict;
}

/** The player has proved by a code who they are: their tries are theirs again. */
export async function forgetSafeboxTries(caller: Caller): Promise<void> {
  const { own, shared } = await limitsOf(caller);
  for (const limit of [own, ...shared]) await forgetTries(caller.db, limit);
}

interface Limits {
  own: Counted;
  /** With others who try the same safebox; a try that was right is given back. */
  shared: Counted[];
}

async function limitsOf({ db, player, fingerprint, network, now }: Caller): Promise<Limits> {
  const mark = await findKnownMark(db, player.id, { fingerprint, now });
  return mark === undefined
    ? { own: safeboxAt(player, network), shared: [safeboxByStrangers(player)] }
    : { own: safeboxOn(player, mark), shared: [] };
}
