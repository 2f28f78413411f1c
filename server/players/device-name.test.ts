import { expect, test } from 'vitest';
import { nameDevice } from './device-name.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`Mozilla/5.0 (Linux; Android 14; Pixel 8) ${WEBKIT} Chrome/130.0 Mobile Safari/537.36`, 'Chrome on Android'],
  [
    `Mozilla/5.0 (Linux; Android 14) ${WEBKIT} SamsungBrowser/26.0 Chrome/122.0 Mobile Safari/537.36`,
    'Samsung Internet on Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1',
    'Safari on iPhone',
  ],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/130.0 Safari/537.36 Edg/130.0`, 'Edge on Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0', 'Firefox on Linux'],
  ['curl/8.5.0', ''],
  ['', ''],
])('%s', (userAgent, name) => {
  expect(nameDevice(userAgent)).toBe(name);
});
