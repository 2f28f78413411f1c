import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertGames, openTestApp, type TestApp } from '../../tests/kit/app.ts';
import { withDatabase } from '../../tests/kit/sql.ts';

withDatabase((database) => {
  let server: TestApp;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'perya-pictures-'));
    await insertGames(database.current().db, 2);
    server = await openTestApp(database.current().db, { pictureFolder: folder });
  });

  afterAll(() => rm(folder, { recursive: true }));

  const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    server.app.fetch(new Request(`http://perya.test/${path}`, { method, headers }));

  test.each([
    ['gameIconV2/1001.png?v=1&w=120', 'image/avif,*/*', 'image/avif'],
    ['gameIconV2/1002.png?v=1&w=120', 'image/webp,*/*', 'image/webp'],
    ['gameIconV2/1001.png?v=1&w=120', '*/*', 'image/png'],
    ['brand/1.png?v=1', '*/*', 'image/png'],
    ['avatar/1.png', 'image/webp', 'image/webp'],
    ['banner/wheel.png', 'image/webp', 'image/webp'],
    ['poster/night-market.png', 'image/webp', 'image/webp'],
    ['badge/bank.png', 'image/webp', 'image/webp'],
    ['card/1001.png', '*/*', 'image/png'],
    ['card/perya.png', '*/*', 'image/png'],
  ])('%s for %s is %s', async (path, accept, type) => {
    const response = await get(path, { accept });
    expect([response.status, response.headers.get('content-type'), response.headers.get('vary')]).toEqual([
      200,
      type,
      'accept',
    ]);
    expect((await response.arrayBuffer()).byteLength).toBe(Number(response.headers.get('content-length')));
  });

  test('a versioned picture is kept for ever, another is asked about', async () => {
    const versioned = await get('gameIconV2/1001.png?v=1&w=120');
    expect(versioned.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const plain = await get('gameIconV2/1001.png?w=120');
    expect(plain.headers.get('cache-control')).toBe('public, no-cache');
    const again = await get('gameIconV2/1001.png?w=120', { 'if-none-match': plain.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  test('a picture is made once and kept on disk', async () => {
    const count = async () => (await readdir(folder, { recursive: true })).length;
    await get('gameIconV2/1001.png?v=1&w=360');
    const before = await count();
    await get('gameIconV2/1001.png?v=2&w=360');
    expect(await count()).toBe(before);
  });

  test.each(['gameIconV2/9999.png?v=1', 'gameIconV2/1001.jpg', 'gameIconV2/01001.png', 'brand/99.png', 'avatar/x.png'])(
    'there is no %s, and no page in its place',
    async (path) => {
      const response = await get(path, { accept: 'text/html,image/avif,*/*' });
      expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
    },
  );

  test('HEAD tells of a picture without sending it', async () => {
    const response = await get('gameIconV2/1001.png?v=1&w=120', {}, 'HEAD');
    expect([response.status, (await response.text()).length]).toEqual([200, 0]);
  });
});
