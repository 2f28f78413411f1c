/** Letters about what promotions have given, in the transaction that has given it, each written once. */
import type { Transaction } from 'kysely';
import { isCoupon, isPercentCoupon } from '#contract/coupon-rules.ts';
import { REWARD_ITEMS } from '#contract/reward-enums.ts';
import { formatDate } from '#shared/format-date.ts';
import { formatPesos } from '#shared/format-pesos.ts';
import { cents } from '#shared/money.ts';
import { formatPoints } from '#shared/points.ts';
import { writeLetter, writeReceipt } from '../letters/letter-store.ts';
import type { Tables } from '../sql/tables.ts';
import type { Coin, Gift } from '../rules/gifts.ts';
import { readSources } from './sources.ts';

const OF_REWARDS = 1;
const MOST_IN_TITLE = 200;

/** What it came for. */
type Why = { why: 'deposit' | 'phone' } | { why: 'lottery'; place: number; week: string };

interface Whose {
  playerId: number;
  /** As the ledger's: it begins with the promotion's name. */
  ref: string;
  why: Why;
  now: Date;
}

/** About coin that was added at once: there is nothing to receive in it. */
export async function writeGiftLetter(
  db: Transaction<Tables>,
  { playerId, ref, why, count, betRate, now }: Whose & Coin,
): Promise<void> {
  const amount = formatPesos(cents(count));
  const { source: type, activity: name } = (await readSources(db))(ref);
  const content = [tellWhy(why), `${amount} is already in your balance.`, mustBet(betRate)].filter(Boolean).join(' ');
  const words = { key: 'gift', values: { name, type, count, betRate, ...why } };
  await writeLetter(db, { playerId, kind: OF_REWARDS, title: `${name}: ${amount}`, content, words, source: ref, now });
}

/** With what was not added at once: it waits inside, without an end, until the player receives it. */
export async function writeOwedLetter(
  db: Transaction<Tables>,
  { playerId, ref, why, gifts, now }: Whose & { gifts: readonly Gift[] },
): Promise<void> {
  const rewards = gifts.filter(({ count }) => count > 0);
  if (rewards.length === 0) return;
  const { source: type, activity: name } = (await readSources(db))(ref);
  const betRate = Math.max(...rewards.map((gift) => gift.betRate));
  const content = [tellWhy(why), 'Collect it whenever you like.', mustBet(betRate)].filter(Boolean).join(' ');
  const words = { key: 'owed', values: { name, type, betRate, ...why } };
  await writeLetter(db, { playerId, kind: OF_REWARDS, title: name, content, rewards, words, source: ref, now });
}

interface Received extends Omit<Whose, 'why'> {
  /** What the operator calls the promotion. */
  name: string;
  type: number;
  gifts: readonly Gift[];
  why?: 'phone';
}

/** About what the player has received with a tap: there is nothing left to do. A tap that gives nothing has none. */
export async function writeGiftReceipt(
  db: Transaction<Tables>,
  { playerId, ref, name, type, gifts, why, now }: Received,
): Promise<void> {
  const rewards = gifts.filter(({ count }) => count > 0);
  if (rewards.length === 0) return;
  const betRate = Math.max(...rewards.map((gift) => gift.betRate));
  const said = [why && tellWhy({ why }), 'The reward is already yours.', mustBet(betRate)];
  const title = `${name}: ${rewards.map(tellGift).join(' + ')}`.slice(0, MOST_IN_TITLE);
  const values = { name, type, betRate, ...(why && { why }) };
  const content = said.filter(Boolean).join(' ');
  await writeReceipt(db, { playerId, kind: OF_REWARDS, title, content, rewards, values, source: ref, now });
}

function tellGift({ id, count }: Gift): string {
  if (id === REWARD_ITEMS.points) return count === 100 ? '1 point' : `${formatPoints(count)} points`;
  if (isPercentCoupon(id)) return `${count}% coupon`;
  return isCoupon(id) ? `${formatPesos(cents(count))} coupon` : formatPesos(cents(count));
}

function tellWhy(why: Why): string {
  if (why.why !== 'lottery')
    return why.why === 'deposit' ? 'It came with your deposit.' : 'You have linked your phone.';
  return `Your ticket won prize ${why.place} of the week that began on ${formatDate(Date.parse(why.week))}.`;
}

function mustBet(times: number): string {
  if (times === 0) return '';
  return `Bet it ${times === 1 ? 'once' : `${times} times`} before you withdraw. Any game counts, no time limit.`;
}
