import { randomBytes } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findMismatches } from '#server/ledger/find-mismatches.ts';
import {
  type Cut,
  GAMES,
  GIVEN,
  newKey,
  openProviderKit,
  type ProviderKit,
  START,
} from '../../../tests/kit/provider.ts';
import { withDatabase } from '../../../tests/kit/sql.ts';
import { hashToken } from '../../call/tokens.ts';
import { closeVisits, insertVisit } from '../../sql/queries/visits.ts';
import type { WalletCall } from '../../wallet-api/protocol.ts';
import { recoverRounds } from './sweep-rounds.ts';

withDatabase((database) => {
  let kit: ProviderKit;

  beforeAll(async () => {
    kit = await openProviderKit(database.current().db);
  });
  beforeEach(() => kit.renew());

  describe('a round', () => {
    test('costs its stake, pays its prize, and says what is left', async () => {
      await kit.visit(GAMES.slot);
      const { status, body } = await kit.ask('spin', { key: newKey(), stake: 2_000 });
      expect(status).toBe(200);
      expect(body['balance']).toBe(GIVEN - 2_000 + Number(body['win']));
      expect(await kit.coin()).toBe(body['balance']);
      expect(kit.heard).toEqual(['bet', 'win']);
    });

    test('is played once however often its key is sent, one after the other or at once', async () => {
      await kit.visit(GAMES.slot);
      const request = { key: newKey(), stake: 2_000 };
      const all = await Promise.all(Array.from({ length: 5 }, () => kit.ask('spin', request)));
      const last = await kit.ask('spin', request);
      for (const reply of all) expect(reply).toEqual(last);
      expect(await kit.rounds()).toHaveLength(1);
      expect(await kit.coin()).toBe(GIVEN - 2_000 + Number(last.body['win']));
    });

    test('is no other round under the same key', async () => {
      await kit.visit(GAMES.slot);
      const used = newKey();
      await kit.ask('spin', { key: used, stake: 2_000 });
      expect(await kit.ask('spin', { key: used, stake: 4_000 })).toEqual({ status: 400, body: { error: 'invalid' } });
    });

    test.each([
      ['a stake off the steps', 'spin', { stake: 2_010 }],
      ['too small a stake', 'spin', { stake: 20 }],
      ['too large a stake', 'spin', { stake: 100_020 }],
      ['another game’s request', 'deal', { stake: 2_000 }],
      ['a request that does not exist', 'jackpot', { stake: 2_000 }],
    ])('does not begin with %s', async (_name, name, body) => {
      await kit.visit(GAMES.slot);
      expect(await kit.ask(name, { key: newKey(), ...body })).toEqual({ status: 400, body: { error: 'invalid' } });
      expect(await kit.rounds()).toEqual([]);
    });

    test('does not begin without money, and stays so under its key', async () => {
      await kit.visit(GAMES.cards);
      const request = { key: newKey(), stake: 90_000 };
      expect((await kit.ask('deal', { key: newKey(), stake: 60_000 })).status).toBe(200);
      expect(await kit.ask('deal', request)).toEqual({ status: 402, body: { error: 'notEnough' } });
      await kit.give(500_000);
      expect(await kit.ask('deal', request)).toEqual({ status: 402, body: { error: 'notEnough' } });
    });

    test('needs a visit', async () => {
      expect(await kit.ask('spin', { key: newKey(), stake: 2_000 }, 'a-token-of-nobody-at-all')).toEqual({
        status: 401,
        body: { error: 'session' },
      });
    });
  });

  describe('a visit', () => {
    test('begins with a launch that is spent, and the same page may ask again', async () => {
      await kit.visit(GAMES.slot);
      const opened = await kit.ask('session', { session: kit.token });
      expect(opened.body).toMatchObject({ game: { id: GAMES.slot }, balance: GIVEN, unfinished: [] });
      const stranger = newToken();
      expect((await kit.ask('session', { session: stranger })).body).toEqual({ error: 'session' });
      const launch = newToken();
      expect((await kit.ask('session', { session: stranger, launch })).body).toEqual({ error: 'launch' });
    });

    async function launchVisit(launch: string): Promise<void> {
      await closeVisits(kit.db, kit.playerId, START);
      await insertVisit(kit.db, {
        player_id: kit.playerId,
        game_id: GAMES.slot,
        launch_hash: hashToken(launch),
        launch_until: new Date(START.getTime() + 60_000),
        started_at: START,
        seen_at: START,
      });
    }

    test('that has ended before its page came is closed, and not a launch to be made once more', async () => {
      const launch = newToken();
      await launchVisit(launch);
      await closeVisits(kit.db, kit.playerId, START);
      expect(await kit.ask('session', { session: newToken(), launch })).toEqual({
        status: 409,
        body: { error: 'closed' },
      });
    });

    test('begins although the wallet’s answer is lost, by the same page asking again', async () => {
      const [launch, mine, other] = [newToken(), newToken(), newToken()];
      await launchVisit(launch);
      kit.cuts.set('authenticate', 'unheard');
      expect((await kit.ask('session', { session: mine, launch })).body).toEqual({ error: 'unreachable' });
      kit.cuts.clear();
      expect((await kit.ask('session', { session: other, launch })).body).toEqual({ error: 'launch' });
      expect((await kit.ask('session', { session: mine, launch })).body).toMatchObject({ balance: GIVEN });
    });
  });

  describe('a crash', () => {
    const CUTS: [string, WalletCall, Cut, string][] = [
      ['before the bet arrives', 'bet', 'lost', 'undone'],
      ['when the bet’s answer is lost', 'bet', 'unheard', 'undone'],
      ['before the prize arrives', 'win', 'lost', 'settled'],
      ['when the prize’s answer is lost', 'win', 'unheard', 'settled'],
    ];

    test.each(CUTS)('%s: the round ends well at the next start', async (_name, call, cut, state) => {
      await kit.visit(GAMES.slot);
      kit.cuts.set(call, cut).set('rollback', 'lost');
      const request = { key: newKey(), stake: 2_000 };
      expect(await kit.ask('spin', request)).toEqual({ status: 503, body: { error: 'unreachable' } });
      kit.cuts.clear();
      kit.now = new Date(START.getTime() + 1_000);
      await recoverRounds(kit.desk);
      const [round] = await kit.rounds();
      expect(round?.state).toBe(state);
      expect(await kit.coin()).toBe(state === 'undone' ? GIVEN : GIVEN - 2_000 + Number(round?.win));
      const again = await kit.ask('spin', request);
      if (state === 'undone') expect(again.body).toEqual({ error: 'undone' });
      else expect(again.body).toMatchObject({ win: round?.win, balance: await kit.coin() });
      expect(await findMismatches(kit.db)).toEqual([]);
    });

    test.each(CUTS)('%s: asking again finds out as well', async (_name, call, cut, state) => {
      await kit.visit(GAMES.slot);
      kit.cuts.set(call, cut).set('rollback', 'unheard');
      const request = { key: newKey(), stake: 2_000 };
      expect((await kit.ask('spin', request)).status).toBe(503);
      const decided = (await kit.rounds())[0]?.outcome;
      kit.cuts.clear();
      const again = await kit.ask('spin', request);
      expect(again.status).toBe(state === 'undone' ? 424 : 200);
      // The outcome is decided once; a line that fails gives nobody another try.
      if (state === 'settled') expect(again.body['spins']).toEqual((decided as { spins: unknown }).spins);
      expect(await kit.coin()).toBe(state === 'undone' ? GIVEN : Number(again.body['balance']));
    });

    test('of the program itself, wherever it dies, costs nobody anything', async () => {
      const { desk } = kit;
      const { wallet } = desk;
      // It dies at its first and at its second use of the wallet, before it and after it.
      for (const calls of [1, 2]) {
        for (const after of [false, true]) {
          await kit.visit(GAMES.slot);
          const before = await kit.coin();
          let left = calls;
          const call: typeof wallet.call = async (name, request) => {
            left -= 1;
            if (left > 0) return wallet.call(name, request);
            if (after) await wallet.call(name, request);
            throw new Error('the power is out');
          };
          kit.desk = { ...desk, wallet: { call } };
          const used = newKey();
          expect((await kit.ask('spin', { key: used, stake: 2_000 })).status).toBe(503);
          kit.desk = desk;
          await recoverRounds(desk);
          const round = (await kit.rounds()).find((row) => row.key === used);
          expect(round?.state).toBe(calls === 1 ? 'undone' : 'settled');
          expect(await kit.coin()).toBe(calls === 1 ? before : before - 2_000 + Number(round?.win));
        }
      }
      expect(await findMismatches(kit.db)).toEqual([]);
    });
  });
});

const newToken = (): string => randomBytes(24).toString('base64url');
