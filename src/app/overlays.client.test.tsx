import { expect, test } from 'vitest';
import { config } from '#contract/config.ts';
import { service } from '#contract/service.ts';
import { session } from '#contract/session.ts';
import { openApp, openPainted, sheetsOf, visit } from '../../tests/kit/client/app.tsx';
import { buttonOf, said, seenText, tap } from '../../tests/kit/client/draw.ts';
import { leavePage } from '../../tests/kit/client/page.ts';
import { settle } from '../../tests/kit/client/turns.ts';
import { exampleOf, wire } from '../../tests/kit/client/wire.ts';

const GREEN = { mode: 'green', appNoticeConfigList: [] };
const APK = {
  h5: { downloadType: 2, downloadUrl: 'https://download.example.com/perya.apk', url: [] },
  appNoticeConfigList: [],
};
const AGE = 'IMPORTANT NOTICE';
const UPDATE = 'Your account received a recharge';

const sheet = (place: Element): HTMLDialogElement => {
  const [open] = place.querySelectorAll('dialog');
  if (!open) throw new Error('Nothing stands over the screen');
  return open;
};
const wordsOf = (place: Element, selector: string): string[] => [...place.querySelectorAll(selector)].map(seenText);
const way = (place: Element, name: string) => buttonOf(place, name)?.getAttribute('href');

/** As a finger beside the sheet. */
async function tapBeside(open: HTMLElement): Promise<void> {
  for (const type of ['pointerdown', 'click']) open.dispatchEvent(new Event(type, { bubbles: true }));
  await settle();
}

test('[OVER-11, OVER-12, OVER-13, OVER-14, OVER-15, OVER-16, OVER-17, GEN-01, GEN-02] the age notice says who may not play', async () => {
  const place = await openApp('/lobby/home', { config: GREEN });
  expect(sheetsOf(place)).toEqual([AGE]);
  const groups = wordsOf(sheet(place), 'li');
  const expected = [
    /government officials.*operating the government/i,
    /armed forces.*national police/i,
    /under 21/i,
    /restricted-persons database/i,
    /gaming employment license.*staff and affiliates of providers/i,
    /open or public place/i,
  ];
  expect(groups).toEqual(expected.map((words) => expect.stringMatching(words)));
  expect(said(place, 'age.forfeit')).toMatch(/forfeited to the Government/);
  expect(said(place, 'age.topUp')).toMatch(/free bonuses.*at least one valid top-up/);
  expect(way(sheet(place), 'terms of use')).toBe('/terms-of-use');
  expect(way(sheet(place), 'privacy policy')).toBe('/privacy-policy');
});

test('[OVER-12, OVER-16] the age notice comes with every visit until it is accepted, and then with none', async () => {
  await openApp('/lobby/home', { config: GREEN });
  await leavePage();
  const again = await openApp('/lobby/home', { config: GREEN });
  await tap(buttonOf(sheet(again), 'Accept'));
  expect(sheetsOf(again)).toEqual([]);
  expect(localStorage.getItem('agePopup')).not.toBeNull();
  await leavePage();
  expect(sheetsOf(await openPainted('/lobby/home', { config: GREEN }))).toEqual([]);
});

test.each([
  ['another mode', { ...GREEN, mode: 'other' }],
  ['maintenance', { ...GREEN, maintenance: { status: 1, content: '' } }],
])('[OVER-12] there is no age notice in %s', async (_name, changes) => {
  expect(sheetsOf(await openPainted('/lobby/home', { config: changes }))).toEqual([]);
});

test('[OVER-18, OVER-19, OVER-20, OVER-21, OVER-22, OVER-23] a recharge asks for the newer app, with what brought the player', async () => {
  wire.on(service.getCustomerServices, {
    code: 200,
    errcode: 0,
    appCustomerServiceQueue: [{ url: 'https://chat.example.com/licence/12345678', isOut: 1, icon: '', name: 'Chat' }],
  });
  const { rememberAdParameters } = await import('#data/device/visit.ts');
  rememberAdParameters('http://localhost:4599/?pid=partner7&gclid=abc');
  const place = await openPainted('/lobby/home', { config: APK, user: { rechargeUpdate: true } });
  expect(sheetsOf(place)).toEqual([UPDATE]);
  const prompt = sheet(place);
  expect(seenText(prompt)).toContain('Download the Android app and get an extra ₱20 bonus.');
  expect(seenText(prompt)).toContain('This app is certified safe.');
  const download = buttonOf(prompt, 'Download the app');
  const url = new URL(download?.getAttribute('href') ?? '');
  expect([url.origin + url.pathname, Object.fromEntries(url.searchParams)]).toEqual([
    APK.h5.downloadUrl,
    { pid: 'partner7', gclid: 'abc' },
  ]);
  expect(download?.getAttribute('target')).toBe('_blank');
  expect(way(prompt, 'Customer service')).toBe('https://chat.example.com/licence/12345678');
  expect(wordsOf(prompt, 'li')).toEqual(
    [/^Download the file/, /^Allow unknown sources/, /^Finish installing/].map((step) => expect.stringMatching(step)),
  );
  await tapBeside(prompt);
  expect(sheetsOf(place)).toEqual([UPDATE]);
  await tap(buttonOf(prompt, 'Not now'));
  expect(sheetsOf(place)).toEqual([]);
  await visit('/lobby/notice');
  expect(sheetsOf(place)).toEqual([]);
});

test('[OVER-18] without the flag no app is asked for', async () => {
  expect(sheetsOf(await openPainted('/lobby/home', { config: APK, user: { rechargeUpdate: false } }))).toEqual([]);
});

test('[OVER-25] of all that are due one stands over the screen at a time', async () => {
  wire.on(session.online, { code: 200, errcode: 0, gamingDurationLimit: true });
  const { listenForInstall } = await import('#data/app/install-offer.ts');
  listenForInstall();
  window.dispatchEvent(new Event('beforeinstallprompt', { cancelable: true }));
  const notice = {
    id: 507,
    isH5Pop: 1,
    sort: 1,
    title: 'News',
    clickType: '',
    clickAction: '',
    imgUrl2: '',
    content: '',
  };
  const place = await openPainted('/lobby/home', {
    config: { ...GREEN, ...APK, appNoticeConfigList: [notice] },
    user: { rechargeUpdate: true },
  });
  const { heartbeat } = await import('#data/player/heartbeat.ts');
  heartbeat.keepBeating();
  await settle();
  for (const [title, button] of [
    ['Tips', 'OK'],
    [AGE, 'Accept'],
    [UPDATE, 'Not now'],
    ['Add Perya to your home screen', 'Cancel'],
  ] as const) {
    expect(sheetsOf(place)).toEqual([title]);
    await tap(buttonOf(sheet(place), button));
  }
  expect(sheetsOf(place)).toEqual([]);
});

const NOTICE = {
  isH5Pop: 1,
  imgUrl2: '',
  title: 'News',
  content: 'Read this.',
  sort: 1,
  clickType: '',
  clickAction: '',
};

test('[HOME-30, HOME-31, ACT-07] the notice of home is shown once in a visit, and leads where it says', async () => {
  const notices = {
    appNoticeConfigList: [
      { ...NOTICE, id: 502, sort: 2, title: 'Second' },
      { ...NOTICE, id: 501, sort: 1, title: 'First' },
      { ...NOTICE, id: 503, sort: 0, title: 'Never', isH5Pop: 0 },
    ],
  };
  const place = await openPainted('/lobby/home', { config: notices });
  expect(sheetsOf(place)).toEqual(['First']);
  expect(way(sheet(place), 'See more')).toBe('/notice/detail/501');
  await visit('/notice/detail/501');
  await settle();
  expect(sheetsOf(place)).toEqual([]);
  await visit('/lobby/home');
  expect(sheetsOf(place)).toEqual([]);
  await leavePage();
  expect(sheetsOf(await openPainted('/lobby/home', { config: notices }))).toEqual(['First']);
});

test('[HOME-30] a notice leads out of the app in a window of its own', async () => {
  const notice = { ...NOTICE, id: 502, clickType: 'url', clickAction: 'https://example.org/out' };
  const place = await openPainted('/lobby/home', { config: { appNoticeConfigList: [notice] } });
  const more = buttonOf(sheet(place), 'See more');
  expect(['href', 'target', 'rel'].map((name) => more?.getAttribute(name))).toEqual([
    'https://example.org/out',
    '_blank',
    expect.stringMatching(/noopener/),
  ]);
});

test('[HOME-30, ACT-06] a notice of an activity is shown to those it is on for', async () => {
  const appNoticeConfigList = [
    { ...NOTICE, id: 504, title: 'Agents', clickType: 'activity', clickAction: '41' },
    { ...NOTICE, id: 505, title: 'Packs', clickType: 'activity', clickAction: '39' },
  ];
  const user = { activityIds: { activityIds: [39], activityMap: {} } };
  const place = await openPainted('/lobby/home', { config: { appNoticeConfigList }, user });
  expect(sheetsOf(place)).toEqual(['Packs']);
  expect(way(sheet(place), 'See more')).toBe('/activity/firstCharge');
});

test('[HOME-23] green mode hides the notice', async () => {
  localStorage.setItem('agePopup', '1');
  const changes = { ...GREEN, appNoticeConfigList: [{ ...NOTICE, id: 506 }] };
  const place = await openPainted('/lobby/home', { config: changes });
  expect(sheetsOf(place)).toEqual([]);
  wire.on(config.appConfig, { ...exampleOf(config.appConfig), ...changes, mode: 'other' });
  const { lobbyKeeper } = await import('#data/lobby/lobby.ts');
  await lobbyKeeper.refresh();
  await settle();
  expect(sheetsOf(place)).toEqual(['News']);
});

test.each([
  ['menuSheet', true],
  ['searchSheet', true],
  ['serviceSheet', true],
  ['termsSheet', true],
  ['gameSheet', 1001],
  ['depositSheet', {}],
] as const)('[OVER-25] while the player has opened the %s, nothing else stands over the screen', async (name, what) => {
  const place = await openPainted('/lobby/home', { config: { appNoticeConfigList: [{ ...NOTICE, id: 501 }] } });
  expect(sheetsOf(place)).toEqual(['News']);
  const sheets = await import('#data/open-sheet.ts');
  sheets[name].open(what as never);
  await settle();
  expect(sheetsOf(place)).not.toContain('News');
});
