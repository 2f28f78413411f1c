import { expect, test } from 'vitest';
import { QUESTION_HEADER } from '#contract/envelope.ts';
import { WALLET } from '#contract/errcodes.ts';
import { wallet } from '#contract/wallet.ts';
import { cents } from '#shared/money.ts';
import { anotherTab, openLobby, signIn } from '../../../tests/kit/client/page.ts';
import { pass, settle } from '../../../tests/kit/client/turns.ts';
import { exampleOf, refusal, wire } from '../../../tests/kit/client/wire.ts';

const { exchange } = wallet;
type Proof = 'password' | 'safeboxPassword' | 'code' | 'passkey';
const wish = (proof: string, by: Proof = 'code') => ({
  amount: cents(500_000),
  bankId: 2,
  exchangeType: 0,
  [by]: proof,
});

const asked = () =>
  wire.asked(exchange).map(({ headers, body }) => ({
    what: headers.has(QUESTION_HEADER) ? 'question' : 'withdrawal',
    code: body['code'],
    key: headers.get('idempotency-key'),
  }));
const withdrawals = () => asked().filter(({ what }) => what === 'withdrawal');

/** One tab has asked and waits for its answer, and another asks for an equal withdrawal with another proof. */
async function askInTwoTabs(by?: Proof) {
  const first = wire.later();
  wire.on(exchange, ({ headers }) => (headers.has(QUESTION_HEADER) ? refusal(WALLET.wrongProof) : first.reply));
  await openLobby();
  await signIn();
  void (await import('./asked.ts')).moveMoney(exchange, wish('111111', by));
  await settle();
  anotherTab();
  await openLobby();
  const second = await import('./asked.ts');
  const joined = second.moveMoney(exchange, wish('222222', by));
  await pass(5_000);
  return { first, second, joined };
}

test('an equal withdrawal of another tab waits for the end of the first, whatever proves it, and is not sent', async () => {
  const { first, second, joined } = await askInTwoTabs();
  expect(withdrawals().map(({ code }) => code)).toEqual(['111111']);
  expect([await joined, second.isChecking.value]).toEqual([undefined, true]);
  wire.on(exchange, exampleOf(exchange));
  first.arrives(exampleOf(exchange));
  await pass(35_000);
  expect([second.isChecking.value, second.lastLearnt.value?.found, withdrawals().length]).toEqual([false, 'done', 1]);
});

test.each(['password', 'safeboxPassword', 'passkey'] as const)(
  'an equal withdrawal of another tab that is proved by another %s waits for the end of the first as well',
  async (by) => {
    const { joined } = await askInTwoTabs(by);
    // Before its end is waited for: one that was sent has none yet.
    expect(withdrawals()).toHaveLength(1);
    expect(await joined).toBeUndefined();
  },
);

test('once the first was refused, the other proof is an ask of its own, under a key of its own', async () => {
  const { first, second } = await askInTwoTabs();
  first.arrives(refusal(WALLET.wrongProof));
  await pass(35_000);
  expect([second.isChecking.value, second.lastLearnt.value?.found, withdrawals().length]).toEqual([
    false,
    'refused',
    1,
  ]);
  wire.on(exchange, exampleOf(exchange));
  expect(await second.moveMoney(exchange, wish('222222'))).toMatchObject({ ok: true });
  expect(withdrawals().map(({ code }) => code)).toEqual(['111111', '222222']);
  expect(new Set(asked().map(({ key }) => key)).size).toBe(2);
});
