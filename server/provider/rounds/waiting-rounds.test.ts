import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { GAMES, GIVEN, newKey, openProviderKit, type ProviderKit, START } from '../../../tests/kit/provider.ts';
import { withDatabase } from '../../../tests/kit/sql.ts';
import { BETTING_MS, livePhase } from '../live/live-clock.ts';
import { recoverRounds } from './sweep-rounds.ts';

withDatabase((database) => {
  let kit: ProviderKit;

  beforeAll(async () => {
    kit = await openProviderKit(database.current().db);
  });
  beforeEach(() => kit.renew());

  describe('the Color Game', () => {
    test('takes money on several colors at once', async () => {
      await kit.visit(GAMES.stall);
      const { body } = await kit.ask('roll', { key: newKey(), bets: { red: 1_000, blue: 500 } });
      const dice = body['dice'] as string[];
      const returned = (color: string, amount: number) =>
        amount * ([0, 2, 3, 12][dice.filter((shown) => shown === color).length] ?? 0);
      expect(body['win']).toBe(returned('red', 1_000) + returned('blue', 500));
      expect(await kit.coin()).toBe(GIVEN - 1_500 + Number(body['win']));
    });

    test.each([[{}], [{ red: 0, blue: 500 }], [{ purple: 500 }], [{ red: -500, blue: 1_500 }]])(
      'does not take %j',
      async (bets) => {
        await kit.visit(GAMES.stall);
        expect((await kit.ask('roll', { key: newKey(), bets })).body).toEqual({ error: 'invalid' });
      },
    );
  });

  describe('a live table', () => {
    const closeMs = () => livePhase(kit.now).leftMs;

    test('rolls the same dice for everybody, after bets are closed and not before', async () => {
      await kit.visit(GAMES.table);
      const { number } = livePhase(kit.now);
      const bets = { key: newKey(), bets: { red: 1_000 }, number };
      expect((await kit.ask('join', bets)).body).toMatchObject({ isOver: false, dice: null, number });
      expect((await kit.ask('live', {})).body).toMatchObject({ number, isOpen: true, dice: null });
      kit.now = new Date(kit.now.getTime() + closeMs());
      const shown = (await kit.ask('live', {})).body;
      expect(shown).toMatchObject({ number, isOpen: false });
      const mine = (await kit.ask('join', bets)).body;
      expect(mine).toMatchObject({ isOver: true, dice: shown['dice'] });
      const first = kit.token;
      await kit.newPlayer();
      await kit.visit(GAMES.table);
      expect(kit.token).not.toBe(first);
      expect((await kit.ask('live', {})).body['dice']).toEqual(shown['dice']);
    });

    test('takes nothing once it is closed, nor for another round', async () => {
      await kit.visit(GAMES.table);
      const { number } = livePhase(kit.now);
      const late = { status: 423, body: { error: 'tooLate' } };
      expect(await kit.ask('join', { key: newKey(), bets: { red: 1_000 }, number: number + 1 })).toEqual(late);
      kit.now = new Date(kit.now.getTime() + BETTING_MS);
      expect(await kit.ask('join', { key: newKey(), bets: { red: 1_000 }, number })).toEqual(late);
      expect(await kit.coin()).toBe(GIVEN);
    });

    test('a bet asked about in a later visit is the bet that was placed, and never another one', async () => {
      await kit.visit(GAMES.table);
      const { number } = livePhase(kit.now);
      const placed = { key: newKey(), bets: { red: 1_000 }, number };
      await kit.ask('join', placed);
      await kit.visit(GAMES.table);
      kit.now = new Date(kit.now.getTime() + BETTING_MS);
      const shown = (await kit.ask('live', {})).body['dice'] as string[];
      const best = { [shown[0] ?? 'red']: 50_000 };
      for (const other of [
        { ...placed, bets: best },
        { ...placed, number: number - 1 },
        { ...placed, bets: {} },
      ]) {
        expect((await kit.ask('join', other)).body).toEqual({ error: 'invalid' });
      }
      expect((await kit.ask('join', placed)).body).toMatchObject({ isOver: true, dice: shown });
      const rounds = await kit.rounds();
      expect(rounds).toHaveLength(1);
      expect(await kit.coin()).toBe(GIVEN - 1_000 + Number(rounds[0]?.win));
    });

    test('pays those who have left', async () => {
      await kit.visit(GAMES.table);
      const { number } = livePhase(kit.now);
      await kit.ask('join', { key: newKey(), bets: { red: 1_000, blue: 1_000 }, number });
      await recoverRounds(kit.desk);
      expect((await kit.rounds())[0]?.state).toBe('open');
      kit.now = new Date(kit.now.getTime() + BETTING_MS);
      await recoverRounds(kit.desk);
      const [round] = await kit.rounds();
      expect(round?.state).toBe('settled');
      expect(await kit.coin()).toBe(GIVEN - 2_000 + Number(round?.win));
    });
  });

  describe('a hand of poker', () => {
    test('keeps what is held, and its deck is known before the player decides', async () => {
      await kit.visit(GAMES.cards);
      const used = newKey();
      const dealt = (await kit.ask('deal', { key: used, stake: 2_000 })).body;
      const hand = dealt['hand'] as number[];
      expect(dealt).toMatchObject({ isOver: false, name: null });
      // What lies behind the hand stays on the server.
      expect(Object.keys(dealt)).not.toContain('cards');
      const hold = [true, false, true, false, true];
      const drawn = (await kit.ask('draw', { key: used, hold })).body;
      const end = drawn['hand'] as number[];
      expect([end[0], end[2], end[4]]).toEqual([hand[0], hand[2], hand[4]]);
      expect(new Set([...hand, end[1], end[3]]).size).toBe(7);
      // A second thought comes too late.
      expect((await kit.ask('draw', { key: used, hold: hold.map((isHeld) => !isHeld) })).body).toEqual(drawn);
    });

    test('waits over a reload and over the next visit, and ends where it was paid for', async () => {
      await kit.visit(GAMES.cards);
      const used = newKey();
      const dealt = (await kit.ask('deal', { key: used, stake: 2_000 })).body;
      await kit.visit(GAMES.cards);
      expect((await kit.ask('session', { session: kit.token })).body['unfinished']).toEqual([dealt]);
      expect((await kit.ask('draw', { key: used, hold: [true, true, true, true, true] })).body).toMatchObject({
        isOver: true,
        hand: dealt['hand'],
      });
    });

    const expectSettledNextDay = async (): Promise<void> => {
      kit.now = new Date(START.getTime() + 25 * 60 * 60 * 1_000);
      await recoverRounds(kit.desk);
      expect((await kit.rounds())[0]?.state).toBe('settled');
    };

    test('that nobody comes back for is played as the hint says', async () => {
      await kit.visit(GAMES.cards);
      await kit.ask('deal', { key: newKey(), stake: 2_000 });
      await expectSettledNextDay();
    });

    test('that cannot be read any more holds up none of the others', async () => {
      await kit.visit(GAMES.cards);
      await kit.ask('deal', { key: newKey(), stake: 2_000 });
      const broken = JSON.stringify({ cards: 'torn' });
      const { db } = kit.desk;
      await db.updateTable('provider_round').set({ outcome: broken }).where('player_id', '=', kit.playerId).execute();
      await kit.newPlayer();
      await kit.visit(GAMES.cards);
      await kit.ask('deal', { key: newKey(), stake: 2_000 });
      await expectSettledNextDay();
    });

    test('outlives a database that is gone when the games start', async () => {
      const gone = { ...kit.desk, db: kit.desk.db.withSchema('gone') };
      await expect(recoverRounds(gone)).resolves.toBeUndefined();
    });

    test('of another player cannot be drawn', async () => {
      await kit.visit(GAMES.cards);
      const used = newKey();
      await kit.ask('deal', { key: used, stake: 2_000 });
      await kit.newPlayer();
      await kit.visit(GAMES.cards);
      const hold = [true, true, true, true, true];
      expect((await kit.ask('draw', { key: used, hold })).body).toEqual({ error: 'invalid' });
    });
  });
});
