import { expect, test } from 'vitest';
import { findValid, type Qualified } from './valid-friends.ts';

const friend = (id: number, more: Partial<Qualified> = {}): Qualified => ({
  id,
  day: '2026-11-20',
  network: `network ${id}`,
  marks: [`device ${id}`],
  ...more,
});

test('friends with devices and networks of their own all count', () => {
  expect(findValid([friend(1), friend(2), friend(3, { marks: [] })], ['mine'])).toEqual([1, 2, 3]);
});

test('a friend who has been on the player’s own device does not count', () => {
  expect(findValid([friend(1, { marks: ['device 1', 'mine'] }), friend(2)], ['mine'])).toEqual([2]);
});

test('of friends who share a device, the first counts', () => {
  const ring = [friend(1), friend(2, { marks: ['device 1'] }), friend(3, { marks: ['device 3', 'device 1'] })];
  expect(findValid(ring, [])).toEqual([1]);
});

test('who does not count takes nothing from others', () => {
  const mine = friend(1, { marks: ['mine', 'shared'], network: 'one' });
  expect(findValid([mine, friend(2, { marks: ['shared'], network: 'one' })], ['mine'])).toEqual([2]);
});

test('of one network five count on one day', () => {
  const street = Array.from({ length: 7 }, (_, at) => friend(at + 1, { network: 'one' }));
  expect(findValid(street, [])).toEqual([1, 2, 3, 4, 5]);
  expect(findValid([...street, friend(8, { network: 'one', day: '2026-11-21' })], [])).toContain(8);
  expect(findValid([...street, friend(9)], [])).toContain(9);
});

test('an unknown network is no network in common', () => {
  const old = Array.from({ length: 7 }, (_, at) => friend(at + 1, { network: null }));
  expect(findValid(old, [])).toHaveLength(7);
});
