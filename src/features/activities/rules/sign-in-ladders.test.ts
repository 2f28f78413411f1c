import { expect, test } from 'vitest';
import { cents } from '#shared/money.ts';
import { hasProps, isReceived, ladderOf } from './sign-in-ladders.ts';

const own = (propId: number, days: number[]) => ({ id: 1, propId, loginPayDataJson: { days } });

test('[ACT-08] the bonus counts as received once any day of it is -1', () => {
  expect(isReceived({ ownList: [own(6003, [1, -1, 0])] })).toBe(true);
  expect(isReceived({ ownList: [own(6003, [1, 0, 0])] })).toBe(false);
  expect(isReceived({ ownList: [] })).toBe(false);
});

test('[ACT-09] who owns a card of 6004 to 6007 has one', () => {
  expect([6003, 6004, 6007, 6008].map((id) => hasProps({ ownList: [own(id, [])] }))).toEqual([0, 1, 1, 0]);
});

test('a ladder has its days with what each holds, and none where the player has no such ladder', () => {
  const offerList = [
    { propId: 6003, title: '', price: cents(0), dayList: [{ rewardList: [{ id: 2001, count: 5, betRate: 1 }] }] },
  ];
  expect(ladderOf({ ownList: [own(6003, [-1, 1, 0])], offerList }, 6003)).toMatchObject([
    { id: 1, itemStatus: 2, rewardList: [{ count: 5 }] },
    { id: 2, itemStatus: 1, rewardList: [] },
    { id: 3, itemStatus: 0 },
  ]);
  expect(ladderOf({ ownList: [], offerList }, 6003)).toEqual([]);
});
