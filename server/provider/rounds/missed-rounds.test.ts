import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { GAMES, newKey, openProviderKit, type ProviderKit } from '../../../tests/kit/provider.ts';
import { withDatabase } from '../../../tests/kit/sql.ts';
import { BETTING_MS, livePhase } from '../live/live-clock.ts';
import { recoverRounds } from './sweep-rounds.ts';

const NOTHING = { isUnderway: false, stake: 0, win: 0, last: null };

withDatabase((database) => {
  let kit: ProviderKit;

  beforeAll(async () => {
    kit = await openProviderKit(database.current().db);
  });
  beforeEach(() => kit.renew());

  const missed = async () => (await kit.ask('missed', {})).body;

  describe('a round whose answer was lost', () => {
    test('is told in the next visit, as it was played, until it has been seen', async () => {
      await kit.visit(GAMES.slot);
      expect(await missed()).toEqual(NOTHING);
      const lost = (await kit.ask('spin', { key: newKey(), stake: 2_000 })).body;
      await kit.visit(GAMES.slot);
      const told = { isUnderway: false, stake: 2_000, win: lost['win'], last: lost };
      expect(await missed()).toEqual(told);
      expect(await missed()).toEqual(told);
      expect(await kit.ask('seen', { key: lost['key'] })).toEqual({ status: 200, body: {} });
      expect(await missed()).toEqual(NOTHING);
      expect(await kit.rounds()).toHaveLength(1);
    });

    test('is summed up with others, and the last stands on the table', async () => {
      await kit.visit(GAMES.stall);
      await kit.ask('roll', { key: newKey(), bets: { red: 1_000 } });
      kit.now = new Date(kit.now.getTime() + 1_000);
      const last = (await kit.ask('roll', { key: newKey(), bets: { blue: 500 } })).body;
      const wins = (await kit.rounds()).map(({ win }) => Number(win));
      const win = wins.reduce((sum, one) => sum + one, 0);
      expect(await missed()).toEqual({ isUnderway: false, stake: 1_500, win, last });
      await kit.ask('seen', { key: last['key'], withEarlier: true });
      expect(await missed()).toEqual(NOTHING);
    });

    test('is told although it ends after the next one has begun, and that one was seen', async () => {
      await kit.visit(GAMES.slot);
      kit.cuts.set('win', 'lost');
      await kit.ask('spin', { key: newKey(), stake: 2_000 });
      kit.cuts.clear();
      const next = newKey();
      await kit.ask('spin', { key: next, stake: 400 });
      await recoverRounds(kit.desk);
      await kit.ask('seen', { key: next });
      expect(await missed()).toMatchObject({ isUnderway: false, stake: 2_000 });
    });

    test('is nobody else’s, and of no other game', async () => {
      await kit.visit(GAMES.slot);
      const key = newKey();
      await kit.ask('spin', { key, stake: 2_000 });
      await kit.visit(GAMES.stall);
      expect(await missed()).toEqual(NOTHING);
      await kit.newPlayer();
      await kit.visit(GAMES.slot);
      expect(await missed()).toEqual(NOTHING);
      await kit.ask('seen', { key });
      expect(await kit.desk.db.selectFrom('provider_round').select('is_seen').where('key', '=', key).execute()).toEqual(
        [{ is_seen: false }],
      );
    });

    test('is still told after the end of a round of another game was seen', async () => {
      await kit.visit(GAMES.slot);
      await kit.ask('spin', { key: newKey(), stake: 2_000 });
      await kit.visit(GAMES.stall);
      const key = newKey();
      await kit.ask('roll', { key, bets: { red: 500 } });
      await kit.ask('seen', { key });
      await kit.visit(GAMES.slot);
      expect(await missed()).toMatchObject({ stake: 2_000 });
    });

    test('is said to be on its way while nobody knows its end', async () => {
      await kit.visit(GAMES.slot);
      kit.cuts.set('win', 'lost');
      await kit.ask('spin', { key: newKey(), stake: 2_000 });
      expect(await missed()).toEqual({ ...NOTHING, isUnderway: true });
      kit.cuts.clear();
      const { body } = await kit.ask('session', { session: kit.token });
      expect(body['unfinished']).toEqual([]);
      expect(await missed()).toMatchObject({ isUnderway: false, stake: 2_000 });
    });
  });

  test('a live bet whose table has rolled without its player is told, and one that still waits is not', async () => {
    await kit.visit(GAMES.table);
    const { number, leftMs } = livePhase(kit.now);
    await kit.ask('join', { key: newKey(), bets: { red: 1_000 }, number });
    expect(await missed()).toEqual(NOTHING);
    kit.now = new Date(kit.now.getTime() + leftMs + BETTING_MS);
    await kit.ask('session', { session: kit.token });
    expect(await missed()).toMatchObject({ stake: 1_000, last: { kind: 'live', isOver: true } });
  });
});
