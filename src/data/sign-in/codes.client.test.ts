import { expect, test, vi } from 'vitest';
import { session } from '#contract/session.ts';
import { leavePage } from '../../../tests/kit/client/page.ts';
import { pass, settle } from '../../../tests/kit/client/turns.ts';
import { exampleOf, refusal, wire } from '../../../tests/kit/client/wire.ts';

const { smsSend } = session;
const NUMBER = '9171234567';

async function send() {
  const codes = await import('./codes.ts');
  const failure = await codes.sendCode('63', NUMBER);
  return { ...codes, failure };
}

test('[AUTH-26, CALL-16, CALL-17] a code goes to a number of the country, as what is sent at sign-up', async () => {
  const { failure, codeClock } = await send();
  expect(failure).toBeUndefined();
  expect(wire.asked(smsSend)[0]?.body).toEqual({
    countryCode: '63',
    mobile: NUMBER,
    type: 0,
    appId: 'com.demo.web',
    channel: 'WEB',
    clientReferrer: 'ph',
    platform: 0,
  });
  expect([codeClock.sentTo.value, codeClock.waitSeconds.value]).toEqual([NUMBER, 60]);
});

test('it is asked for and used by the same mark of this browser, also where it had none before', async () => {
  await send();
  expect(wire.asked(smsSend)[0]?.headers.get('fingerprint')).toMatch(/^[0-9a-f]{32}$/);
  await leavePage();
  await send();
  const marks = wire.asked(smsSend).map(({ headers }) => headers.get('fingerprint'));
  expect(new Set(marks).size).toBe(1);
});

test('a code whose answer was lost is asked for again under its key, and the button is free in time', async () => {
  let asked = 0;
  wire.on(smsSend, () => ((asked += 1) === 1 ? 'dead' : exampleOf(smsSend)));
  localStorage.setItem('fingerprint', 'f'.repeat(32));
  const ends: unknown[] = [];
  void send().then(({ failure }) => ends.push(failure));
  await settle();
  await pass(9_900);
  expect(ends).toEqual([]);
  await pass(200);
  expect(ends).toEqual([undefined]);
  expect(new Set(wire.asked(smsSend).map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
  wire.is('dead');
  void send().then(({ failure }) => ends.push(failure));
  await settle();
  await pass(10_100);
  await pass(20_100);
  expect(ends).toEqual([undefined, { kind: 'unanswered' }]);
});

test('[AUTH-26] the rest of a minute goes down by the second, and a reload does not shorten it', async () => {
  const first = await send();
  await pass(30_000);
  expect(first.codeClock.waitSeconds.value).toBe(30);
  await leavePage();
  const { codeClock } = await import('./codes.ts');
  codeClock.follow();
  expect([codeClock.sentTo.value, codeClock.waitSeconds.value]).toEqual([NUMBER, 30]);
  await pass(29_000);
  expect(codeClock.waitSeconds.value).toBe(1);
  await pass(1_000);
  expect(codeClock.waitSeconds.value).toBe(0);
});

test('a longer wait of the server is kept to', async () => {
  wire.on(smsSend, { code: 200, errcode: 0, waitSeconds: 90 });
  const { codeClock } = await send();
  expect(codeClock.waitSeconds.value).toBe(90);
  await pass(60_000);
  expect(codeClock.waitSeconds.value).toBe(30);
});

test('a code to another number has a rest of its own, from its beginning', async () => {
  const { codeClock, sendCode } = await send();
  await pass(30_000);
  await sendCode('63', '9170000001');
  expect([codeClock.sentTo.value, codeClock.waitSeconds.value]).toEqual(['9170000001', 60]);
  await pass(40_000);
  expect(codeClock.waitSeconds.value).toBe(20);
});

test.each([1, -1])('a clock that is set by %i day neither shortens nor lengthens the rest', async (days) => {
  const { codeClock } = await send();
  vi.setSystemTime(Date.now() + days * 86_400_000);
  codeClock.follow();
  await pass(30_000);
  expect(codeClock.waitSeconds.value).toBe(30);
  await pass(30_000);
  expect(codeClock.waitSeconds.value).toBe(0);
});

test('a clock that is set back over a reload does not lengthen the rest', async () => {
  await send();
  await leavePage();
  vi.setSystemTime(Date.now() - 86_400_000);
  const { codeClock } = await import('./codes.ts');
  codeClock.follow();
  expect(codeClock.waitSeconds.value).toBe(60);
});

test('a lost answer is asked for again under the same key, and another number is another call', async () => {
  wire.on(smsSend, 'refused');
  const { sendCode } = await send();
  await sendCode('63', NUMBER);
  await sendCode('63', '9170000001');
  const [first, again, other] = wire.asked(smsSend).map(({ headers }) => headers.get('idempotency-key'));
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

test.each([
  ['a refusal', refusal(1049), 'refused'],
  ['a line that breaks', 'refused', 'unanswered'],
] as const)('[AUTH-27, ERR-12] %s starts no rest', async (_name, reply, kind) => {
  wire.on(smsSend, reply);
  const { failure, codeClock } = await send();
  expect([failure?.kind, codeClock.waitSeconds.value, codeClock.sentTo.value]).toEqual([kind, 0, '']);
});

test('asked again after a lost answer it is the same question, and after an answer another', async () => {
  wire.on(smsSend, 'refused');
  await send();
  wire.on(smsSend, refusal(1049));
  await send();
  await send();
  const [lost, again, other] = wire.asked(smsSend).map(({ headers }) => headers.get('idempotency-key'));
  expect(again).toBe(lost);
  expect(other).not.toBe(lost);
});

test('a shorter wait of the server is a minute all the same', async () => {
  wire.on(smsSend, { code: 200, errcode: 0, waitSeconds: 10 });
  expect((await send()).codeClock.waitSeconds.value).toBe(60);
});
