import { expect, test, vi } from 'vitest';
import { config } from '#contract/config.ts';
import { API_PREFIX } from '#contract/envelope.ts';
import { FOREIGN_HEADER } from '#contract/reply.ts';
import { session } from '#contract/session.ts';
import { NO_ANSWERS } from '../../tests/kit/client/no-answers.ts';
import { pass } from '../../tests/kit/client/turns.ts';
import { exampleOf, json, portalPage, wire } from '../../tests/kit/client/wire.ts';

const KEPT = `${API_PREFIX}/kept/config`;

/** What the service worker says to a page that asks for the configuration. */
async function ask(gameListVersion = ''): Promise<Record<string, unknown>> {
  return (await (await answerTo(gameListVersion)).json()) as Record<string, unknown>;
}

async function answerTo(gameListVersion = ''): Promise<Response> {
  Object.assign(self, { __WB_MANIFEST: [] });
  const { answerConfig } = await import('./config.ts');
  const request = new Request(API_PREFIX + config.appConfig.path, {
    method: 'POST',
    body: JSON.stringify({ gameListVersion }),
  });
  const kept: Promise<unknown>[] = [];
  const event = { waitUntil: (work: Promise<unknown>) => void kept.push(work) };
  const answer = await answerConfig(request, event as Parameters<typeof answerConfig>[1]);
  await Promise.all(kept);
  return answer;
}

const kept = async (): Promise<string | undefined> => (await (await caches.open('api')).match(KEPT))?.text();

/** A session that is over is no refusal of the guest's question, and none of these is a configuration. */
test.each(NO_ANSWERS)('%s is not kept, and what was kept is told in its place', async (_name, reply) => {
  await ask();
  const good = await kept();
  expect(good).toContain('"gameListVersion":"42"');
  wire.on(config.appConfig, reply);
  expect(await ask()).toMatchObject({ gameListVersion: '42', appGameList: [{ id: 1001 }] });
  expect(await kept()).toBe(good);
});

test('on a dead connection what was kept is told after four seconds', async () => {
  await ask();
  wire.on(config.appConfig, 'dead');
  let told: Record<string, unknown> | undefined;
  void ask().then((answer) => (told = answer));
  await pass(3_900);
  expect(told).toBeUndefined();
  await pass(200);
  expect(told).toMatchObject({ gameListVersion: '42' });
});

test('where nothing is kept yet a slow answer is waited for', async () => {
  const answer = wire.later();
  wire.on(config.appConfig, () => answer.reply);
  const told = ask();
  await pass(20_000);
  answer.arrives(exampleOf(config.appConfig));
  expect(await told).toMatchObject({ gameListVersion: '42' });
});

test('a network that has answered in the server’s place is named, a server that fails is not', async () => {
  await ask();
  const isNamed = async () => (await answerTo()).headers.has(FOREIGN_HEADER);
  wire.on(config.appConfig, portalPage());
  expect(await isNamed()).toBe(true);
  wire.on(config.appConfig, json(exampleOf(config.appConfig), 503));
  expect(await isNamed()).toBe(false);
  wire.on(config.appConfig, 'refused');
  expect(await isNamed()).toBe(false);
});

test('an error with a configuration in it is not kept', async () => {
  wire.on(config.appConfig, json(exampleOf(config.appConfig), 503));
  await ask();
  expect(await kept()).toBeUndefined();
});

test('a page without a list is given the kept one of a server that names no versions', async () => {
  wire.on(config.appConfig, { ...exampleOf(config.appConfig), gameListVersion: '' });
  await ask();
  wire.is('refused');
  expect(await ask()).toMatchObject({ gameListVersion: '', appGameList: [{ id: 1001 }] });
});

test('a page that has the list of this version is not given it again, any other is', async () => {
  await ask();
  const { appGameList: _list, ...rest } = exampleOf(config.appConfig);
  wire.on(config.appConfig, rest);
  expect(await ask('42')).not.toHaveProperty('appGameList');
  expect(await ask('41')).toHaveProperty('appGameList');
  wire.is('refused');
  expect(await ask('42')).not.toHaveProperty('appGameList');
  expect(await ask('')).toHaveProperty('appGameList');
});

test('a list without a game does not take the place of one that has some', async () => {
  await ask();
  wire.on(config.appConfig, { ...exampleOf(config.appConfig), gameListVersion: '43', appGameList: [] });
  await ask();
  const addresses = (await (await caches.open('api')).keys()).map(({ url }) => url.replace(/.*\/kept\//, ''));
  expect(addresses.toSorted()).toEqual(['config', 'games?version=42']);
});

test('the browser lets this program live until an answer is kept', async () => {
  Object.assign(self, { __WB_MANIFEST: [] });
  const { answerConfig } = await import('./config.ts');
  const waitUntil = vi.fn();
  const request = new Request(API_PREFIX + config.appConfig.path, { method: 'POST', body: '{}' });
  await answerConfig(request, { waitUntil } as Parameters<typeof answerConfig>[1]);
  expect(waitUntil).toHaveBeenCalledOnce();
  await waitUntil.mock.calls[0]?.[0];
  expect(await kept()).toContain('"42"');
});

test('where nothing is kept yet, a reply that is no configuration is not kept', async () => {
  wire.on(config.appConfig, json({ status: 'ok', mode: 'login' }));
  expect(await ask()).toEqual({ status: 'ok', mode: 'login' });
  expect(await kept()).toBeUndefined();
});

test('a reply that is no configuration is not kept when a page hands it over', async () => {
  Object.assign(self, { __WB_MANIFEST: [] });
  const { keepConfig } = await import('./config.ts');
  await keepConfig({ status: 'ok', mode: 'login' });
  expect(await kept()).toBeUndefined();
  await keepConfig(exampleOf(config.appConfig));
  expect(await kept()).toContain('"gameListVersion":"42"');
});

test('of a reply that speaks of a player as well only the configuration is kept', async () => {
  Object.assign(self, { __WB_MANIFEST: [] });
  const { keepConfig } = await import('./config.ts');
  await keepConfig(exampleOf(session.getAfterLoginInfoWeb));
  expect(await kept()).toContain('"gameListVersion":"42"');
  expect(await kept()).not.toMatch(/"appUser"|maria88/);
});

test('a list that is kept completes a reply of its own version, and of no other', async () => {
  await ask();
  const { appGameList: _list, ...rest } = exampleOf(config.appConfig);
  wire.on(config.appConfig, rest);
  expect(await ask()).toMatchObject({ gameListVersion: '42', appGameList: [{ id: 1001 }] });
  wire.on(config.appConfig, { ...rest, gameListVersion: '43' });
  expect(await ask()).not.toHaveProperty('appGameList');
});

test('a new list takes the place of the old one', async () => {
  await ask();
  wire.on(config.appConfig, { ...exampleOf(config.appConfig), gameListVersion: '43' });
  await ask();
  const addresses = (await (await caches.open('api')).keys()).map(({ url }) => url.replace(/.*\/kept\//, ''));
  expect(addresses.toSorted()).toEqual(['config', 'games?version=43']);
});

test('caches that cannot be read keep no answer of the network away', async () => {
  vi.stubGlobal('caches', {
    open: () => Promise.reject(new DOMException('Unexpected internal error', 'UnknownError')),
  });
  expect(await ask()).toMatchObject({ gameListVersion: '42' });
});
