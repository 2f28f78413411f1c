// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { Banner } from '#contract/entities/config.ts';
import type { ActivityEntry } from '#contract/entities/activity.ts';
import { bannersToShow } from '#contract/activity-rules.ts';
import { clickTarget } from '#page/click-target.ts';
import { floatingIcons, type PromoVideo, promoVideoToShow } from './offers-to-show.ts';
import { tickerPhone } from '#shared/mask-phone.ts';

const aBanner = (changes: Partial<Banner>): Banner => ({
  id: 1,
  sort: 1,
  clickType: 0,
  clickAction: '',
  imgUrl2: '',
  title: '',
  subtitle: '',
  ...changes,
});

test('[HOME-11] banners stand in the order of the operator', () => {
  const banners = [aBanner({ id: 1, sort: 2 }), aBanner({ id: 2, sort: 1 }), aBanner({ id: 3, sort: 3 })];
  const shown = bannersToShow(banners, { activityIds: [], hasMobile: false });
  expect(shown.map(({ id }) => id)).toEqual([2, 1, 3]);
});

test.each([
  ['an activity that is on', '39', [39], false, true],
  ['an activity that is not on', '39', [20], false, false],
  ['an activity, to a guest', '39', [], false, false],
  ['binding, without a phone', '4', [], false, true],
  ['binding, with a phone', '4', [4], true, false],
  ['free sign-in that is not on', '36', [41], false, false],
  ['free sign-in that is on', '36', [36], false, true],
  ['agents of five that are not on', '41', [36], false, false],
])('[HOME-10, ACT-06] a banner for %s', (_name, clickAction, activityIds, hasMobile, isShown) => {
  const shown = bannersToShow([aBanner({ clickType: 1, clickAction })], { activityIds, hasMobile });
  expect(shown).toHaveLength(isShown ? 1 : 0);
});

test.each([
  ['none', 0, '20', undefined],
  ['an activity', 1, '20', { href: '/activity/spin' }],
  ['an activity nobody knows', 1, '999', undefined],
  ['a game', 2, '1002', { href: '/start?gameId=1002' }],
  ['a game that is none', 2, 'koi', undefined],
  [
    'another site',
    3,
    'https://example.org/a',
    { href: 'https://example.org/a', target: '_blank', rel: 'noopener noreferrer' },
  ],
  ['a script', 3, 'javascript:alert(1)', undefined],
  ['a kind nobody knows', 9, 'https://example.org/a', undefined],
])('[HOME-12, ENUM-32] a click that leads to %s', (_name, clickType, clickAction, expected) => {
  expect(clickTarget(clickType, clickAction)).toEqual(expected);
});

const aVideo = (id: number, clickType: number, clickAction: string): PromoVideo => ({
  id,
  clickType,
  clickAction,
  coverImg: '',
  path: '',
});
const films = [aVideo(1, 2, '1001'), aVideo(2, 1, '17'), aVideo(3, 1, '15')];

test.each([
  ['the sign-up bonus is on', films, { activityIds: [15, 17], loginPaying: false }, 3],
  ['login pay is running', films, { activityIds: [15, 17], loginPaying: true }, 2],
  ['the sign-up bonus is not on', films, { activityIds: [17], loginPaying: false }, 2],
  ['there is no film of the ladder', [films[0]!, films[2]!], { activityIds: [17], loginPaying: false }, 1],
  ['the ladder is not on', films, { activityIds: [42], loginPaying: false }, 1],
  ['there is none at all', [], { activityIds: [15], loginPaying: false }, undefined],
])('[HOME-13, ACT-11] the film when %s', (_name, videos, facts, expected) => {
  expect(promoVideoToShow(videos, { ...facts, isSignedIn: true })?.id).toBe(expected);
});

test('[HOME-13] a guest is shown the ladder’s film, and a player for whom nothing is on none', () => {
  const facts = { activityIds: [], loginPaying: false };
  expect(promoVideoToShow(films, { ...facts, isSignedIn: false })?.id).toBe(2);
  expect(promoVideoToShow(films, { ...facts, isSignedIn: true })).toBeUndefined();
});

const entry = (sort: number): ActivityEntry => ({ sort, title: `No. ${sort}`, imgUrl: '' }) as ActivityEntry;

test('[HOME-28] floating icons lead to the screens of their activities, the first of them only', () => {
  const map = { 35: entry(2), 20: entry(1), 39: entry(3), 22: entry(0), 4: entry(0) };
  const icons = floatingIcons({ ids: [35, 20, 39, 22, 4], map, hidden: [], isBankrupt: false });
  expect(icons.map(({ href }) => href)).toEqual(['/activity/spin', '/activity/festival']);
});

test('what is over does not float, also where it owes the player something', () => {
  const map = { 20: { ...entry(1), canReceive: 1 } as ActivityEntry, 35: entry(2) };
  const icons = floatingIcons({ ids: [35], map, hidden: [], isBankrupt: false });
  expect(icons.map(({ href }) => href)).toEqual(['/activity/festival']);
});

test('[HOME-29] the supply floats for a player who has run out, and for no other', () => {
  const map = { 30: entry(9), 20: entry(1), 35: entry(2) };
  const shown = { ids: [30, 20, 35], map, hidden: [] };
  expect(floatingIcons({ ...shown, isBankrupt: true })[0]?.href).toBe('/activity/supply');
  expect(floatingIcons({ ...shown, isBankrupt: false }).map(({ href }) => href)).not.toContain('/activity/supply');
});

test.each([
  ['0917****382', '0917****382'],
  ['09171234567', '091****567'],
  ['+63 917 123 4567', '639****567'],
  ['12345', '****'],
])('[HOME-16] the phone of a winner, sent as %s', (sent, shown) => {
  expect(tickerPhone(sent)).toBe(shown);
});
