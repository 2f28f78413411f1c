import { expect, test } from 'vitest';
import { PERCENT_COUPON_RANGES, REWARD_ITEMS } from '#contract/reward-enums.ts';
import { playKit, START } from '../../tests/kit/play.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { inTransaction } from '../sql/in-transaction.ts';
import type { Gift } from '../rules/gifts.ts';
import { writeGiftReceipt } from './write-gift-letter.ts';

const coin = (count: number, betRate = 0): Gift => ({ id: REWARD_ITEMS.coin, count, betRate });
const points = (count: number): Gift => ({ id: REWARD_ITEMS.points, count, betRate: 0 });
const [percent, amount] = [PERCENT_COUPON_RANGES[0][0], 1050];

withDatabase((database) => {
  const kit = playKit(database);
  const receipts = { count: 0 };

  async function receiptOf(gifts: Gift[], more: { name?: string; why?: 'phone' } = {}) {
    const db = kit.db();
    const ref = `supply ${(receipts.count += 1)}`;
    const whose = { playerId: kit.playerId(), ref, name: 'Free coins', type: 30, now: START };
    await inTransaction(db, (transaction) => writeGiftReceipt(transaction, { ...whose, gifts, ...more }));
    return db.selectFrom('letter').select(['title', 'content']).where('source', '=', ref).executeTakeFirst();
  }

  test.each([
    ['coin', [coin(5_050)], '₱50.50'],
    ['one point', [points(100)], '1 point'],
    ['points', [points(2_500)], '25 points'],
    ['a coupon of a share', [{ id: percent, count: 20, betRate: 0 }], '20% coupon'],
    ['a coupon of an amount', [{ id: amount, count: 10_000, betRate: 0 }], '₱100.00 coupon'],
    ['several things, without those that are none', [coin(100), points(0), points(200)], '₱1.00 + 2 points'],
  ] as const)('a receipt of %s says what it is', async (_what, gifts, told) => {
    expect((await receiptOf([...gifts]))?.title).toBe(`Free coins: ${told}`);
  });

  test.each([
    [0, 'The reward is already yours.'],
    [1, 'The reward is already yours. Bet it once before you withdraw. Any game counts, no time limit.'],
    [3, 'The reward is already yours. Bet it 3 times before you withdraw. Any game counts, no time limit.'],
  ])('what is to be bet %i times says so', async (betRate, content) => {
    expect((await receiptOf([points(100), coin(100, betRate)]))?.content).toBe(content);
  });

  test('it says what it came for, and a tap that gives nothing has no receipt', async () => {
    expect((await receiptOf([coin(100)], { why: 'phone' }))?.content).toMatch(/^You have linked your phone\./);
    expect(await receiptOf([coin(0)])).toBeUndefined();
    expect(await receiptOf([])).toBeUndefined();
  });

  test('a long name of a promotion is cut, and loses nobody the reward', async () => {
    expect((await receiptOf([coin(100)], { name: 'x'.repeat(300) }))?.title).toHaveLength(200);
  });
});
