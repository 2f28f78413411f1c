import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { parse } from 'valibot';
import { Settings } from '#contract/settings.ts';
import { log } from '#shared/log.ts';
import { Crowded } from '../fair/crowded.ts';
import { type Client, openClient } from './client.ts';

const SCRIPT = 'console.log("</" + "b>");';
const STYLE = 'body{margin:0}';
const BUILT: Record<string, string> = {
  'index.html': `<!doctype html><title>Perya</title><meta name="description" content="A lobby." /><style>${STYLE}</style><script type="application/json" id="settings">{}</script>
<script>${SCRIPT}</script><script type="module" src="/assets/main-1.js"></script>`,
  'sw.js': 'self.addEventListener("install", () => {});',
  'sw-kill.js': 'self.registration.unregister();',
  'assets/main-1.js': 'export const one = 1;'.repeat(200),
  'assets/main-1.js.br': 'made by the build',
  'manifest.webmanifest': '{"name":"Perya"}',
  'font.woff2': 'not really a font'.repeat(200),
};

let folder: string;
let client: Client;

const options = {
  settings: parse(Settings, {}),
  hosts: { pictures: [], frames: [], chat: [] },
  killServiceWorker: false,
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'perya-client-'));
  for (const [path, content] of Object.entries(BUILT)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  client = await openClient({ folder, ...options });
});

afterAll(() => rm(folder, { recursive: true }));

const get = (path: string, headers: Record<string, string> = {}, from = client): Promise<Response> =>
  from.answer(new Request(`http://perya.test${path}`, { headers }));

const sha256 = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test.each([
  ['/', 'text/html', 200],
  ['/lobby/home', 'text/html', 200],
  ['/start?gameId=7', 'text/html', 200],
  ['/lobby/home', '*/*', 200],
  ['/assets/gone-9.js', '*/*', 404],
  ['/assets/gone-9.js', 'text/html', 404],
  ['/%2e%2e/package.json', '*/*', 404],
  ['/sw-kill.js', '*/*', 404],
  ['/assets/main-1.js.br', '*/*', 404],
])('answers %s for %s with %i', async (path, accept, status) => {
  const response = await get(path, { accept });
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toMatch(status === 200 ? /^text\/html/ : /^text\/plain/);
});

test.each([
  ['/no-such-page', '*/*'],
  ['/no-such-page', 'text/html'],
  ['/no-such-page.html', 'text/html'],
  ['/../package.json', 'text/html'],
])('answers %s for %s with the page that leads on, and 404', async (path, accept) => {
  const response = await get(path, { accept });
  expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
  expect(response.headers.get('content-security-policy')).toContain(sha256(SCRIPT));
  expect(await response.text()).toContain('<title>Nothing here · Perya</title>');
});

test.each(['/', '/start?gameId=7', '/assets/main-1.js', '/gone', '/gone.js'])(
  'says of %s to HEAD what it says to GET, without a body',
  async (path) => {
    const head = await client.answer(new Request(`http://perya.test${path}`, { method: 'HEAD' }));
    const whole = await get(path);
    expect([head.status, ...head.headers]).toEqual([whole.status, ...whole.headers]);
    expect(await head.text()).toBe('');
  },
);

test('keeps hashed files for ever and asks about every other', async () => {
  const lifetimes = await Promise.all(
    ['/assets/main-1.js', '/', '/sw.js', '/manifest.webmanifest'].map(async (path) =>
      (await get(path)).headers.get('cache-control'),
    ),
  );
  expect(lifetimes).toEqual(['public, max-age=31536000, immutable', 'no-cache', 'no-cache', 'no-cache']);
});

test('answers 304 to a caller that has the file', async () => {
  const etag = (await get('/')).headers.get('etag') ?? '';
  expect((await get('/', { 'if-none-match': etag })).status).toBe(304);
  expect((await get('/', { 'if-none-match': 'W/"other"' })).status).toBe(200);
});

test('sends the form the build compressed, and compresses the others once asked', async () => {
  const bytes = async (path: string, encoding: string) => {
    const response = await get(path, { 'accept-encoding': encoding });
    expect(response.headers.get('vary')).toBe('accept-encoding');
    return { body: Buffer.from(await response.arrayBuffer()), encoding: response.headers.get('content-encoding') };
  };
  expect((await bytes('/assets/main-1.js', 'gzip, br')).body.toString()).toBe('made by the build');
  const zipped = await bytes('/assets/main-1.js', 'gzip, br;q=0');
  expect(zipped.encoding).toBe('gzip');
  expect(gunzipSync(zipped.body).toString()).toBe(BUILT['assets/main-1.js']);
  const page = await bytes('/', 'br');
  expect(brotliDecompressSync(page.body).toString()).toContain('<!doctype html>');
  expect((await bytes('/font.woff2', 'br')).encoding).toBeNull();
});

test('puts the settings of the operator into the page, unable to end their element', async () => {
  const settings = parse(Settings, { siteVariant: 'n7', brandCode: '</script><script>alert(1)</script>$&' });
  const html = await (await get('/', {}, await openClient({ folder, ...options, settings }))).text();
  const json = /id="settings">([^]*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(json)).toEqual(settings);
  expect(html).not.toContain('alert(1)</script>');
});

test('allows what stands inside the page by its hash and nothing else', async () => {
  const policy = (await get('/')).headers.get('content-security-policy') ?? '';
  expect(policy).toContain(`script-src 'self' ${sha256(SCRIPT)};`);
  expect(policy).toContain(`style-src 'self' ${sha256(STYLE)};`);
});

test('gives the service worker another revision when a setting changes', async () => {
  const first = await (await get('/sw.js')).text();
  const settings = parse(Settings, { siteVariant: 'n7' });
  const second = await (await get('/sw.js', {}, await openClient({ folder, ...options, settings }))).text();
  expect(first).toMatch(/^self\.SETTINGS_REVISION="[0-9a-f]{16}";\nself\.addEventListener/);
  expect(second.split('\n')[0]).not.toBe(first.split('\n')[0]);
});

test('makes the page and its worker anew when a setting changes while it runs', async () => {
  const running = await openClient({ folder, ...options });
  const before = await (await get('/sw.js', {}, running)).text();
  await running.changeSettings({ siteVariant: '9s' });
  const after = await (await get('/sw.js', {}, running)).text();
  expect(await (await get('/', {}, running)).text()).toContain('"siteVariant":"9s"');
  expect(running.settings()).toMatchObject({ siteVariant: '9s', brandCode: '6b' });
  expect(after.split('\n')[0]).not.toBe(before.split('\n')[0]);
  expect(after.split('\n').slice(1)).toEqual(before.split('\n').slice(1));
});

test('a change of settings leaves the worker that removes itself alone', async () => {
  const killing = await openClient({ folder, ...options, killServiceWorker: true });
  await killing.changeSettings({ siteVariant: '9s' });
  expect(await (await get('/sw.js', {}, killing)).text()).toBe(BUILT['sw-kill.js']);
});

test('serves the worker that removes itself when the operator pulls the switch', async () => {
  const killing = await openClient({ folder, ...options, killServiceWorker: true });
  expect(await (await get('/sw.js', {}, killing)).text()).toBe(BUILT['sw-kill.js']);
});

test.each([
  ['in a crowd', new Crowded('too many at once')],
  ['without the database', new Error('it does not answer')],
])('a short address that cannot be looked up %s is asked for again by the browser itself', async (_when, error) => {
  const told = vi.spyOn(log, 'error').mockReturnValue();
  const nothing = async () => undefined;
  const rows = { game: nothing, offer: nothing, notice: nothing, signUpReward: async () => 0 };
  const links = { rows: { ...rows, shared: () => Promise.reject(error) }, publicOrigins: [] };
  const reply = await get('/s/abc123', {}, await openClient({ folder, ...options, links }));
  expect([reply.status, reply.headers.get('refresh'), reply.headers.get('cache-control')]).toEqual([
    503,
    '2',
    'no-store',
  ]);
  expect(await reply.text()).toBe('One moment, please. This page opens by itself.\n');
  expect(told).toHaveBeenCalledTimes(error instanceof Crowded ? 0 : 1);
  told.mockRestore();
});

test('answers only GET and HEAD', async () => {
  const post = await client.answer(new Request('http://perya.test/', { method: 'POST', body: '{}' }));
  expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});
