/**
 * A letter about coin that has come without a tap, in the transaction that gives it. There is nothing to receive in it, and it is
 * written once.
 */
import type { Transaction } from 'kysely';
import { formatPesos } from '#shared/format-pesos.ts';
import { cents } from '#shared/money.ts';
import { writeLetter } from '../letters/letter-store.ts';
import type { Tables } from '../sql/tables.ts';
import { readActivityTitles } from './activity-titles.ts';
import type { Coin } from './promotion.ts';

const OF_REWARDS = 1;

interface Come extends Coin {
  playerId: number;
  /** As the ledger's: it begins with the promotion's name. */
  ref: string;
  /** What it came for. */
  why: string;
  now: Date;
}

export async function writeGiftLetter(
  db: Transaction<Tables>,
  { playerId, ref, why, count, betRate, now }: Come,
): Promise<void> {
  const amount = formatPesos(cents(count));
  const title = `${(await readActivityTitles(db))(ref)}: ${amount}`;
  const content = [why, `${amount} is in your balance already.`, mustBet(betRate)].filter(Boolean).join(' ');
  await writeLetter(db, { playerId, kind: OF_REWARDS, title, content, source: ref, now });
}

function mustBet(times: number): string {
  if (times === 0) return '';
  return `Bet it ${times === 1 ? 'once' : `${times} times`} before you withdraw it. Any game counts, no time limit.`;
}
