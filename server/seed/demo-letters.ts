/** What the players of the demo world find in their mail, each once for good. */
import type { Kysely } from 'kysely';
import { REWARD_ITEMS } from '#contract/reward-enums.ts';
import { type NewLetter, writeLetter } from '../letters/letter-store.ts';
import type { Tables } from '../sql/tables.ts';

type Letter = Pick<NewLetter, 'kind' | 'title' | 'content' | 'rewards' | 'source'>;

const demoLetters: readonly Letter[] = [
  {
    source: 'welcome',
    kind: 0,
    title: 'Welcome to Perya',
    content:
      'Thank you for joining us.\n\nYour wallet, your records and this mail are in the tabs below. What you’ve opened once, you can read offline too.',
  },
  {
    source: 'deposits',
    kind: 2,
    title: 'How to pay with QR Ph',
    content:
      '<p>Open <b>Wallet</b>, choose an amount and scan the code with your bank or e-wallet.</p><p>The first deposit is at least ₱500.</p>',
  },
  {
    source: 'first gift',
    kind: 1,
    title: 'A little something to start with',
    content: 'Here are ₱20 and 50 points. Bet the ₱20 once before you withdraw.',
    rewards: [
      { id: REWARD_ITEMS.coin, count: 20_00, betRate: 1 },
      { id: REWARD_ITEMS.points, count: 50_00, betRate: 0 },
    ],
  },
  {
    source: 'first coupons',
    kind: 1,
    title: 'Two coupons for your deposits',
    content:
      'One adds 10% to a deposit, up to ₱200. The other adds ₱50 to a deposit of ₱500 or more. Bet what a coupon adds once before you withdraw.',
    rewards: [
      { id: 1005, count: 10, betRate: 0 },
      { id: 1050, count: 50_00, betRate: 0 },
    ],
  },
];

export async function writeDemoLetters(db: Kysely<Tables>, playerId: number, now: Date): Promise<void> {
  for (const letter of demoLetters) await writeLetter(db, { ...letter, playerId, now });
}
