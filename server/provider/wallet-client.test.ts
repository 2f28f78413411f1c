import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { makeWalletClient } from './wallet-client.ts';

const bet = () => ({ session: 'a-session-of-tests', roundId: randomUUID(), transactionId: randomUUID(), amount: 100 });

/** The wallet says these one after the other, and the last of them for ever. */
function saying(...replies: (() => Response)[]) {
  const heard: string[] = [];
  const client = makeWalletClient({
    origin: () => 'http://perya.test',
    providerId: 'perya-games',
    secret: 'a-secret-for-tests',
    now: () => new Date('2026-11-20T12:00:00Z'),
    pausesMs: [0, 0],
    send: async (_address, init) => {
      heard.push(init.body);
      const reply = replies[Math.min(heard.length, replies.length) - 1];
      if (!reply) throw new Error('the line is down');
      return reply();
    },
  });
  return { client, heard };
}

const busyFor = (seconds: number) => () =>
  Response.json({ error: 'busy' }, { status: 429, headers: { 'retry-after': String(seconds) } });
const busy = busyFor(0);
const taken = () => Response.json({ balance: 900 });

test('a busy wallet is told the same again', async () => {
  const { client, heard } = saying(busy, taken);
  expect(await client.call('bet', bet())).toEqual({ ok: true, value: { balance: 900 } });
  expect([heard.length, new Set(heard).size]).toEqual([2, 1]);
});

test('a wallet that stays busy counts as silent: a twin of the message may have been taken', async () => {
  const { client, heard } = saying(busy);
  expect(await client.call('bet', bet())).toMatchObject({ ok: false, error: 'unreachable' });
  expect(heard).toHaveLength(3);
});

test('a wallet that asks for a minute is left alone for two seconds: a player waits', async () => {
  const { client } = saying(busyFor(60), taken);
  const from = performance.now();
  expect(await client.call('bet', bet())).toEqual({ ok: true, value: { balance: 900 } });
  const waitedMs = performance.now() - from;
  expect([waitedMs > 1_900, waitedMs < 30_000]).toEqual([true, true]);
});

test('a refusal is final', async () => {
  const { client, heard } = saying(() => Response.json({ error: 'insufficientFunds' }, { status: 402 }));
  expect(await client.call('bet', bet())).toEqual({ ok: false, error: 'insufficientFunds' });
  expect(heard).toHaveLength(1);
});
