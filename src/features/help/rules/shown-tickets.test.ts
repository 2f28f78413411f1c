import { expect, test } from 'vitest';
import type { Ticket } from '#contract/tickets.ts';
import type { TicketWish } from '#data/tickets/tickets.ts';
import { awaitsAnswer, newTickets, shownTickets } from './shown-tickets.ts';

const letter = (id: number, isService: 0 | 1) => ({
  id,
  isService,
  content: `L${id}`,
  pictureList: [],
  createTime: id,
});
const ticket = (more: Partial<Ticket> = {}): Ticket => ({
  id: 5,
  subject: 1,
  reference: '',
  isClosed: 0,
  createTime: 1,
  readLetterId: 0,
  letterList: [letter(1, 0), letter(2, 1)],
  ...more,
});
const wish = (more: Partial<TicketWish>): TicketWish => ({
  key: 'k',
  wish: 'write',
  ticketId: 5,
  content: 'Mine',
  pictures: [],
  wishedAt: 50,
  ...more,
});
const only = (wishes: TicketWish[], toldAt = 100) => shownTickets([ticket()], wishes, toldAt)[0];

test('an answer is unread until the player has seen that very letter, also before the server knows', () => {
  expect(only([])?.isUnread).toBe(true);
  expect(only([wish({ wish: 'read', letterId: 1 })])?.isUnread).toBe(true);
  expect(only([wish({ wish: 'read', letterId: 2 })])?.isUnread).toBe(false);
  expect(shownTickets([ticket({ readLetterId: 2 })], [], 100)[0]?.isUnread).toBe(false);
});

test('what the player has written stands at the end until a list has it', () => {
  const states = (more: Partial<TicketWish>) => only([wish(more)])?.letters.map(({ state }) => state);
  expect(states({})).toEqual(['there', 'there', 'waiting']);
  expect(states({ sentAt: 60 })).toEqual(['there', 'there', 'sending']);
  expect(states({ sentAt: 60, refused: 1004 })).toEqual(['there', 'there', 'refused']);
  expect(states({ sentAt: 60, doneAt: 120 })).toEqual(['there', 'there', 'there']);
  expect(states({ sentAt: 60, doneAt: 99 })).toEqual(['there', 'there']);
});

test('a question that the list does not have yet stands before it, the newest first', () => {
  const wishes = [
    wish({ key: 'a', wish: 'open', ticketId: 0, subject: 2, reference: 'PW-1' }),
    wish({ key: 'b', wish: 'open', ticketId: 0, wishedAt: 70 }),
    wish({ key: 'c', wish: 'open', ticketId: 0, doneAt: 90 }),
  ];
  expect(newTickets(wishes, 100).map(({ id, subject, reference }) => [id, subject, reference])).toEqual([
    ['b', 0, ''],
    ['a', 2, 'PW-1'],
  ]);
  expect(newTickets(wishes, undefined)).toHaveLength(3);
});

test('one that the player has closed is closed at once', () => {
  expect([only([])?.isClosed, only([wish({ wish: 'close' })])?.isClosed]).toEqual([false, true]);
});

test('an answer is awaited after the player’s own last word, unless it was refused or the question is closed', () => {
  const awaits = (...wishes: TicketWish[]) => shownTickets([ticket()], wishes, 40).map(awaitsAnswer)[0];
  expect(awaits()).toBe(false);
  expect(awaits(wish({}))).toBe(true);
  expect(awaits(wish({ refused: 1004 }))).toBe(false);
  expect(awaits(wish({}), wish({ key: 'c', wish: 'close' }))).toBe(false);
  expect(newTickets([wish({ wish: 'open', ticketId: 0 })], 100).map(awaitsAnswer)).toEqual([true]);
});
