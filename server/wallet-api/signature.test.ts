import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { playKit, START } from '../../tests/kit/play.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { readBalance } from '../ledger/balance.ts';
import { SIGNATURE_HEADERS } from './protocol.ts';

withDatabase((database) => {
  const { db, wallet, playerId } = playKit(database);
  let session = '';
  const id = () => randomUUID();
  const coin = () => readBalance(db(), playerId());

  beforeEach(async () => {
    session = await wallet().visit(playerId());
  });

  describe('a message moves nothing', () => {
    const body = () => JSON.stringify({ session, roundId: id(), transactionId: id(), amount: 1_000 });
    const seconds = START.getTime() / 1000;

    test.each([
      ['without a signature', () => [body(), {}]],
      ['signed with another secret', () => [body(), wallet().sign(body(), { secret: 'a guess' })]],
      ['signed for another body', () => [body(), wallet().sign(body())]],
      ['of five minutes ago and a second', () => signed({ timestamp: seconds - 301 })],
      ['from five minutes ahead and a second', () => signed({ timestamp: seconds + 301 })],
      ['of a provider that we do not know', () => signed({ provider: 'somebody-else' })],
      ['without an id', () => signed({ id: '' })],
      ['of another moment than was signed', () => changed('timestamp', String(seconds - 60))],
      ['under another id than was signed', () => changed('id', randomUUID())],
      ['that was written anew', () => rewritten()],
      ['longer than any', () => [`${body()}${' '.repeat(5_000)}`, wallet().sign(body())]],
    ] as [string, () => [string, Record<string, string>]][])('%s', async (_what, make) => {
      const [text, headers] = make();
      expect(await wallet().sayRaw('bet', text, headers)).toEqual({ status: 401, body: { error: 'badSignature' } });
      expect(await coin()).toBe(100_000);
    });
    const signed = (signing: object): [string, Record<string, string>] => {
      const text = body();
      return [text, wallet().sign(text, signing)];
    };
    const changed = (name: keyof typeof SIGNATURE_HEADERS, value: string): [string, Record<string, string>] => {
      const text = body();
      return [text, { ...wallet().sign(text), [SIGNATURE_HEADERS[name]]: value }];
    };
    const rewritten = (): [string, Record<string, string>] => {
      const text = body();
      return [JSON.stringify(JSON.parse(text), null, 1), wallet().sign(text)];
    };

    test.each(['{', '[]', '{"session":"x"}', '{"amount":-5}'])('that says %s', async (text) => {
      expect(await wallet().sayRaw('bet', text, wallet().sign(text))).toEqual({
        status: 400,
        body: { error: 'invalid' },
      });
    });

    test('of an amount that is no whole hundredth', async () => {
      for (const amount of [0.5, -1, 2 ** 53, '100']) {
        const text = JSON.stringify({ session, roundId: id(), transactionId: id(), amount });
        expect(await wallet().sayRaw('bet', text, wallet().sign(text))).toMatchObject({ status: 400 });
      }
      expect(await wallet().sayRaw('constructor', '{}', wallet().sign('{}'))).toMatchObject({ status: 400 });
      expect(await coin()).toBe(100_000);
    });
  });
});
