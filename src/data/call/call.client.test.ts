import { expect, test } from 'vitest';
import { activities } from '#contract/activities.ts';
import { config } from '#contract/config.ts';
import { API_PREFIX } from '#contract/envelope.ts';
import { games } from '#contract/games.ts';
import { must } from '#shared/assert.ts';
import type { Outcome } from '#shared/outcome.ts';
import { leavePage, setNavigator, setOnline, signIn, tellTabs } from '../../../tests/kit/client/page.ts';
import { pass, settle } from '../../../tests/kit/client/turns.ts';
import { NO_ANSWERS } from '../../../tests/kit/client/no-answers.ts';
import { stubUploads } from '../../../tests/kit/client/uploads.ts';
import { type Asked, exampleOf, json, signedOut, wire } from '../../../tests/kit/client/wire.ts';

const { appConfig } = config;
const COMPUTER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const INPUT = { gameListVersion: '' };

type Ask = () => Promise<Outcome<unknown>>;

/** The program's own way of asking, and the document's, which asks before the program is there. */
const ways: [string, Ask][] = [
  ['the program', async () => (await import('./call.ts')).call(appConfig, INPUT)],
  [
    'the document',
    async () => {
      const [{ askForConfig, readConfig }, { call }] = [
        await import('#early/config-call.ts'),
        await import('./call.ts'),
      ];
      return call(appConfig, INPUT, { early: readConfig(askForConfig()) });
    },
  ],
];

const endOf = (outcome: Outcome<unknown>): string => (outcome.ok ? 'answered' : outcome.failure.kind);
const lastAsked = (): Asked => must(wire.asked().at(-1), 'something was asked');

for (const [name, ask] of ways) {
  test.each([200, 201, 203, 299])(`[CALL-04] ${name}: a good answer with status %i is a success`, async (status) => {
    wire.on(appConfig, json(exampleOf(appConfig), status));
    expect(endOf(await ask())).toBe('answered');
  });

  test.each([400, 404, 500, 503])(`[CALL-04] ${name}: a good answer with status %i is a failure`, async (status) => {
    wire.on(appConfig, json(exampleOf(appConfig), status));
    expect(await ask()).toEqual({ ok: false, failure: { kind: 'broken', detail: `HTTP ${status}` } });
  });

  test(`[CALL-08, STORE-09] ${name}: every body says where it comes from`, async () => {
    await ask();
    const from = { clientReferrer: 'ph', channel: 'WEB', appId: 'com.demo.web', platform: 0 };
    expect(lastAsked().body).toEqual({ ...INPUT, ...from });
    setNavigator({ userAgent: COMPUTER });
    await ask();
    expect(lastAsked().body).toEqual({ ...INPUT, ...from, platform: 1 });
  });

  test(`[CALL-03] ${name}: a call fails after a minute without an answer, and not before`, async () => {
    wire.is('dead');
    let end = '';
    void ask().then((outcome) => (end = endOf(outcome)));
    await pass(59_000);
    expect(end).toBe('');
    await pass(1_000);
    expect(end).toBe('unanswered');
  });
}

test('[CALL-05] an errcode that is not 0 is a failure, whatever comes with it', async () => {
  wire.on(appConfig, { ...exampleOf(appConfig), errcode: 1 });
  const { call } = await import('./call.ts');
  expect(await call(appConfig, INPUT)).toEqual({ ok: false, failure: { kind: 'refused', code: 1 } });
});

test('[CALL-06, CALL-07] who is signed in says so in two headers, and a guest does not', async () => {
  const { call } = await import('./call.ts');
  await call(appConfig, INPUT);
  expect(lastAsked().headers.has('authorization')).toBe(false);
  await signIn({ token: 'a-token-of-a-player' });
  localStorage.setItem('fingerprint', 'f'.repeat(32));
  await call(games.startGame, { gameId: 1001 });
  const { headers } = lastAsked();
  expect([headers.get('authorization'), headers.get('fingerprint')]).toEqual([
    'Bearer a-token-of-a-player',
    'f'.repeat(32),
  ]);
  expect(headers.has('public')).toBe(false);
});

test('[CALL-09, CALL-10] what the first address brought travels with every later call of the visit', async () => {
  const brought = {
    entry: 'pwa',
    clickid: 'a'.repeat(200),
    pid: '77',
    fbclid: 'F',
    gclid: 'G',
    ttclid: 'T',
    referrer: 'R',
  };
  const query = new URLSearchParams({ ...brought, clickid: 'a'.repeat(300), utm_source: 'x', token: 'y' });
  const { rememberAdParameters } = await import('../device/visit.ts');
  rememberAdParameters(`http://localhost/?${query}`);
  await leavePage();
  const { call } = await import('./call.ts');
  await call(appConfig, INPUT);
  expect(lastAsked().body).toMatchObject(brought);
  expect(lastAsked().body).not.toHaveProperty('utm_source');
  expect(lastAsked().body).not.toHaveProperty('token');
  sessionStorage.clear(); // Another tab.
  await call(appConfig, INPUT);
  expect(lastAsked().body).not.toHaveProperty('clickid');
});

// A call without a field of its own in the answer: nothing but the envelope says whose answer it is.
test.each(NO_ANSWERS)('a change is not taken for done by %s', async (_name, reply, end) => {
  await signIn();
  wire.is(reply);
  const { call } = await import('./call.ts');
  expect(endOf(await call(games.gameLike, { id: 1001, like: 1 }))).toBe(end);
});

test('only a Wi-Fi’s own page is called a foreign line; a server that fails is silent, and one that answers is there', async () => {
  const { call } = await import('./call.ts');
  const { isLineForeign, isReachable } = await import('./connection.ts');
  const seen: Record<string, [boolean, boolean]> = {};
  for (const [name, reply] of NO_ANSWERS) {
    wire.is(reply);
    await call(appConfig, INPUT);
    seen[name] = [isReachable.value, isLineForeign.value];
    await pass(1_000);
  }
  expect(Object.entries(seen).filter(([, [, isForeign]]) => isForeign)).toEqual([
    ['a captive portal’s page', [false, true]],
  ]);
  expect(Object.keys(seen).filter((name) => seen[name]?.[0])).toEqual(['a session that is over', 'a refusal']);
});

test('without a network nothing leaves the phone, and that is said', async () => {
  setOnline(false);
  const { call } = await import('./call.ts');
  expect(await call(appConfig, INPUT)).toEqual({ ok: false, failure: { kind: 'offline' } });
});

test('a change carries a key of its own, and a question none', async () => {
  await signIn();
  const { call } = await import('./call.ts');
  await call(games.gameLike, { id: 1001, like: 1 });
  const first = lastAsked().headers.get('idempotency-key');
  await call(games.gameLike, { id: 1001, like: 1 });
  expect(first).toMatch(/^[\da-f-]{36}$/);
  expect(lastAsked().headers.get('idempotency-key')).not.toBe(first);
  await call(activities.getActivityIds, {});
  expect(lastAsked().headers.has('idempotency-key')).toBe(false);
});

test('an answer that comes after its player has left is nobody’s, and ends nobody’s session', async () => {
  await signIn();
  const answer = wire.later();
  wire.on(games.startGame, () => answer.reply);
  const { call } = await import('./call.ts');
  const { isSignedIn } = await import('../player/session.ts');
  const asking = call(games.startGame, { gameId: 1001 });
  await settle();
  await signIn({ id: 8, token: 'another-token' });
  answer.arrives(signedOut);
  expect(endOf(await asking)).toBe('stale');
  await settle();
  expect([isSignedIn.value, localStorage.getItem('ACCESS_TOKEN')]).toEqual([true, 'another-token']);
});

test('a guest whose call is for players has no session that could end', async () => {
  wire.on(games.startGame, signedOut);
  const { endedSession, resumeSession } = await import('../player/session.ts');
  await resumeSession(undefined);
  const { call } = await import('./call.ts');
  expect(endOf(await call(games.startGame, { gameId: 1001 }))).toBe('signed-out');
  await settle();
  expect(endedSession.value).toBeUndefined();
});

test('a tab asks in its own player’s name until it hears that another tab has logged in the next', async () => {
  await signIn({ token: 'a-token-of-ana' });
  const { call } = await import('./call.ts');
  localStorage.setItem('ACCESS_TOKEN', 'a-token-of-ben');
  expect(endOf(await call(games.gameLike, { id: 1001, like: 1 }))).toBe('stale');
  tellTabs('ACCESS_TOKEN');
  await call(games.gameLike, { id: 1001, like: 1 });
  expect(wire.asked(games.gameLike).map(({ headers }) => headers.get('authorization'))).toEqual([
    'Bearer a-token-of-ana',
    'Bearer a-token-of-ben',
  ]);
});

test('[CALL-08] a form with a picture carries none of these fields', async () => {
  const { sent } = stubUploads();
  localStorage.setItem('fingerprint', 'f'.repeat(32));
  const { uploadPicture } = await import('../sign-in/upload.ts');
  expect(await uploadPicture(1, new File(['x'], 'id.png'))).toEqual({ ok: true, value: '1.jpg' });
  expect(sent).toMatchObject([{ field: 'file1', timeout: 600_000, headers: { fingerprint: 'f'.repeat(32) } }]);
  expect(sent[0]?.url).toMatch(new RegExp(`^${API_PREFIX}/app/v1/`));
  expect(sent[0]?.headers).not.toHaveProperty('content-type');
});

test("[VAL-27] the list of activities is refused without a token: 'Token is required', and nothing is sent", async () => {
  const { call } = await import('./call.ts');
  const failure = { kind: 'broken', detail: 'Token is required' };
  expect(await call(activities.getActivityIds, {})).toEqual({ ok: false, failure });
  expect(wire.asked(activities.getActivityIds)).toEqual([]);
  await signIn();
  expect(endOf(await call(activities.getActivityIds, {}))).toBe('answered');
});
