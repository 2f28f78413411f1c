import { expect, test } from 'vitest';
import { at, file, startWorker } from '../tests/kit/client/service-worker.ts';
import { pass, settle } from '../tests/kit/client/turns.ts';
import { wire } from '../tests/kit/client/wire.ts';

const picture = (body = 'picture'): Response => file(body, 'image/webp');
const kept = async (cache: string): Promise<string[]> =>
  (await (await caches.open(cache)).keys()).map(({ url }) => url.replace(location.origin, ''));
const asked = (): string[] => wire.asked().map(({ path }) => path);
const ICON = '/gameIconV2/7.png?v=1';

test('the picture of a game is asked for once, and its page is told that it came over the network', async () => {
  const worker = await startWorker();
  wire.is(picture());
  for (const _visit of [1, 2]) {
    const { answer, kept: over } = worker.ask(new Request(at(ICON)));
    expect(await (await answer)?.text()).toBe('picture');
    await over();
  }
  expect(asked()).toEqual(['/gameIconV2/7.png']);
  expect(worker.page.postMessage.mock.calls).toEqual([[{ kind: 'picture-fetched', url: at(ICON) }]]);
});

test('a banner is shown as it was known, and looked at anew behind that', async () => {
  const worker = await startWorker();
  const show = async () => {
    const { answer, kept: over } = worker.ask(new Request(at('/banner/a.png')));
    const seen = await (await answer)?.text();
    await over();
    return seen;
  };
  wire.is(picture('old'));
  await show();
  wire.is(picture('new'));
  expect([await show(), await show()]).toEqual(['old', 'new']);
  wire.is(file('<h1>Welcome to Cafe Wi-Fi</h1>', 'text/html'));
  expect([await show(), await show()]).toEqual(['new', 'new']);
});

test('a host that allows nobody to keep its pictures is asked as the page asks, at once from the second on', async () => {
  const worker = await startWorker();
  const modes: string[] = [];
  const page = (path: string): Request =>
    Object.defineProperty(new Request(`https://pictures.example/gameIconV2/${path}`), 'mode', { value: 'no-cors' });
  wire.is(({ path, headers }) => {
    // With CORS this program asks in its own words, and such a host refuses.
    const isOpen = headers.get('accept')?.includes('image/avif') ?? false;
    modes.push(`${path} ${isOpen ? 'cors' : 'as the page'}`);
    return isOpen ? 'refused' : Object.defineProperty(new Response('opaque'), 'status', { value: 0 });
  });
  for (const path of ['1.png', '2.png']) {
    const { answer, kept: over } = worker.ask(page(path));
    expect(await (await answer)?.text()).toBe('opaque');
    await over();
  }
  expect(modes).toEqual(['/gameIconV2/1.png cors', '/gameIconV2/1.png as the page', '/gameIconV2/2.png as the page']);
  expect(await kept('icons')).toEqual([]);
});

test('of a host that could not be reached the pictures are kept once it can be', async () => {
  const worker = await startWorker();
  const page = (path: string): Request =>
    Object.defineProperty(new Request(`https://pictures.example/gameIconV2/${path}`), 'mode', { value: 'no-cors' });
  wire.is('refused');
  await expect(worker.ask(page('1.png')).answer).rejects.toThrow();
  // As a page asks without CORS, what comes may not be kept.
  wire.is(({ headers }) =>
    headers.get('accept')?.includes('image/avif')
      ? picture()
      : Object.defineProperty(new Response('opaque'), 'status', { value: 0 }),
  );
  const { answer, kept: over } = worker.ask(page('2.png'));
  expect(await (await answer)?.text()).toBe('picture');
  await over();
  expect(await kept('icons')).toEqual(['https://pictures.example/gameIconV2/2.png']);
});

test('a picture that was let go with old questions is asked for again here, since its page would take it for missing', async () => {
  const worker = await startWorker();
  wire.is('dead');
  let shown = 'nothing yet';
  void worker.ask(new Request(at(ICON))).answer?.then(async (reply) => (shown = await reply.text()));
  await pass(3_100);
  wire.is(picture());
  await worker.hear({ kind: 'let-go' });
  await settle();
  expect(shown).toBe('nothing yet');
  await pass(1_000);
  expect(shown).toBe('picture');
});

test('one that is not there is not asked for again', async () => {
  const worker = await startWorker();
  wire.is('refused');
  const { answer } = worker.ask(new Request(at(ICON)));
  await expect(answer).rejects.toThrow();
  await pass(2_000);
  expect(asked()).toHaveLength(1);
});

test('what was on the screen before this program was there is kept, as far as it is the same for everybody', async () => {
  const worker = await startWorker();
  wire.is(picture());
  const urls = [ICON, '/brand/1.png', '/avatar/3.png', '/poster/p.png'].map(at);
  await worker.hear({ kind: 'keep-pictures', urls: [...urls, 'https://ads.example/banner/a.png'] });
  expect([await kept('icons'), await kept('pictures')]).toEqual([[ICON], ['/brand/1.png']]);
});

test('a page that names thousands of pictures has 300 of them kept', async () => {
  const worker = await startWorker();
  wire.is('refused');
  await worker.hear({ kind: 'keep-pictures', urls: Array.from({ length: 350 }, (_, n) => at(`/gameIconV2/${n}.png`)) });
  expect(asked()).toHaveLength(300);
});

test('on a phone that is full a picture is shown all the same, and nobody meets the fault', async () => {
  const worker = await startWorker();
  wire.is(picture());
  const full = await caches.open('pictures');
  full.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  const { answer, kept: over } = worker.ask(new Request(at('/banner/a.png')));
  expect(await (await answer)?.text()).toBe('picture');
  await over().catch(() => undefined);
  expect(await worker.hear({ kind: 'keep-pictures', urls: [at('/banner/b.png')] })).toEqual([]);
});

test.each([404, 206])('a picture that comes with status %i is shown and not kept', async (status) => {
  const worker = await startWorker();
  wire.is(new Response('in its place', { status, headers: { 'content-type': 'image/png' } }));
  const { answer, kept: over } = worker.ask(new Request(at(ICON)));
  expect(await (await answer)?.text()).toBe('in its place');
  await over();
  expect(await kept('icons')).toEqual([]);
});

test('a picture that comes says that the connection lives: what is slow is waited for', async () => {
  const worker = await startWorker();
  wire.on({ path: '/gameIconV2/8.png' }, 'dead');
  wire.on({ path: '/gameIconV2/7.png' }, picture());
  let end = 'waits';
  void worker.ask(new Request(at('/gameIconV2/8.png'))).answer?.catch((error: unknown) => (end = String(error)));
  await pass(1_000);
  await worker.hear({ kind: 'let-go' });
  await pass(500);
  await worker.ask(new Request(at(ICON))).answer;
  await pass(4_000);
  wire.on({ path: '/gameIconV2/8.png' }, 'refused');
  await pass(4_000);
  expect([end, asked()]).toEqual(['waits', ['/gameIconV2/8.png', '/gameIconV2/7.png']]);
});
