import { expect, test } from 'vitest';
import { depositBonus } from '#contract/deposit-bonus.ts';
import { said, seenText } from '../../../../tests/kit/client/draw.ts';
import { openPromotion } from '../../../../tests/kit/client/promotion.tsx';

const step = (propId: number, target: number, reached: number, itemStatus: number) => ({
  propId,
  title: '',
  itemStatus,
  target,
  reached,
  rewardList: [{ id: 2001, count: propId * 1_000, betRate: 2 }],
});
const open = (more: object = {}) =>
  openPromotion('/activity/vipRebate', depositBonus.rechargeBonusCollection8, {
    startTime: 0,
    endTime: 0,
    totalRecharge: 150_000,
    stepList: [step(1, 50_000, 50_000, 2), step(2, 100_000, 100_000, 0), step(3, 500_000, 150_000, 0)],
    ...more,
  });

test('[CALL-32] the milestones say what was given, what comes with the next deposit, and how far the next one is', async () => {
  const place = await open();
  expect(Array.from(place.querySelectorAll('.milestones li'), seenText)).toEqual([
    '₱10.00At ₱500Received',
    '₱20.00At ₱1,000Comes with your next deposit',
    '₱30.00At ₱5,000',
  ]);
  expect(seenText(place)).toContain('Bet the bonus 2 times before you withdraw. Any game counts, no time limit.₱10.00');
  expect(seenText(place)).toContain('₱3,500.00 more to the next milestone');
});

test('a milestone that is just reached is not the next', async () => {
  expect(seenText(await open({ totalRecharge: 100_000 }))).toContain('₱4,000.00 more to the next milestone');
});

test('milestones that have to be bet differently often say so each', async () => {
  const [once, often] = [step(2, 200_000, 0, 0), step(3, 500_000, 0, 0)];
  const place = await open({ stepList: [{ ...once, rewardList: [{ id: 2001, count: 2_000, betRate: 1 }] }, often] });
  const said = Array.from(place.querySelectorAll('.milestones .promotion-wager'), seenText);
  expect(said).toEqual([expect.stringContaining('bonus once'), expect.stringContaining('bonus 2 times')]);
});

test('without a milestone left it says so, and once it is over a dialog does', async () => {
  const place = await open({ stepList: [step(1, 50_000, 50_000, 2)], endTime: 1_700_000_000 });
  expect(seenText(place)).toContain('You have reached every milestone');
  expect(said(document, 'activity.end')).toBeDefined();
});
