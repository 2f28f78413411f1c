import { beforeAll, expect, test } from 'vitest';
import { parse } from 'valibot';
import { Settings } from '#contract/settings.ts';
import { sendLogTo } from '#shared/log.ts';
import { type App, makeApp } from './app.ts';
import { openClient } from './http/client.ts';

/** The app for an operator with a host of their own, which is played by a function that says what reached it. */
let app: App;

const HOST_HEADERS = {
  'content-security-policy': "default-src *; script-src 'unsafe-inline'",
  'cache-control': 'public',
};

beforeAll(async () => {
  const client = await openClient({
    folder: '/nonexistent',
    settings: parse(Settings, {}),
    hosts: { pictures: [], frames: [], chat: [] },
    killServiceWorker: false,
  });
  app = makeApp(client, {
    kind: 'foreign',
    passThrough: async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname.endsWith('/breaks')) throw new Error('a bug');
      return new Response(`${request.method} ${pathname}`, { headers: HOST_HEADERS });
    },
  });
});

const ask = async (path: string, init: RequestInit = {}): Promise<Response> =>
  app.fetch(new Request(`http://perya.test${path}`, init));

test.each(['/prod-api-2/app/v1/anonymous/appConfig', '/prod-api-2/app/v1/whatever/they/have'])(
  'a call to %s goes to the host, and our headers stand over its own',
  async (path) => {
    const response = await ask(path, { method: 'POST', body: '{}' });
    expect(await response.text()).toBe(`POST ${path}`);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  },
);

test.each(['/gameIconV2/1001.png', '/banner/a.png', '/brand/1.png', '/avatar/1.png', '/poster/p.png', '/badge/b.png'])(
  'the picture %s comes from the host, with its lifetime',
  async (path) => {
    const response = await ask(path);
    expect([await response.text(), response.headers.get('cache-control')]).toEqual([`GET ${path}`, 'public']);
  },
);

test.each(['/sandbox', '/sandbox/settings'])('there is no %s in front of a real host', async (path) => {
  const response = await ask(path, { headers: { accept: 'text/html' } });
  expect(response.status).toBe(404);
});

test('a bug of ours is a logged fault, and no word of it goes out', async () => {
  const lines: string[] = [];
  sendLogTo((level, what) => lines.push(`${level} ${what}`));
  const response = await ask('/prod-api-2/breaks', { method: 'POST' });
  expect([response.status, await response.json()]).toMatchObject([500, { errcode: 9006 }]);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(lines).toEqual(['error request failed']);
});
