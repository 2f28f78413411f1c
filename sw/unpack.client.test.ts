import { expect, test, vi } from 'vitest';

const PACK = '/assets/pack-1.js';
const FIRST = '/assets/index-1.js';
const PIECES = Array.from({ length: 24 }, (_, at) => `/assets/piece-${at}.${at % 2 === 0 ? 'js' : 'css'}`);
const bodyOf = (url: string): string => `/* ${url}: ₱ */`;

const encode = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const INDEX = JSON.stringify(PIECES.map((url) => [url, encode(bodyOf(url)).length]));
const WHOLE = `${INDEX}\n${PIECES.map(bodyOf).join('')}`;

const inPack = (body: BodyInit, type = 'text/javascript'): Response =>
  new Response(body, {
    headers: { 'content-type': type, 'content-security-policy': "default-src 'self'", etag: '"p"' },
  });

/** A connection that breaks after so many bytes, which come a few at a time. */
function cutAfter(bytes: number): ReadableStream<Uint8Array> {
  const all = encode(WHOLE).slice(0, bytes);
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= all.length) return controller.error(new TypeError('network error'));
      controller.enqueue(all.slice(at, at + 7));
      at += 7;
    },
  });
}

/** Installs, and tells what was asked of the server and what is kept then. */
async function installWith(pack: Response, kept: string[] = []) {
  Object.assign(self, {
    __WB_MANIFEST: [
      { url: '/index.html', revision: 'r1' },
      ...[FIRST, ...PIECES].map((url) => ({ url, revision: null })),
    ],
    __PACK: PACK,
  });
  const cache = await caches.open('shell');
  for (const url of kept) await cache.put(url, new Response(bodyOf(url)));
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname;
    asked.push(path);
    if (path === PACK) return pack;
    return new Response(bodyOf(path), { headers: { 'content-type': 'text/javascript' } });
  });
  const { keepTogether } = await import('./lifecycle.ts');
  await keepTogether();
  const read = async (url: string) => (await cache.match(url))?.text();
  return { asked, cache, bodies: await Promise.all([FIRST, ...PIECES].map(read)) };
}

const ALL = [FIRST, ...PIECES].map(bodyOf);

test('a first installation brings the pieces in one request, each under its own address and type', async () => {
  const { asked, cache, bodies } = await installWith(inPack(WHOLE));
  expect(asked).toEqual([PACK, FIRST]);
  expect(bodies).toEqual(ALL);
  const { headers } = (await cache.match('/assets/piece-1.css')) ?? new Response();
  expect(headers.get('content-type')).toContain('text/css');
  expect(headers.get('content-security-policy')).toBe("default-src 'self'");
  expect(headers.get('etag')).toBeNull();
});

test('of a pack that breaks off the whole pieces stay, and the others are fetched by themselves', async () => {
  const { asked, bodies } = await installWith(inPack(cutAfter(encode(INDEX).length + 300)));
  expect(bodies).toEqual(ALL);
  const again = asked.filter((path) => PIECES.includes(path));
  expect(again.length).toBeGreaterThan(0);
  expect(again.length).toBeLessThan(PIECES.length);
  expect(again).not.toContain(PIECES[0]);
});

test.each([
  ['a page of another network', () => inPack('<html>Pay for this network</html>', 'text/html')],
  ['no pack', () => new Response('', { status: 404 })],
  ['an index that is none', () => inPack('[["/assets/piece-0.js",-1]]\n')],
])('with %s in its place every piece is fetched by itself', async (_what, reply) => {
  const { asked, bodies } = await installWith(reply());
  expect(bodies).toEqual(ALL);
  expect(asked.filter((path) => PIECES.includes(path))).toHaveLength(PIECES.length);
});

test('a version that shares most of its files with the one before fetches the few that are new', async () => {
  const { asked, bodies } = await installWith(inPack(WHOLE), PIECES.slice(4));
  expect(asked).not.toContain(PACK);
  expect(bodies).toEqual(ALL);
});

test('a file that this version does not name is not kept', async () => {
  const index = JSON.stringify([
    ['/assets/foreign-1.js', 3],
    ['/assets/piece-0.js', 3],
  ]);
  const { cache } = await installWith(inPack(`${index}\nabcdef`));
  expect(await cache.match('/assets/foreign-1.js')).toBeUndefined();
  expect(await (await cache.match('/assets/piece-0.js'))?.text()).toBe('def');
});

test('a pack that ends early, as a proxy cuts it, is no whole one: what is missing is fetched by itself', async () => {
  const short = encode(WHOLE).slice(0, encode(INDEX).length + 300);
  const { asked, bodies } = await installWith(inPack(short));
  expect(bodies).toEqual(ALL);
  expect(asked.filter((path) => PIECES.includes(path)).length).toBeGreaterThan(0);
});
