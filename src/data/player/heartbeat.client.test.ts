import { expect, test, vi } from 'vitest';
import { config } from '#contract/config.ts';
import { session } from '#contract/session.ts';
import { anotherTab, goTo, openLobby, setNavigator, signIn } from '../../../tests/kit/client/page.ts';
import { pass, settle } from '../../../tests/kit/client/turns.ts';
import { exampleOf, signedOut, wire } from '../../../tests/kit/client/wire.ts';

const { online } = session;

const says = (fields: object): void => wire.on(online, { code: 200, errcode: 0, ...fields });
const beats = (): number => wire.asked(online).length;

async function begin() {
  await signIn();
  const { heartbeat } = await import('./heartbeat.ts');
  heartbeat.keepBeating();
  await settle();
  return { heartbeat, ...(await import('./session.ts')), ...(await import('../sign-in/sign-out.ts')) };
}

test('[STATE-07, CALL-23, AUTH-13] it begins at once, comes every minute, and ends with the session', async () => {
  const { leave } = await begin();
  expect(beats()).toBe(1);
  await pass(59_000);
  expect(beats()).toBe(1);
  await pass(1_000);
  expect(beats()).toBe(2);
  await pass(60_000);
  expect(beats()).toBe(3);
  await leave({ keepsPassword: true });
  await pass(180_000);
  expect(beats()).toBe(3);
});

test('a browser that refuses all locks is asked for one once, and the heart beats all the same', async () => {
  const refused = new DOMException('The request was denied.', 'SecurityError');
  let asked = 0;
  // It would ask for ever.
  const request = () => (++asked < 50 ? Promise.reject(refused) : new Promise(() => undefined));
  setNavigator({ locks: { request, query: () => Promise.reject(refused) } });
  await begin();
  expect([asked, beats()]).toEqual([1, 1]);
  await pass(60_000);
  expect([asked, beats()]).toEqual([1, 2]);
});

test('a guest has none', async () => {
  const { heartbeat } = await import('./heartbeat.ts');
  heartbeat.keepBeating();
  await pass(120_000);
  expect(beats()).toBe(0);
  await signIn();
  expect(beats()).toBe(1);
});

test('[GAME-04, CALL-23] it says which game is played, at once when one is opened', async () => {
  await begin();
  expect(wire.asked(online)[0]?.body).not.toHaveProperty('gameId');
  goTo('/start?gameId=1002');
  window.dispatchEvent(new Event('pushState'));
  await settle();
  expect(wire.asked(online).map(({ body }) => body['gameId'])).toEqual([undefined, 1002]);
  await pass(60_000);
  expect(wire.asked(online).at(-1)?.body['gameId']).toBe(1002);
  goTo('/lobby/home');
  window.dispatchEvent(new Event('popstate'));
  await pass(60_000);
  expect(wire.asked(online).at(-1)?.body).not.toHaveProperty('gameId');
});

test('a visit whose first beat finds the session over goes on as a guest’s', async () => {
  wire.on(online, signedOut);
  const { isSignedIn, endedSession } = await begin();
  expect([isSignedIn.value, endedSession.value, localStorage.getItem('ACCESS_TOKEN')]).toEqual([false, 'over', null]);
});

test('a later beat that finds it over leads to sign-in', async () => {
  const { isSignedIn, endedSession } = await begin();
  wire.on(online, signedOut);
  await pass(60_000);
  expect([isSignedIn.value, endedSession.value]).toEqual([false, 'expired']);
});

test.each([
  ['/lobby/home', { gamingDurationLimit: 1 }, 'rest'],
  ['/lobby/home', { gamingDurationLimit: true }, 'rest'],
  ['/lobby/home', { dailyBetLimit: 1, weeklyBetLimit: 1, monthlyBetLimit: 1 }, undefined],
  ['/start?gameId=1001', { dailyBetLimit: 1, weeklyBetLimit: 1 }, 'daily'],
  ['/start?gameId=1001', { weeklyBetLimit: 1, monthlyBetLimit: 1 }, 'weekly'],
  ['/start?gameId=1001', { monthlyBetLimit: 1, lossLimit: 1 }, 'monthly'],
  ['/start?gameId=1001', { lossLimit: 1 }, 'loss'],
  ['/start?gameId=1001', { gamingDurationLimit: 1 }, 'rest'],
  ['/lobby/home', { maintenance: { status: 1, content: '' } }, 'maintenance'],
  ['/start?gameId=1001', { maintenance: { status: 1, content: '' }, dailyBetLimit: 1 }, 'maintenance'],
  ['/maintenance', { maintenance: { status: 1, content: '' } }, undefined],
  ['/lobby/home', { maintenance: { status: 0, content: '' } }, undefined],
] as const)('[STATE-06] at %s an answer with %o is told as %s', async (address, fields, notice) => {
  goTo(address);
  says(fields);
  const { heartbeat } = await begin();
  expect(heartbeat.notice.value).toBe(notice);
});

test('that a rest is due is said once each time the limit is reached, and again to the next player', async () => {
  says({ gamingDurationLimit: 1 });
  const { heartbeat } = await begin();
  const heard = async (): Promise<boolean> => {
    const is = heartbeat.notice.value === 'rest';
    heartbeat.dismissNotice();
    await pass(60_000);
    return is;
  };
  expect([await heard(), await heard()]).toEqual([true, false]);
  says({});
  await pass(60_000);
  says({ gamingDurationLimit: 1 });
  await pass(60_000);
  expect(await heard()).toBe(true);
  await signIn({ id: 8, token: 'another-token' });
  expect(heartbeat.notice.value).toBe('rest');
});

test('who has read of the maintenance has the configuration asked for, which leads to its screen', async () => {
  await openLobby();
  says({ maintenance: { status: 1, content: '' } });
  const { heartbeat } = await begin();
  wire.on(config.appConfig, { ...exampleOf(config.appConfig), maintenance: { status: 1, content: 'Soon.' } });
  const asked = wire.asked(session.getAfterLoginInfoWeb).length;
  heartbeat.dismissNotice();
  await settle();
  expect(wire.asked(session.getAfterLoginInfoWeb)).toHaveLength(asked + 1);
});

/** Another tab of the device has the word; the returned function closes it. */
function otherTabBeats(): () => void {
  localStorage.setItem('heartbeatAt', String(Date.now()));
  let close: () => void = () => undefined;
  const held = navigator.locks.request('perya-heartbeat', () => new Promise<void>((resolve) => (close = resolve)));
  held.catch(() => undefined); // It has been taken away.
  return () => close();
}

test('one tab beats for all, and the next takes over when it closes', async () => {
  const close = otherTabBeats();
  await begin();
  await pass(120_000);
  expect(beats()).toBe(0);
  close();
  await settle();
  expect(beats()).toBe(1);
});

test('a browser without locks, as at an address without a certificate, beats all the same', async () => {
  const { userAgent, onLine } = navigator;
  vi.stubGlobal('navigator', { userAgent, onLine });
  await begin();
  expect(beats()).toBe(1);
  await pass(120_000);
  expect(beats()).toBe(3);
});

test('a tab that has been silent for too long loses the word, as one that the browser has frozen', async () => {
  otherTabBeats();
  await begin();
  await pass(149_000);
  expect(beats()).toBe(0);
  await pass(31_000);
  expect(beats()).toBe(1);
  await pass(60_000);
  expect(beats()).toBe(2);
});

test('of two tabs one beats', async () => {
  await begin();
  anotherTab();
  const { heartbeat } = await import('./heartbeat.ts');
  heartbeat.keepBeating();
  await pass(120_000);
  expect(beats()).toBe(3);
});

test('a page in the browser’s memory does not beat, and does again when it is back', async () => {
  await begin();
  window.dispatchEvent(new Event('pagehide'));
  await pass(120_000);
  expect(beats()).toBe(1);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await settle();
  expect(beats()).toBe(2);
  await pass(60_000);
  expect(beats()).toBe(3);
});

test('a page that was just loaded beats once, and no more when it is left', async () => {
  await begin();
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  await pass(60_000);
  expect(beats()).toBe(2);
  window.dispatchEvent(new Event('pagehide'));
  await pass(120_000);
  expect(beats()).toBe(2);
});

test('what was said to a player who has left is not said to the next one', async () => {
  says({ maintenance: { status: 1, content: 'Back at noon' } });
  const { heartbeat, leave } = await begin();
  expect(heartbeat.notice.value).toBe('maintenance');
  says({});
  await leave({ keepsPassword: true });
  await settle();
  expect(heartbeat.notice.value).toBeUndefined();
});
