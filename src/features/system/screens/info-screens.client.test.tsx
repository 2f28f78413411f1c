import { expect, test } from 'vitest';
import { service } from '#contract/service.ts';
import { openApp, screenOf } from '../../../../tests/kit/client/app.tsx';
import { buttonOf, said, seenText, tap } from '../../../../tests/kit/client/draw.ts';
import { pass } from '../../../../tests/kit/client/turns.ts';
import { wire } from '../../../../tests/kit/client/wire.ts';

const QUIET = { appNoticeConfigList: [] };
const titleOf = (screen: Element): string => seenText(screen.querySelector('h1') ?? screen);
const withApk = (downloadUrl: string) => ({ ...QUIET, h5: { downloadType: 2, downloadUrl, url: [] } });

test('[ROUTE-05] about says what this is, under which rules, and which version', async () => {
  const screen = screenOf(await openApp('/about', { config: { ...QUIET, demoWorld: 0 } }));
  expect(titleOf(screen)).toBe('About Perya');
  expect(seenText(screen)).toMatch(/Version 1\.0\.28 · Build \S+/);
  expect([...screen.querySelectorAll('h2')].map(seenText)).toContain('License');
  expect(screen.querySelector('[alt="21+"], [aria-label="21+"]')).not.toBeNull();
  expect(seenText(screen)).toContain('aged 21 and over');
  expect(buttonOf(screen, 'Terms of use')?.getAttribute('href')).toBe('/terms-of-use');
});

test('in a demo world about claims no license', async () => {
  const screen = screenOf(await openApp('/about', { config: { ...QUIET, demoWorld: 1 } }));
  expect(said(screen, 'about.demo')).toBeTruthy();
  expect(seenText(screen)).not.toContain('under a license');
});

test('[ROUTE-07] the Android package is offered with what brought the visitor', async () => {
  const { rememberAdParameters } = await import('#data/device/visit.ts');
  rememberAdParameters('http://localhost:4599/apkdownload?pid=partner7');
  const config = withApk('https://download.example.com/perya.apk?v=2');
  const screen = screenOf(await openApp('/apkdownload', { config }));
  expect(titleOf(screen)).toBe('Android app');
  expect(buttonOf(screen, 'Download for Android')?.getAttribute('href')).toBe(
    'https://download.example.com/perya.apk?v=2&pid=partner7',
  );
  expect([...screen.querySelectorAll('li')].map(seenText)).toEqual(
    [/^Download the file/, /^Allow unknown sources/, /^Finish installing/].map((step) => expect.stringMatching(step)),
  );
});

test.each(['', 'javascript:alert(1)'])(
  '[ROUTE-07] of the package at "%s" the screen says that there is none',
  async (url) => {
    const screen = screenOf(await openApp('/apkdownload', { config: withApk(url) }));
    expect(said(screen, 'apk.none')).toMatch(/\w/);
    expect(screen.querySelector('a')).toBeNull();
  },
);

test('a device check that is made again leaves the focus on its button, and does not wait long for a silent server', async () => {
  const place = await openApp('/test', { user: {}, config: QUIET });
  await pass(10_000);
  const screen = screenOf(place);
  expect(said(screen, 'test.running')).toBeUndefined();
  const again = buttonOf(screen, 'Test again');
  wire.on(service.getCustomerServices, 'dead');
  await tap(again);
  expect(said(screen, 'test.running')).toBeDefined();
  expect([again?.hasAttribute('disabled'), again?.getAttribute('aria-disabled')]).toEqual([false, 'true']);
  await pass(6_000);
  expect(said(screen, 'test.failing')).toMatch(/Server/);
});

test('who can help is listed, and opens in a window of its own', async () => {
  const entry = (name: string) => ({ url: `https://${name}.example/`, isOut: 1, icon: '', name });
  wire.on(service.getCustomerServices, {
    code: 200,
    errcode: 0,
    appCustomerServiceQueue: [entry('desk'), entry('phone')],
  });
  const screen = screenOf(await openApp('/service', { config: QUIET }));
  const links = [...screen.querySelectorAll('.service-list a')];
  expect(links.map((link) => ['href', 'target', 'rel'].map((name) => link.getAttribute(name)))).toEqual(
    ['https://desk.example/', 'https://phone.example/'].map((href) => [
      href,
      '_blank',
      expect.stringMatching(/noopener/),
    ]),
  );
});
