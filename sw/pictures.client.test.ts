import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => void vi.stubGlobal('__WB_MANIFEST', []));

test.each([
  ['/banner/a.png', true],
  ['/brand/1.png', true],
  ['/badge/gift.png', true],
  // Which one was kept would say who was here.
  ['/avatar/3.png', false],
  ['/poster/p.png', false],
  ['/elsewhere/banner/a.png', false],
])('the picture at %s is the same for everybody, and kept: %s', async (path, isKept) => {
  const { isOperators } = await import('./pictures.ts');
  expect(isOperators(new URL(path, 'https://perya.test'))).toBe(isKept);
});

test('without a connection a picture is shown in the size that is kept, and another picture is not', async () => {
  const at = (path: string) => new URL(path, 'https://perya.test').href;
  const { answerPicture } = await import('./pictures.ts');
  const small = new Response('small', { headers: { 'content-type': 'image/png' } });
  await (await caches.open('pictures')).put(at('/banner/a.png?w=320'), small);
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no network')));
  vi.stubGlobal('ExtendableEvent', Event);
  const event = Object.assign(new Event('fetch'), { waitUntil: () => undefined }) as unknown;
  const ask = async (path: string) =>
    (await answerPicture(new Request(at(path)), event as Parameters<typeof answerPicture>[1])).text();
  expect(await ask('/banner/a.png?w=720')).toBe('small');
  await expect(ask('/banner/b.png?w=720')).rejects.toThrow();
});

test.each([
  ['a picture', 'image/png', 1],
  ['the page of a Wi-Fi', 'text/html', 0],
])('%s (%s) that answers for a picture is kept %i times', async (_what, type, count) => {
  vi.stubGlobal('fetch', async () => new Response('x', { headers: { 'content-type': type } }));
  vi.stubGlobal('ExtendableEvent', Event);
  const waits: Promise<unknown>[] = [];
  const event = Object.assign(new Event('fetch'), {
    waitUntil: (wait: Promise<unknown>) => waits.push(wait),
  }) as unknown;
  const { answerPicture } = await import('./pictures.ts');
  const request = new Request(new URL('/banner/a.png', 'https://perya.test').href);
  await answerPicture(request, event as Parameters<typeof answerPicture>[1]);
  await Promise.allSettled(waits);
  expect(await (await caches.open('pictures')).keys()).toHaveLength(count);
});
