import { beforeEach, expect, test } from 'vitest';
import { activities } from '#contract/activities.ts';
import { games } from '#contract/games.ts';
import { HOT_LIMIT } from '#contract/limits.ts';
import { openPainted, screenOf, shown, visit } from '../../../../tests/kit/client/app.tsx';
import { buttonOf, said, seenText, tap } from '../../../../tests/kit/client/draw.ts';
import { leavePage } from '../../../../tests/kit/client/page.ts';
import { settle } from '../../../../tests/kit/client/turns.ts';
import { wire } from '../../../../tests/kit/client/wire.ts';

/** Nothing stands over home in these visits. */
const QUIET = { appNoticeConfigList: [] };
const region = (place: Element, name: string) => place.querySelector<HTMLElement>(`[aria-label="${name}"]`);
const addresses = (place: Element | null) =>
  Array.from(place?.querySelectorAll('a') ?? [], (one) => one.getAttribute('href'));

const TIPS = {
  code: 200,
  errcode: 0,
  jackpotList: [{ gameId: 1001, phone: '09171234567', amount: 12_345, timestamp: 1 }],
  newYearList: [{ phone: '09171234567', itemId: 40_004, count: 3, timestamp: 1 }],
};
beforeEach(() => wire.on(games.lobbyTips, { code: 200, errcode: 0, jackpotList: [], newYearList: [] }));

const FILMS = {
  ...QUIET,
  appPromotionalVideoList: [
    { id: 1, clickType: 1, clickAction: '15', coverImg: 'poster/sign-up-bonus.png', path: 'video/one.mp4' },
    { id: 2, clickType: 1, clickAction: '17', coverImg: 'poster/deposit-ladder.png', path: 'video/two.mp4' },
  ],
};
const ofFilms = () => document.querySelectorAll('video, [src*="video/"], [href*="video/"]');

test('[STORE-12] pictures, film, download and notice are drawn from the fields that the operator sends', async () => {
  const place = await openPainted('/lobby/home', {
    config: {
      ...FILMS,
      appGenericImgList: [{ uniqueKey: 'download_icon', img: 'icons/app.png' }],
      h5: {
        downloadType: 2,
        downloadUrl: 'https://download.example.com/perya.apk',
        url: ['https://other.example.com'],
      },
      appNoticeConfigList: [
        {
          id: 1,
          isH5Pop: 0,
          clickType: 'url',
          clickAction: 'https://a.example',
          sort: 1,
          imgUrl2: 'n/1.png',
          title: 'One',
        },
        {
          id: 2,
          isH5Pop: 1,
          clickType: 'url',
          clickAction: 'https://b.example/',
          sort: 2,
          imgUrl2: 'n/2.png',
          title: 'Two',
        },
      ],
      appUserLevelConfigList: [{ level: 1, betAmount: 100_000 }],
    },
  });
  const notice = place.querySelector('dialog');
  expect([seenText(notice?.querySelector('.sheet-title') ?? place), addresses(notice)]).toEqual([
    'Two',
    ['https://b.example/', 'https://b.example/'],
  ]);
  expect(notice?.querySelector('img')?.getAttribute('src')).toContain('/n/2.png');
  const app = region(place, 'Get the Android app');
  expect(addresses(app)).toEqual(['https://download.example.com/perya.apk']);
  expect(app?.querySelector('img')?.getAttribute('src')).toContain('/icons/app.png');
  await tap(buttonOf(place, 'Play the film'));
  expect(place.querySelector('video')?.getAttribute('poster')).toContain('/poster/deposit-ladder.png');
  const { watch } = await import('#data/lobby/stored.ts');
  const lobby = watch('lobby', { hotLimit: HOT_LIMIT }).getValue();
  expect(lobby?.config.appUserLevelConfigList).toMatchObject([{ level: 1, betAmount: 100_000 }]);
});

test('[HOME-13] the film asks for nothing before it is tapped, and says so where it does not come', async () => {
  const place = await openPainted('/lobby/home', { config: FILMS });
  expect(region(place, 'Video')).not.toBeNull();
  expect(ofFilms()).toHaveLength(0);
  await tap(buttonOf(place, 'Play the film'));
  const video = place.querySelector('video');
  expect([video?.getAttribute('src'), video?.getAttribute('poster')]).toEqual([
    '/video/two.mp4',
    expect.stringMatching(/^\/poster\/deposit-ladder\.png/),
  ]);
  expect(said(place, 'lobby.filmFailed')).toBeUndefined();
  video?.dispatchEvent(new Event('error'));
  await settle();
  expect(said(place, 'lobby.filmFailed')).toMatch(/\w/);
  expect(ofFilms()).toHaveLength(0);
});

test('[HOME-13, ACT-11] the sign-up bonus has its own film, and low data has none before a tap', async () => {
  localStorage.setItem('lowData', '1');
  const user = { activityIds: { activityIds: [15], activityMap: {} } };
  const place = await openPainted('/lobby/home', { config: FILMS, user });
  expect(ofFilms()).toHaveLength(0);
  await tap(buttonOf(place, 'Play the film'));
  expect(place.querySelector('video')?.getAttribute('poster')).toMatch(/^\/poster\/sign-up-bonus\.png/);
});

test('[HOME-17] what the New Year has given rolls by while there is something', async () => {
  wire.on(games.lobbyTips, { ...TIPS, jackpotList: [] });
  const place = await openPainted('/lobby/home', { config: QUIET });
  expect(region(place, 'New Year gifts')?.textContent).toContain('091****567 got 3 × firework');
});

test('[HOME-18, HOME-32] the footer names the channels and the brands, and the app is offered until it is put away', async () => {
  const config = {
    ...QUIET,
    h5: { downloadType: 2, downloadUrl: 'https://download.example.com/perya.apk', url: [] },
    socialMedia: [{ name: 'Facebook', url: 'https://facebook.example.com/perya', icon: '/fb.png' }],
  };
  const place = await openPainted('/lobby/home', { config });
  const footer = place.querySelector('footer') ?? place;
  const [channel] = region(footer, 'Contact us')?.querySelectorAll('a') ?? [];
  expect([channel?.getAttribute('href'), channel?.getAttribute('target')]).toEqual([
    'https://facebook.example.com/perya',
    '_blank',
  ]);
  expect(region(footer, 'Game brands')?.querySelectorAll('li')).toHaveLength(1);
  for (const words of ['21+', 'Gambling can be addictive. Know when to stop.']) {
    expect(seenText(footer)).toContain(words);
  }
  expect(region(footer, 'Ways to pay')).toBeNull();
  const offer = region(place, 'Get the Android app');
  expect(addresses(offer)).toEqual(['https://download.example.com/perya.apk']);
  await tap(buttonOf(offer ?? place, 'Dismiss'));
  expect(region(place, 'Get the Android app')).toBeNull();
  await leavePage();
  const again = await openPainted('/lobby/home', { config });
  expect(again.querySelector('footer')).not.toBeNull();
  expect(region(again, 'Get the Android app')).toBeNull();
});

test('[GEN-13, GEN-14] the footer names the brand 6b and the version 1.0.28', async () => {
  const place = await openPainted('/lobby/home', { config: QUIET });
  expect(seenText(place.querySelector('footer') ?? place)).toContain('6b · version 1.0.28');
});

test.each([
  ['other', false],
  ['green', true],
])(
  '[HOME-19, HOME-23] in %s mode home shows how to pay and who helps, and lures nobody with wins: %s',
  async (mode, isGreen) => {
    localStorage.setItem('agePopup', '1');
    wire.on(games.lobbyTips, TIPS);
    const appGenericImgList = ['payment_gcash', 'age_21', 'responsible_gaming'].map((uniqueKey) => ({
      uniqueKey,
      img: `/${uniqueKey}.png`,
    }));
    const place = await openPainted('/lobby/home', { config: { ...QUIET, mode, appGenericImgList } });
    expect(seenText(place.querySelector('footer') ?? place)).toContain('Know when to stop');
    expect(region(place, 'New Year gifts')).not.toBeNull();
    expect(['Ways to pay', 'Responsible gaming'].map((name) => region(place, name) !== null)).toEqual([
      isGreen,
      isGreen,
    ]);
    const lures = [region(place, 'Rewards for you'), place.querySelector('[aria-label^="Latest big wins"]')];
    expect(lures.map((lure) => lure !== null)).toEqual([!isGreen, !isGreen]);
    expect(place.querySelectorAll('.roll')).toHaveLength(isGreen ? 1 : 2);
  },
);

test('[HOME-24, HOME-25, HOME-26, HOME-27] the rewards lead to what is on', async () => {
  const user = { activityIds: { activityIds: [28, 31, 26], activityMap: {} } };
  wire.on(activities.getActivityIds, { code: 200, errcode: 0, ...user.activityIds });
  const place = await openPainted('/lobby/home', { config: QUIET, user });
  expect(addresses(region(place, 'Rewards for you'))).toEqual([
    '/activity/spin',
    '/activity/vipRebate',
    '/activity/agentCount',
  ]);
});

const ON = {
  activityIds: [20, 30, 35],
  activityMap: { 20: { sort: 2, title: 'Wheel' }, 30: { sort: 3, title: 'Supply' } },
};

test.each([
  [true, ['/activity/supply', '/activity/spin']],
  [false, ['/activity/spin']],
])('[HOME-28, HOME-29] what floats over home, with a supply due: %s', async (isBankrupt, led) => {
  wire.on(activities.getActivityIds, { code: 200, errcode: 0, ...ON, isBankrupt });
  const place = await openPainted('/lobby/home', { config: QUIET, user: {} });
  const icons = () => region(place, 'Open now');
  const handle = () => buttonOf(icons() ?? place, 'Show promos');
  expect([handle()?.getAttribute('aria-expanded'), addresses(icons())]).toEqual(['false', []]);
  await tap(handle());
  expect(addresses(icons())).toEqual(led);
  await tap(icons()?.querySelector('a'));
  expect(location.pathname).toBe(led[0]);
  await visit('/lobby/home');
  await shown();
  expect(addresses(icons())).toEqual([]);
  await tap(handle());
  await tap(buttonOf(place, 'Hide promos'));
  expect(icons()).toBeNull();
  // They are put away for the visit, whichever tab of home comes and goes.
  const tab = (name: string) => [...place.querySelectorAll('[role=tab]')].find((one) => one.textContent === name);
  await tap(tab('Slots'));
  await tap(tab('Home'));
  await shown();
  expect(screenOf(place).querySelector('footer')).not.toBeNull();
  expect(icons()).toBeNull();
});

test('what a player has hidden stands nowhere on home', async () => {
  const HIDDEN = [4, 15, 17, 20, 28, 31, 37, 38, 42];
  const on = {
    activityIds: HIDDEN,
    activityMap: Object.fromEntries(HIDDEN.map((type) => [type, { title: `${type}` }])),
  };
  wire.on(activities.getActivityIds, { code: 200, errcode: 0, ...on });
  wire.on(games.lobbyTips, { ...TIPS, jackpotList: [] });
  const notice = { id: 1, isH5Pop: 1, clickType: 'activity', clickAction: '37', sort: 1, title: 'Christmas is here' };
  const banner = (id: number, clickAction: string) => ({ id, sort: id, title: clickAction, clickType: 1, clickAction });
  const config = {
    ...FILMS,
    appNoticeConfigList: [notice],
    appLobbyAdConfigList: [banner(1, '37'), banner(2, '4'), { id: 3, sort: 3, title: 'News', clickType: 0 }],
  };
  const place = await openPainted('/lobby/home', {
    config,
    user: { mobile: '', activityIds: { ...on, activityMap: {} } },
  });
  const slides = () => [...(region(place, 'Offers')?.querySelectorAll('.banner b') ?? [])].map(seenText);
  const rewards = () => addresses(region(place, 'Rewards for you'));
  const others = () => [region(place, 'New Year gifts'), buttonOf(place, 'Play the film'), region(place, 'Open now')];
  expect(slides()).toEqual(['37', '4', 'News']);
  expect(rewards()).toEqual(['/activity/spin', '/profile/task', '/activity/vipRebate', '/activity/agentCount']);
  expect(others().map(Boolean)).toEqual([true, true, true]);
  expect(place.querySelectorAll('dialog')).toHaveLength(1);
  const { hiddenOffers } = await import('#data/lobby/offers.ts');
  for (const type of HIDDEN) await hiddenOffers.note(type, true);
  await shown();
  expect(slides()).toEqual(['News']);
  expect(rewards()).toEqual(['/profile/vip', '/lobby/wallets/deposit']);
  expect(others().map(Boolean)).toEqual([false, false, false]);
  expect(place.querySelectorAll('dialog')).toHaveLength(0);
});
