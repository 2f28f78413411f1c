import { expect, test } from 'vitest';
import { findValid, type Own, type Qualified } from './valid-friends.ts';

const friend = (id: number, more: Partial<Qualified> = {}): Qualified => ({
  id,
  day: '2026-11-20',
  network: `network ${id}`,
  marks: [`device ${id}`],
  ...more,
});

const own = (...marks: string[]): Own => ({ marks, network: 'home', day: '2026-11-20' });

test('friends with devices and networks of their own all count', () => {
  expect(findValid([friend(1), friend(2), friend(3, { marks: [] })], own('mine'))).toEqual([1, 2, 3]);
});

test('a friend who has been on the player’s own device does not count', () => {
  expect(findValid([friend(1, { marks: ['device 1', 'mine'] }), friend(2)], own('mine'))).toEqual([2]);
});

test('of friends who share a device, the first counts', () => {
  const ring = [friend(1), friend(2, { marks: ['device 1'] }), friend(3, { marks: ['device 3', 'device 1'] })];
  expect(findValid(ring, own())).toEqual([1]);
});

test('who does not count takes nothing from others', () => {
  const mine = friend(1, { marks: ['mine', 'shared'], network: 'one' });
  expect(findValid([mine, friend(2, { marks: ['shared'], network: 'one' })], own('mine'))).toEqual([2]);
});

test('of one network five count on one day', () => {
  const street = Array.from({ length: 7 }, (_, at) => friend(at + 1, { network: 'one' }));
  expect(findValid(street, own())).toEqual([1, 2, 3, 4, 5]);
  expect(findValid([...street, friend(8, { network: 'one', day: '2026-11-21' })], own())).toContain(8);
  expect(findValid([...street, friend(9)], own())).toContain(9);
});

test('an unknown network is no network in common', () => {
  const old = Array.from({ length: 7 }, (_, at) => friend(at + 1, { network: null }));
  expect(findValid(old, own())).toHaveLength(7);
});

test('who signs up on the player’s own network on the player’s own day does not count, and who comes there another day does', () => {
  const [same, later] = [friend(1, { network: 'home' }), friend(2, { network: 'home', day: '2026-11-21' })];
  expect(findValid([same, later], own())).toEqual([2]);
  // Where neither is known they have nothing in common.
  expect(findValid([friend(3, { network: null })], { marks: [], network: null, day: '2026-11-20' })).toEqual([3]);
});

test('a network brings twenty in all, however many days it takes, and takes nothing from others', () => {
  const days = Array.from({ length: 30 }, (_, at) => `2026-10-${String(at + 1).padStart(2, '0')}`);
  const ring = days.map((day, at) => friend(at + 1, { network: 'one', day }));
  expect(findValid(ring, own())).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
  expect(findValid([...ring, friend(40)], own())).toContain(40);
});
