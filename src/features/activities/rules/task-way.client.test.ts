import { expect, test } from 'vitest';
import { taskWay } from './task-way.ts';

const KNOWN = {
  socialMedia: ['Facebook', 'Telegram', 'Instagram', 'WhatsApp'].map((name) => ({
    name,
    url: `https://${name.toLowerCase()}.example/perya`,
  })),
  shareUrlMap: Object.fromEntries([7, 8, 9, 10, 11].map((kind) => [kind, `https://share.example/${kind}`])),
};
const way = (kind: number, clickAction = '', known = KNOWN) => taskWay({ kind, clickAction }, known)?.href;

test('[ENUM-27] logging in, binding, one game, any game and the shop lead to their places in the app', () => {
  expect([way(1), way(2), way(3, '1001'), way(3), way(6), way(12)]).toEqual([
    '/login',
    '/bind',
    '/start?gameId=1001',
    '/lobby/home',
    '/lobby/home',
    '/lobby/wallets/deposit',
  ]);
});

test('[ENUM-28] following leads to the operator’s page of that site', () => {
  expect([4, 13, 16, 17].map((kind) => way(kind))).toEqual([
    'https://facebook.example/perya',
    'https://telegram.example/perya',
    'https://instagram.example/perya',
    'https://whatsapp.example/perya',
  ]);
});

test('[ENUM-29] sharing leads to the share address of its kind', () => {
  expect([7, 8, 9, 10, 11].map((kind) => way(kind))).toEqual([
    'https://share.example/7',
    'https://share.example/8',
    'https://share.example/9',
    'https://share.example/10',
    'https://share.example/11',
  ]);
});

test('[ENUM-30] the first and today’s deposit lead to the deposit, and the spin to its wheel', () => {
  expect([way(5), way(14), way(15)]).toEqual(['/lobby/wallets/deposit', '/lobby/wallets/deposit', '/activity/spin']);
});

test('a kind that nobody knows, a site without a page, and an address that is none of the web lead nowhere', () => {
  expect(way(99)).toBeUndefined();
  expect(way(4, '', { ...KNOWN, socialMedia: [] })).toBeUndefined();
  expect(way(7, '', { ...KNOWN, shareUrlMap: { 7: 'javascript:alert(1)' } })).toBeUndefined();
  expect(way(3, '1/../evil')).toBe('/lobby/home');
});
