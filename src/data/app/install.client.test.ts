import { expect, test, vi } from 'vitest';
import { setNavigator } from '../../../tests/kit/client/page.ts';

const PHONE = 'Mozilla/5.0 (Linux; Android 14; K) Chrome/156.0.0.0 Mobile';

interface Where {
  downloadType?: number;
  mode?: string;
  userAgent?: string;
  isEmbedded?: boolean;
  isPutAway?: boolean;
}

test.each([
  ['a download of kind 2', { downloadType: 2 }, true],
  ['a download of kind 3', { downloadType: 3 }, true],
  ['a download of kind 1', { downloadType: 1 }, false],
  ['no download', { downloadType: 0 }, false],
  ['green mode', { mode: 'green' }, false],
  ['the operator’s own app', { userAgent: `${PHONE} PeryaApp/2.1` }, false],
  ['another site that shows this one', { isEmbedded: true }, false],
  ['a phone on which it was put away', { isPutAway: true }, false],
] satisfies [string, Where, boolean][])(
  '[HOME-32] the app with %s is offered: %o %s',
  async (_name, where, isOffered) => {
    const { downloadType = 2, mode = 'other', userAgent = PHONE, isEmbedded = false, isPutAway = false }: Where = where;
    setNavigator({ userAgent });
    const { dismissAppOffer, isAppOffered } = await import('./install.ts');
    if (isPutAway) dismissAppOffer();
    const top = Object.getOwnPropertyDescriptor(window, 'top') ?? {};
    if (isEmbedded) Object.defineProperty(window, 'top', { configurable: true, value: {} });
    const h5 = { downloadType, downloadUrl: 'https://download.example.com/perya.apk', url: [] };
    expect(isAppOffered({ h5, mode })).toBe(isOffered);
    Object.defineProperty(window, 'top', top);
  },
);

test('the package is asked for with what brought the visitor, and what its address says already stays', async () => {
  const { rememberAdParameters } = await import('../device/visit.ts');
  const { downloadUrl } = await import('./install.ts');
  rememberAdParameters('https://perya.test/?pid=7&referrer=ANA88');
  const h5 = { downloadType: 2, downloadUrl: 'https://download.example.com/perya.apk?pid=1', url: [] };
  const told = new URL(downloadUrl({ h5 }) ?? '').searchParams;
  expect([told.get('pid'), told.get('referrer')]).toEqual(['1', 'ANA88']);
});

test('a browser that does not take its own offer up any more throws no error, and makes room for the next', async () => {
  setNavigator({ userAgent: PHONE });
  const { canInstall, listenForInstall } = await import('./install-offer.ts');
  const { install } = await import('./install.ts');
  listenForInstall();
  const prompt = vi.fn(() => Promise.reject(new DOMException('Must be called with a gesture', 'NotAllowedError')));
  window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
  expect(canInstall.value).toBe(true);
  await install();
  expect([prompt.mock.calls.length, canInstall.value]).toEqual([1, false]);
});
