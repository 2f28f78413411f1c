import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { playKit, START } from '../../tests/kit/play.ts';
import { withEachDatabase } from '../../tests/kit/sql.ts';
import { readBalance } from '../ledger/balance.ts';
import { SIGNATURE_HEADERS } from '../http/signed-message.ts';
import { PROVIDER_ID, type WalletCall } from './protocol.ts';

withEachDatabase((database) => {
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
      ['signed with another secret', () => [body(), wallet().sign('bet', body(), { secret: 'a guess' })]],
      ['signed for another body', () => [body(), wallet().sign('bet', body())]],
      ['of five minutes ago and a second', () => signed({ timestamp: seconds - 301 })],
      ['from five minutes ahead and a second', () => signed({ timestamp: seconds + 301 })],
      ['of a provider that we do not know', () => signed({ provider: 'somebody-else' })],
      ['without an id', () => signed({ id: '' })],
      ['of another moment than was signed', () => changed('timestamp', String(seconds - 60))],
      ['under another id than was signed', () => changed('id', randomUUID())],
      ['that was written anew', () => rewritten()],
      ['signed for another call', () => elsewhere('call')],
      ['signed as another provider', () => elsewhere('provider')],
      ['with a mark of the byte order before what was signed', () => marked()],
      ['longer than any', () => [`${body()}${' '.repeat(5_000)}`, wallet().sign('bet', body())]],
    ] as [string, () => [string, Record<string, string>]][])('%s', async (_what, make) => {
      const [text, headers] = make();
      expect(await wallet().sayRaw('bet', text, headers)).toEqual({ status: 401, body: { error: 'badSignature' } });
      expect(await coin()).toBe(100_000);
    });
    const signed = (signing: object): [string, Record<string, string>] => {
      const text = body();
      return [text, wallet().sign('bet', text, signing)];
    };
    const marked = (): [string, Record<string, string>] => {
      const text = body();
      return [`\uFEFF${text}`, wallet().sign('bet', text)];
    };
    const changed = (name: keyof typeof SIGNATURE_HEADERS, value: string): [string, Record<string, string>] => {
      const text = body();
      return [text, { ...wallet().sign('bet', text), [SIGNATURE_HEADERS[name]]: value }];
    };
    const elsewhere = (field: 'provider' | 'call'): [string, Record<string, string>] => {
      const text = body();
      if (field === 'call') return [text, wallet().sign('win', text)];
      return [
        text,
        { ...wallet().sign('bet', text, { provider: 'another' }), [SIGNATURE_HEADERS.provider]: PROVIDER_ID },
      ];
    };
    const rewritten = (): [string, Record<string, string>] => {
      const text = body();
      return [JSON.stringify(JSON.parse(text), null, 1), wallet().sign('bet', text)];
    };

    test.each(['{', '[]', '{"session":"x"}', '{"amount":-5}'])('that says %s', async (text) => {
      expect(await wallet().sayRaw('bet', text, wallet().sign('bet', text))).toEqual({
        status: 400,
        body: { error: 'invalid' },
      });
    });

    test('of an amount that is no whole hundredth', async () => {
      for (const amount of [0.5, -1, 2 ** 53, '100']) {
        const text = JSON.stringify({ session, roundId: id(), transactionId: id(), amount });
        expect(await wallet().sayRaw('bet', text, wallet().sign('bet', text))).toMatchObject({ status: 400 });
      }
      expect(await wallet().sayRaw('constructor', '{}', wallet().sign('bet', '{}'))).toMatchObject({ status: 400 });
      expect(await coin()).toBe(100_000);
    });
  });

  describe('a message that is brought to another address', () => {
    /** As a stranger on the way would: the bytes and headings as they are. */
    const divert = async (from: WalletCall, to: WalletCall, request: object) => {
      const text = JSON.stringify(request);
      const headers = wallet().sign(from, text);
      const reply = await wallet().sayRaw(to, text, headers);
      return { reply, deliver: () => wallet().sayRaw(from, text, headers) };
    };
    const refused = { status: 401, body: { error: 'badSignature' } };

    test('a win at the bets takes nothing, and is paid when it comes where it belongs', async () => {
      const roundId = id();
      await wallet().say('bet', { session, roundId, transactionId: id(), amount: 1_000 });
      const win = { session, roundId, transactionId: id(), amount: 5_000, isRoundOver: true };
      const { reply, deliver } = await divert('win', 'bet', win);
      expect([reply, await coin()]).toEqual([refused, 99_000]);
      expect(await deliver()).toEqual({ status: 200, body: { balance: 104_000 } });
    });

    test('a bet at the balance is not answered, so nobody takes it for taken', async () => {
      const bet = { session, roundId: id(), transactionId: id(), amount: 1_000 };
      const { reply, deliver } = await divert('bet', 'balance', bet);
      expect([reply, await coin()]).toEqual([refused, 100_000]);
      expect(await deliver()).toMatchObject({ status: 200 });
    });

    test('even signed for it, fields of another call are a mistake', async () => {
      const win = { session, roundId: id(), transactionId: id(), amount: 5_000, isRoundOver: true };
      const invalid = { status: 400, body: { error: 'invalid' } };
      for (const call of ['bet', 'balance'] as const) {
        const text = JSON.stringify(win);
        expect(await wallet().sayRaw(call, text, wallet().sign(call, text))).toEqual(invalid);
      }
      expect(await coin()).toBe(100_000);
    });

    test('the id of one movement is free for one of another kind', async () => {
      const [roundId, transactionId] = [id(), id()];
      await wallet().say('bet', { session, roundId, transactionId, amount: 1_000 });
      const win = { session, roundId, transactionId, amount: 2_000, isRoundOver: true };
      expect(await wallet().say('win', win)).toEqual({ status: 200, body: { balance: 101_000 } });
    });
  });
});
