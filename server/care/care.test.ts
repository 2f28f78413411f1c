import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { care, type LimitKind } from '#contract/care.ts';
import { games, TIME_OUTS } from '#contract/games.ts';
import { GAME } from '#contract/errcodes.ts';
import { DAY_MS } from '#shared/durations.ts';
import { playKit, START } from '../../tests/kit/play.ts';
import { aPlayer } from '../../tests/kit/players.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { findBar } from '../call/standing.ts';
import { noteRaise, readRaises } from './raises.ts';

const DAY = 24 * 60;

withDatabase((database) => {
  const kit = playKit(database);
  const { post } = kit;
  const set = (kind: LimitKind, amount: number | null, key?: string) => post(care.setLimit.path, { kind, amount }, key);
  const limit = async (kind: LimitKind) =>
    ((await post(care.getCare.path))['limitList'] as { kind: string; amount: number | null; raise: unknown }[]).find(
      (one) => one.kind === kind,
    );
  const player = () =>
    kit.db().selectFrom('player').selectAll().where('id', '=', kit.playerId()).executeTakeFirstOrThrow();

  test('a player without limits reads that there are none', async () => {
    const { limitList, breakUntil } = await post(care.getCare.path);
    expect(limitList).toHaveLength(12);
    expect(limitList[0]).toEqual({ kind: 'dailyDeposit', amount: null, raise: null });
    expect(breakUntil).toBe(0);
  });

  test('how often a game reminds the player is told with the limits, and is theirs to choose', async () => {
    expect(await post(care.getCare.path)).toMatchObject({ realityCheckMinutes: 60 });
    await post(games.setRealityCheck.path, { minutes: 15 });
    expect(await post(care.getCare.path)).toMatchObject({ realityCheckMinutes: 15 });
  });

  test('the first limit and a lower one hold at once', async () => {
    await set('dailyDeposit', 50_000);
    expect(await limit('dailyDeposit')).toMatchObject({ amount: 50_000, raise: null });
    const { state } = await set('dailyDeposit', 20_000);
    expect(state.limitList[0]).toMatchObject({ amount: 20_000, raise: null });
  });

  test('a higher limit, and none, hold a day later after a second yes, and not a moment before', async () => {
    await set('weeklyBet', 10_000);
    for (const higher of [30_000, null]) {
      await set('weeklyBet', higher);
      const from = kit.clock.now().getTime() + DAY_MS;
      const before = await limit('weeklyBet');
      expect(before).toMatchObject({ raise: { amount: higher, from } });
      kit.pass(DAY - 1);
      await set('weeklyBet', higher);
      expect(await limit('weeklyBet')).toEqual(before);
      kit.pass(1);
      expect(await limit('weeklyBet')).toEqual(before);
      await set('weeklyBet', higher);
      expect(await limit('weeklyBet')).toMatchObject({ amount: higher, raise: null });
    }
  });

  test('another wish begins the day anew, a lower limit takes the wish back, and a wish of long ago is forgotten', async () => {
    await set('dailyMinutes', 60);
    await set('dailyMinutes', 120);
    kit.pass(DAY);
    await set('dailyMinutes', 180);
    expect(await limit('dailyMinutes')).toMatchObject({ amount: 60, raise: { amount: 180 } });
    await set('dailyMinutes', 30);
    expect(await limit('dailyMinutes')).toMatchObject({ amount: 30, raise: null });
    await set('dailyMinutes', 180);
    kit.pass(7.5 * DAY);
    expect(await limit('dailyMinutes')).toMatchObject({ amount: 30, raise: { amount: 180 } });
    kit.pass(1.5 * DAY);
    expect(await limit('dailyMinutes')).toMatchObject({ amount: 30, raise: null });
    await set('dailyMinutes', 180);
    expect(await limit('dailyMinutes')).toMatchObject({ amount: 30, raise: { amount: 180 } });
  });

  test('a wish that is taken back is that one alone: of another limit, and of another player, it stands', async () => {
    const { id: other } = await aPlayer(kit.db());
    await noteRaise(kit.db(), { playerId: other, kind: 'weeklyLoss', amount: 9_000, now: kit.clock.now() });
    for (const kind of ['weeklyLoss', 'dailyLoss'] as const) {
      await set(kind, 5_000);
      await set(kind, 9_000);
    }
    await set('weeklyLoss', 1_000);
    expect(await limit('weeklyLoss')).toMatchObject({ amount: 1_000, raise: null });
    expect(await limit('dailyLoss')).toMatchObject({ amount: 5_000, raise: { amount: 9_000 } });
    expect(await readRaises(kit.db(), other, kit.clock.now())).toMatchObject([{ kind: 'weeklyLoss' }]);
  });

  test('fifty wishes at once for a higher limit do not raise it', async () => {
    await set('dailyBet', 1_000);
    await Promise.all(Array.from({ length: 50 }, () => set('dailyBet', 9_000)));
    expect(await limit('dailyBet')).toMatchObject({ amount: 1_000, raise: { amount: 9_000 } });
  });

  test('of first limits that are set at once the lowest holds', async () => {
    const wishes = [1_000, 9_000, 8_000, 7_000, 6_000].map((amount) => set('weeklyDeposit', amount));
    await Promise.all(wishes);
    expect(await limit('weeklyDeposit')).toMatchObject({ amount: 1_000 });
  });

  test('a limit of bets that is set here stops the bet that goes beyond it', async () => {
    await set('dailyBet', 1_000);
    const { sessionId } = await kit.start(1001).then(() => kit.state());
    await Promise.all(Array.from({ length: 10 }, () => kit.bet(sessionId, 300)));
    const { bet } = await kit
      .db()
      .selectFrom('play_day')
      .select('bet')
      .where('player_id', '=', kit.playerId())
      .executeTakeFirstOrThrow();
    expect(bet).toBe(900);
  });

  test('a time-out is read here, and no game opens before it is over', async () => {
    await post(games.takeBreak.path, { minutes: 28 * DAY });
    expect((await post(care.getCare.path))['breakUntil']).toBe(START.getTime() + 28 * DAY_MS);
    kit.pass(28 * DAY - 1);
    expect(await post(games.startGame.path, { gameId: 1001 })).toMatchObject({ errcode: GAME.onBreak });
    await post(games.takeBreak.path, { minutes: TIME_OUTS.at(-1) });
    expect((await post(care.getCare.path))['breakUntil']).toBe(kit.clock.now().getTime() + 42 * DAY_MS);
  });

  test.each([
    [6, new Date('2027-05-20T12:00:00Z').getTime()],
    [12, new Date('2027-11-20T12:00:00Z').getTime()],
    [0, -1],
  ])('an exclusion of %i months ends every session, and lasts as long', async (months, until) => {
    const key = randomUUID();
    expect(await post(care.excludeSelf.path, { months }, key)).toMatchObject({ errcode: 0, until });
    expect(await post(care.getCare.path)).toMatchObject({ code: 401 });
    const row = await player();
    expect(findBar(row, new Date(until === -1 ? '2999-01-01' : until - 1))).toBeDefined();
    if (until > 0) expect(findBar(row, new Date(until))).toBeUndefined();
  });

  test('an exclusion whose answer was lost is told again, and nothing else is answered any more', async () => {
    const key = randomUUID();
    const first = await post(care.excludeSelf.path, { months: 6 }, key);
    for (const minutes of [0, DAY]) {
      kit.pass(minutes);
      expect(await post(care.excludeSelf.path, { months: 6 }, key)).toEqual(first);
    }
    expect(await post(games.takeBreak.path, { minutes: DAY })).toMatchObject({ code: 401 });
  });

  test.each([{ status: 'disabled' }, { status: 'frozen' }, { kyc_due_at: START }] as const)(
    'a player who is kept out by %o is excluded by no session that is left',
    async (why) => {
      await kit.db().updateTable('player').set(why).where('id', '=', kit.playerId()).execute();
      expect(await post(care.excludeSelf.path, { months: 6 })).toMatchObject({ code: 401 });
      expect(await player()).toMatchObject({ self_excluded_until: null });
    },
  );
});
