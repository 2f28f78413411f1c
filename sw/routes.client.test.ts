import { expect, test, vi } from 'vitest';
import { API_PREFIX } from '#contract/envelope.ts';
import { games } from '#contract/games.ts';
import { at, documentOf, navigationTo, PIECE, serveSite, startWorker } from '../tests/kit/client/service-worker.ts';
import { wire } from '../tests/kit/client/wire.ts';

/** A phone that is installed, and has no connection now. */
async function offline() {
  serveSite();
  const worker = await startWorker();
  await worker.install();
  wire.is('refused');
  return worker;
}

test.each(['/', '/lobby/home', '/activity/supply?from=push', '/s', '/sandy', '/lobby/notice/12'])(
  'without a connection %s opens from the kept document',
  async (path) => {
    const worker = await offline();
    expect(await (await worker.ask(navigationTo(path)).answer)?.text()).toContain('ofToday1');
  },
);

test.each([
  ['the testers’ page', () => navigationTo('/sandbox')],
  ['a short address, which the server leads on', () => navigationTo('/s/abc123')],
  ['a file that is opened by itself', () => navigationTo('/robots.txt')],
  ['a page of another site', () => navigationTo('https://bank.example/lobby/home')],
  ['a file that this version does not have', () => new Request(at('/assets/index-ofLater2.js'))],
  ['a picture of a page', () => new Request(at('/poster/p.png'))],
  ['a picture of a player', () => new Request(at('/avatar/3.png'))],
  ['a banner of another site', () => new Request('https://ads.example/banner/a.png')],
  ['the address of a call, opened as a page reads', () => new Request(at(API_PREFIX + games.gameLike.path))],
  ['a call of another site', () => post(`https://bank.example${API_PREFIX}${games.gameLike.path}`)],
  ['a form that is not the app’s call', () => post(at('/sandbox/clock'))],
  ['an address that only begins like a call', () => post(at(`${API_PREFIX}x/like`))],
  [
    'an upload, whose page is told how far it has come',
    () => post(at(`${API_PREFIX}/upload`), 'multipart/form-data; boundary=x'),
  ],
])('%s is left to the browser', async (_what, request) => {
  const worker = await offline();
  expect(worker.ask(request()).answer).toBeUndefined();
});

test('a file of this version comes from what is kept', async () => {
  const worker = await offline();
  expect(await (await worker.ask(new Request(at(PIECE))).answer)?.text()).toBe('piece');
});

test.each(['/brand/1.png', 'https://pictures.example/gameIconV2/7.png'])(
  'the picture at %s passes through this program, which keeps it',
  async (address) => {
    const worker = await startWorker();
    wire.is(new Response('picture', { headers: { 'content-type': 'image/png' } }));
    const { answer, kept } = worker.ask(new Request(at(address)));
    expect(await (await answer)?.text()).toBe('picture');
    await kept();
    wire.is('refused');
    expect(await (await worker.ask(new Request(at(address))).answer)?.text()).toBe('picture');
  },
);

function post(url: string, type = 'application/json'): Request {
  return new Request(url, { method: 'POST', body: '{}', headers: { 'content-type': type } });
}

test('with a connection the app opens where the browser cannot read what it keeps', async () => {
  const worker = await offline();
  serveSite();
  wire.is(undefined);
  wire.on({ path: '/lobby/home' }, documentOf('ofToday1'));
  breakCaches();
  const { answer, kept } = worker.ask(navigationTo('/lobby/home'));
  expect(await (await answer)?.text()).toContain('ofToday1');
  await kept();
});

test.each(['/brand/1.png', '/gameIconV2/7.png'])(
  'with a connection the picture at %s is shown where the browser cannot read what it keeps',
  async (address) => {
    const worker = await startWorker();
    wire.is(new Response('picture', { headers: { 'content-type': 'image/png' } }));
    breakCaches();
    expect(await (await worker.ask(new Request(at(address))).answer)?.text()).toBe('picture');
  },
);

function breakCaches(): void {
  const fail = () => Promise.reject(new DOMException('Unexpected internal error', 'UnknownError'));
  vi.stubGlobal('caches', { open: fail, match: fail });
}
