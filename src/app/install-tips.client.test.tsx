import { expect, test, vi } from 'vitest';
import { HOUR_MS } from '#shared/durations.ts';
import { openPainted, sheetsOf, visit } from '../../tests/kit/client/app.tsx';
import { buttonOf, said, tap } from '../../tests/kit/client/draw.ts';
import { goTo, leavePage, setNavigator } from '../../tests/kit/client/page.ts';
import { settle } from '../../tests/kit/client/turns.ts';

const TIP = 'Add Perya to your home screen';
const SAMSUNG =
  'Mozilla/5.0 (Linux; Android 14; SM-S911B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (Android 14; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

/** A visit in which nothing else is due. */
const openLobby = (address = '/lobby/home') => openPainted(address, { config: { appNoticeConfigList: [] } });

/** As the browser makes it, once in a visit; says what came of it. */
async function offer() {
  const { listenForInstall } = await import('#data/app/install-offer.ts');
  listenForInstall();
  const prompt = vi.fn(() => Promise.resolve());
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  window.dispatchEvent(event);
  await settle();
  return { isTaken: event.defaultPrevented, prompt };
}

test('[OVER-01, OVER-07] the tip to install has Cancel and Continue, and Continue asks the browser', async () => {
  const place = await openLobby();
  const { isTaken, prompt } = await offer();
  expect([isTaken, sheetsOf(place)]).toEqual([true, [TIP]]);
  expect(buttonOf(place, 'Cancel')).toBeDefined();
  expect(prompt).not.toHaveBeenCalled();
  await tap(buttonOf(place, 'Continue'));
  expect(prompt).toHaveBeenCalledOnce();
  expect(sheetsOf(place)).toEqual([]);
});

test('[OVER-05, OVER-07, OVER-08] the tip is shown once in 24 hours, and goes when the app is installed', async () => {
  const place = await openLobby();
  await offer();
  const before = Date.now();
  await tap(buttonOf(place, 'Cancel'));
  expect(sheetsOf(place)).toEqual([]);
  expect(Number(localStorage.getItem('addToDesktopTipAt'))).toBeGreaterThanOrEqual(before);
  for (const [hours, expected] of [
    [23, []],
    [25, [TIP]],
  ] as const) {
    localStorage.setItem('addToDesktopTipAt', String(Date.now() - hours * HOUR_MS));
    await leavePage();
    const again = await openLobby();
    await offer();
    expect(sheetsOf(again), `after ${hours} hours`).toEqual(expected);
    window.dispatchEvent(new Event('appinstalled'));
    await settle();
    expect(sheetsOf(again)).toEqual([]);
  }
});

test('[OVER-06] the tip is not shown to a player who came from the home screen', async () => {
  goTo('/?entry=pwa');
  const { rememberAdParameters } = await import('#data/device/visit.ts');
  rememberAdParameters(location.href);
  const place = await openLobby();
  await offer();
  expect(sheetsOf(place)).toEqual([]);
});

test('the tip waits until a form is left', async () => {
  const place = await openLobby('/about');
  await offer();
  expect(sheetsOf(place)).toEqual([]);
  await visit('/lobby/home');
  expect(sheetsOf(place)).toEqual([TIP]);
});

test('[OVER-09, OVER-10] on an iPhone the guide is shown once', async () => {
  setNavigator({ userAgent: IPHONE });
  const place = await openLobby();
  expect(sheetsOf(place)).toHaveLength(1);
  expect([...place.querySelectorAll('dialog li')].map((step) => step.textContent)).toEqual(
    [/Share/, /Add to Home Screen/, /Add/].map((words) => expect.stringMatching(words)),
  );
  await tap(buttonOf(place, 'Got it'));
  expect([sheetsOf(place), localStorage.getItem('iosTipDone')]).toEqual([[], '1']);
  await leavePage();
  expect(sheetsOf(await openLobby())).toEqual([]);
});

test('[OVER-09] the guide is not shown to an installed app', async () => {
  setNavigator({ userAgent: IPHONE, standalone: true });
  expect(sheetsOf(await openLobby())).toEqual([]);
});

test.each([
  ['Samsung Internet', SAMSUNG],
  ['Firefox', FIREFOX],
])('[OVER-02, OVER-03, OVER-04] in %s the way to Chrome is shown until it is not wanted', async (_name, userAgent) => {
  setNavigator({ userAgent });
  await openLobby();
  await leavePage();
  const place = await openLobby();
  expect(sheetsOf(place)).toEqual(['Open in Chrome']);
  expect(buttonOf(place, 'Open Chrome')).toBeDefined();
  const address = place.querySelector<HTMLInputElement>('dialog input');
  expect([address?.value, address?.readOnly]).toEqual([location.href, true]);
  await tap(buttonOf(place, 'Don’t show again'));
  expect([sheetsOf(place), localStorage.getItem('noChromeTip')]).toEqual([[], '1']);
  await leavePage();
  expect(sheetsOf(await openLobby())).toEqual([]);
});

test.each([
  ['is copied', () => Promise.resolve(), 'common.copySuccess', 'Copy Success.'],
  ['may not be copied', () => Promise.reject(new Error('no')), 'common.copyFail', 'Copy Fail.'],
])('[OVER-03] the player is told that the address %s', async (_name, write, key, words) => {
  const writeText = vi.fn(write);
  setNavigator({ userAgent: SAMSUNG, clipboard: { writeText } });
  const place = await openLobby();
  await tap(buttonOf(place, 'Copy'));
  expect(writeText).toHaveBeenCalledWith(location.href);
  expect(said(place, key)).toBe(words);
});
