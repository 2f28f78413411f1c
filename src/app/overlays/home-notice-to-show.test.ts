import { expect, test } from 'vitest';
import { type HomeNotice, homeNoticeToShow } from './home-notice-to-show.ts';

const GUEST: { activityIds: number[]; hasMobile: boolean } = { activityIds: [], hasMobile: false };

const aNotice = (changes: Partial<HomeNotice>): HomeNotice => ({
  id: 1,
  isH5Pop: 1,
  clickType: '',
  clickAction: '',
  sort: 1,
  imgUrl2: '',
  title: '',
  content: '',
  ...changes,
});

const check = (notices: HomeNotice[], viewer = GUEST): number | undefined => homeNoticeToShow(notices, viewer)?.id;

test('[ACT-07] only those that pop up, in the order of the operator', () => {
  const notices = [aNotice({ id: 1, sort: 3 }), aNotice({ id: 2, sort: 1, isH5Pop: 0 }), aNotice({ id: 3, sort: 2 })];
  expect(check(notices)).toBe(3);
  expect(check(notices.slice(0, 2))).toBe(1);
  expect(check(notices.slice(1, 2))).toBeUndefined();
});

test.each([
  ['an activity that is not on', '39', GUEST, undefined],
  ['an activity that is on', '39', { activityIds: [39], hasMobile: false }, 1],
  ['free sign-in that is not on', '36', { activityIds: [39], hasMobile: false }, undefined],
  ['binding, to a guest', '4', GUEST, 1],
  ['binding, to a player with a phone', '4', { activityIds: [4], hasMobile: true }, undefined],
])('[ACT-06] %s', (_name, clickAction, viewer, expected) => {
  expect(check([aNotice({ clickType: 'activity', clickAction })], viewer)).toBe(expected);
});
