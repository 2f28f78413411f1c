import { expect, test } from 'vitest';
import type { Mail } from '#contract/mail.ts';
import type { LetterWish } from '#data/mail/letters.ts';
import { letterWords } from './letter-words.ts';
import { shownLetters, insideOf } from './letters.ts';

const letter = (id: number, more: Partial<Mail> = {}): Mail => ({
  id,
  kind: 0,
  title: `Letter ${id}`,
  content: '',
  createTime: 1,
  expireTime: 0,
  isRead: 0,
  isReceived: 0,
  rewardList: [],
  ...more,
});
const wish = (letterId: number, more: Partial<LetterWish>): LetterWish => ({
  letterId,
  kind: 0,
  wish: 'read',
  wasUnread: true,
  key: 'k',
  wishedAt: 1,
  ...more,
});

test('what has been read since is read, and what was deleted is gone once it is sent', () => {
  const list = [1, 2, 3, 4].map((id) => letter(id));
  const shown = shownLetters(list, [
    wish(2, { wish: 'read' }),
    wish(3, { wish: 'delete' }),
    wish(4, { wish: 'delete', sentAt: 2 }),
  ]);
  expect(shown.map(({ id, isRead, isDeleted }) => [id, isRead, isDeleted])).toEqual([
    [1, 0, false],
    [2, 1, false],
    [3, 1, true],
  ]);
});

test('what is inside waits until it is collected, or its time is over', () => {
  const rewardList = [{ id: 2001, count: 100, betRate: 0 }];
  expect(insideOf(letter(1))).toBe('none');
  expect(insideOf(letter(1, { rewardList }), 5)).toBe('waiting');
  expect(insideOf(letter(1, { rewardList, expireTime: 6 }), 5)).toBe('waiting');
  expect(insideOf(letter(1, { rewardList, expireTime: 5 }), 5)).toBe('gone');
  expect(insideOf(letter(1, { rewardList, expireTime: 5, isReceived: 1 }), 9)).toBe('collected');
});

test.each([
  ['no amount', { why: 'deposit' }],
  ['half a centavo', { why: 'deposit', count: 10.5 }],
  ['an amount in words', { why: 'deposit', count: 'ten' }],
  ['no place', { why: 'lottery', count: 100, week: '2026-11-16' }],
])('a letter that tells %s speaks in the server’s own words', (_what, values) => {
  const told = letter(1, { content: 'A gift.', words: { key: 'gift', values: { name: 'Milestones', ...values } } });
  expect(letterWords(told)).toEqual({ title: 'Letter 1', content: 'A gift.' });
});

test('a week that is no day stands as it is told', () => {
  const values = { name: 'Lottery', why: 'lottery', count: 100, place: 2, week: '2026-13-45' };
  expect(letterWords(letter(1, { words: { key: 'gift', values } })).content).toContain('2026-13-45');
});
