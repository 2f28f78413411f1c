import { expect, test } from 'vitest';
import { browserKind } from './user-agent.ts';

const ANDROID = 'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  ['Chrome on Android', `${ANDROID} Chrome/156.0.0.0 Mobile Safari/537.36`, 'chrome'],
  ['Samsung Internet', `${ANDROID} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`, 'other-mobile'],
  ['Firefox on Android', 'Mozilla/5.0 (Android 14; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0', 'other-mobile'],
  ['Edge on Android', `${ANDROID} Chrome/156.0.0.0 Mobile Safari/537.36 EdgA/156.0.0.0`, 'other-mobile'],
  [
    'Facebook on Android',
    `${ANDROID} Version/4.0 Chrome/156.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/5]`,
    'other-mobile',
  ],
  ['Safari on an iPhone', `${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`, 'ios-safari'],
  ['Chrome on an iPhone', `${IPHONE} CriOS/156.0.0.0 Mobile/15E148 Safari/604.1`, 'chrome'],
  ['Firefox on an iPhone', `${IPHONE} FxiOS/145.0 Mobile/15E148 Safari/605.1.15`, 'other-mobile'],
  ['Instagram on an iPhone', `${IPHONE} Mobile/15E148 Instagram 350.0`, 'other-mobile'],
  ['Chrome on Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/156.0.0.0 Safari/537.36', 'desktop'],
])('%s', (_name, userAgent, expected) => {
  expect(browserKind(userAgent, 0)).toBe(expected);
});

test('an iPad calls itself a Mac, and a Mac has no touch screen', () => {
  const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.1 Safari/605.1.15';
  expect([browserKind(mac, 5), browserKind(mac, 0)]).toEqual(['ios-safari', 'desktop']);
});
