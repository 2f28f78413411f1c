import { expect, test } from 'vitest';
import { config } from '#contract/config.ts';
import { API_PREFIX } from '#contract/envelope.ts';
import { session } from '#contract/session.ts';
import { NO_ANSWERS } from '../../tests/kit/client/no-answers.ts';
import { pass } from '../../tests/kit/client/turns.ts';
import { exampleOf, json, wire } from '../../tests/kit/client/wire.ts';

const KEPT = `${API_PREFIX}/kept/config`;

/** What the service worker says to a page that asks for the configuration. */
async function ask(): Promise<Record<string, unknown>> {
  Object.assign(self, { __WB_MANIFEST: [] });
  const { answerConfig } = await import('./config.ts');
  const request = new Request(API_PREFIX + config.appConfig.path, { method: 'POST', body: '{"gameListVersion":""}' });
  const kept: Promise<unknown>[] = [];
  const event = { waitUntil: (work: Promise<unknown>) => void kept.push(work) };
  const answer = await answerConfig(request, event as Parameters<typeof answerConfig>[1]);
  await Promise.all(kept);
  return (await answer.json()) as Record<string, unknown>;
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

test('where nothing is kept yet, such a reply is not kept either', async () => {
  wire.on(config.appConfig, json({ status: 'ok', mode: 'login' }));
  expect(await ask()).toEqual({ status: 'ok', mode: 'login' });
  expect(await kept()).toBeUndefined();
});

test('nor is one that a page hands over', async () => {
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
