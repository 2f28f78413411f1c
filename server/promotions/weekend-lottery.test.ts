import { createHash, randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { activities } from '#contract/activities.ts';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { games } from '#contract/games.ts';
import { mail } from '#contract/mail.ts';
import { playKit } from '../../tests/kit/play.ts';
import { promotionKit } from '../../tests/kit/promotions.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { findMismatches } from '../ledger/find-mismatches.ts';
import { readWager } from '../ledger/wager.ts';
import { setLimits } from '../play/limits.ts';
import { shareOf } from './chance.ts';
import { sweepLottery } from './draw-lottery.ts';
import { drawOf, fridayOf, weekOf } from './lottery-week.ts';

const type = ACTIVITY_TYPES.weekendLottery;
const PRIZES = [7_000, 3_000];
const BEFORE = 100_000;
/** The kit begins on Friday, November 20, 2026, at eight in the evening in Manila. */
const WEEK = '2026-11-16';
const TO_DRAW = 24 * 60;

test('a week begins on Monday and is drawn on Saturday at eight in the evening in Manila', () => {
  const at = (moment: string) => weekOf(new Date(moment));
  expect(drawOf(WEEK)).toEqual(new Date('2026-11-21T12:00:00Z'));
  expect(fridayOf(WEEK)).toBe('2026-11-20');
  expect(at('2026-11-15T16:00:00Z')).toBe(WEEK);
  expect(at('2026-11-21T11:59:59.999Z')).toBe(WEEK);
  expect(at('2026-11-21T12:00:00Z')).toBe('2026-11-23');
  expect(at('2026-11-22T15:59:59Z')).toBe('2026-11-23');
});

test('the same seed gives the same numbers, from 0 to below 1, spread evenly', () => {
  const numbers = Array.from({ length: 2_000 }, (_, at) => shareOf('a seed', at));
  expect(numbers).toEqual(Array.from({ length: 2_000 }, (_, at) => shareOf('a seed', at)));
  expect(numbers.every((one) => one >= 0 && one < 1)).toBe(true);
  const tenths = Array.from(
    { length: 10 },
    (_, tenth) => numbers.filter((one) => Math.floor(one * 10) === tenth).length,
  );
  expect(Math.min(...tenths)).toBeGreaterThan(140);
  expect(Math.max(...tenths)).toBeLessThan(260);
});

withDatabase((database) => {
  const kit = playKit(database);
  const figures = { prizes: PRIZES, betPerTicket: 10_000, mostTickets: 10, betRate: 2 };
  const trial = promotionKit(kit, type, figures);
  const { db } = kit;
  const house = () => ({ db: db(), now: () => kit.clock.now() });
  beforeEach(async () => {
    for (const table of ['lottery_winner', 'lottery_week', 'play_day', 'play_setting'] as const) {
      await db().deleteFrom(table).execute();
    }
    // What the ledger has given in the test before stays given.
    await trial.configure({ ...figures, season: randomUUID().slice(0, 8) });
  });
  const sweep = () => sweepLottery(house());
  const read = () => kit.post(games.getBonusTickers.path);
  const bet = (day: string, amount: number, playerId = kit.playerId()) =>
    db().insertInto('play_day').values({ player_id: playerId, day, bet: amount }).execute();
  const coin = async () => (await kit.refresh())['coin'];
  const winners = () =>
    db().selectFrom('lottery_winner').select(['place', 'player_id', 'amount']).orderBy('place').execute();
  const addPlayers = async (count: number, of: object = {}) => {
    const rows = Array.from({ length: count }, () => {
      const word = randomUUID().replaceAll('-', '').slice(0, 12);
      return { account: word, account_type: 2, nickname: word, invite_code: word, created_at: kit.clock.now(), ...of };
    });
    return (await db().insertInto('player').values(rows).returning('id').execute()).map(({ id }) => id);
  };

  test('bets from Monday to Friday are tickets, up to the most; those of Saturday and Sunday are not', async () => {
    await bet('2026-11-15', 90_000);
    await bet('2026-11-16', 15_000);
    await bet('2026-11-20', 9_999);
    await bet('2026-11-21', 90_000);
    expect(await read()).toMatchObject({
      errcode: 0,
      bet: 24_999,
      ticketCount: 2,
      betPerTicket: 10_000,
      totalTickets: 2,
    });
    await bet('2026-11-17', 500_000);
    expect(await read()).toMatchObject({ ticketCount: 10, mostTickets: 10 });
  });

  test('a guest sees the lottery without tickets', async () => {
    await sweep();
    const told = (await (await kit.server().call(games.getBonusTickers.path, {})).json()) as object;
    expect(told).toMatchObject({
      errcode: 0,
      ticketCount: 0,
      bet: 0,
      drawTime: drawOf(WEEK).getTime() / 1000,
      prizeList: [{ rewardList: [{ count: 7_000 }] }, {}],
    });
  });

  test('on Saturday at eight each prize is drawn once and is in the balance, and everybody sees who won, masked', async () => {
    await sweep();
    await bet('2026-11-18', 50_000);
    const [other = 0] = await addPlayers(1);
    await bet('2026-11-18', 50_000, other);
    kit.pass(TO_DRAW - 1);
    await sweep();
    expect(await winners()).toEqual([]);
    expect(await read()).toMatchObject({ totalTickets: 10 });
    kit.pass(1);
    await sweep();
    const drawn = await winners();
    expect(drawn.map(({ amount }) => amount)).toEqual(PRIZES);
    expect(new Set(drawn.map(({ player_id }) => player_id))).toEqual(new Set([kit.playerId(), other]));
    const own = drawn.find(({ player_id }) => player_id === kit.playerId())?.amount ?? 0;
    expect(await coin()).toBe(BEFORE + own);
    expect(await readWager(db(), kit.playerId())).toMatchObject({ required: 2 * own });
    const place = drawn.findIndex(({ player_id }) => player_id === kit.playerId()) + 1;
    const letters = async () => (await kit.post(mail.getMail2.path, { page: 1, kind: 1 }))['list'] as object[];
    expect(await letters()).toMatchObject([
      {
        title: `A trial: ₱${own / 100}.00`,
        rewardList: [],
        content: expect.stringContaining(`prize ${place} of the week that began on Nov 16, 2026.`),
        words: { key: 'gift', values: { name: 'A trial', type, why: 'lottery', place, count: own, betRate: 2 } },
      },
    ]);
    await sweep();
    expect(await letters()).toHaveLength(1);
    const told = (await read()) as Record<string, { phone: string; rewardList: { count: number }[] }[]>;
    expect(told['ownRewardList']).toMatchObject([{ count: own }]);
    expect(told['winnerList']?.map(({ rewardList }) => rewardList[0]?.count)).toEqual(PRIZES);
    expect(told['winnerList']?.every(({ phone }) => phone.includes('****'))).toBe(true);
    expect(await findMismatches(db())).toEqual([]);
  });

  test('every prize is drawn while there is a player left, however few tickets they have', async () => {
    await sweep();
    const [rare = 0] = await addPlayers(1);
    await trial.configure({ ...figures, mostTickets: 100_000, season: randomUUID().slice(0, 8) });
    await bet('2026-11-18', 900_000_000);
    await bet('2026-11-18', 10_000, rare);
    kit.pass(TO_DRAW);
    await sweep();
    expect(new Set((await winners()).map(({ player_id }) => player_id))).toEqual(new Set([kit.playerId(), rare]));
  });

  test('what a week is drawn by is fixed before, known by its hash, and told afterwards', async () => {
    await sweep();
    await bet('2026-11-18', 50_000);
    const { seedHash, lastSeed } = await read();
    expect([seedHash, lastSeed]).toEqual([expect.stringMatching(/^[\da-f]{64}$/), '']);
    kit.pass(TO_DRAW);
    await sweep();
    const after = await read();
    expect(createHash('sha256').update(String(after['lastSeed'])).digest('hex')).toBe(seedHash);
    expect(after['seedHash']).not.toBe(seedHash);
  });

  test('two servers draw a week once, and so does one that looks again', async () => {
    await sweep();
    await bet('2026-11-18', 50_000);
    kit.pass(TO_DRAW);
    await Promise.all(Array.from({ length: 20 }, sweep));
    await sweep();
    expect([await coin(), (await winners()).length]).toEqual([BEFORE + 7_000, 1]);
    expect(await findMismatches(db())).toEqual([]);
  });

  test('each week is drawn in its turn, also one that a server has missed, and none of them twice', async () => {
    await sweep();
    await bet('2026-11-18', 50_000);
    kit.pass(TO_DRAW);
    // The week that begins now is known before the one before it is drawn.
    await db()
      .insertInto('lottery_week')
      .values({ week: '2026-11-23', seed: 'b'.repeat(64), tickets: 0, counted_at: kit.clock.now() })
      .execute();
    await sweep();
    await bet('2026-11-25', 50_000);
    kit.pass(7 * 24 * 60);
    await sweep();
    await sweep();
    expect([(await winners()).map(({ place }) => place), await coin()]).toEqual([[1, 1], BEFORE + 14_000]);
  });

  test('a draw that fails in the middle leaves nothing, and is made by the next look with the same result', async () => {
    await sweep();
    await bet('2026-11-18', 50_000);
    await addPlayers(3).then((all) => Promise.all(all.map((id) => bet('2026-11-18', 50_000, id))));
    kit.pass(TO_DRAW);
    await db().updateTable('books').set({ closed_at: kit.clock.now() }).execute();
    await expect(sweep()).rejects.toThrow('books');
    expect([await winners(), await coin()]).toEqual([[], BEFORE]);
    await db().updateTable('books').set({ closed_at: null }).execute();
    await sweep();
    expect(await winners()).toHaveLength(2);
  });

  test.each([
    ['has excluded themselves', { self_excluded_until: new Date('2027-01-01') }],
    ['is disabled', { status: 'disabled' as const }],
  ])('who %s is not drawn', async (_why, of) => {
    await sweep();
    await bet('2026-11-18', 50_000, (await addPlayers(1, of))[0]);
    kit.pass(TO_DRAW);
    await sweep();
    expect(await winners()).toEqual([]);
  });

  test('who is on a time-out at the draw is not drawn, and who was before is', async () => {
    await sweep();
    const [resting = 0, back = 0] = await addPlayers(2);
    const until = [new Date('2026-12-01'), new Date('2026-11-20T12:00:00Z')];
    for (const [at, id] of [resting, back].entries()) {
      await bet('2026-11-18', 50_000, id);
      await db().insertInto('play_setting').values({ player_id: id, break_until: until[at] }).execute();
    }
    kit.pass(TO_DRAW);
    await sweep();
    expect((await winners()).map(({ player_id }) => player_id)).toEqual([back]);
  });

  test('a player who has reached a limit at the draw is not drawn', async () => {
    await sweep();
    const [limited = 0, free = 0] = await addPlayers(2);
    for (const [at, id] of [limited, free].entries()) {
      await bet('2026-11-18', 50_000, id);
      await setLimits(db(), id, { weekly_bet: at === 0 ? 50_000 : 60_000 });
    }
    kit.pass(TO_DRAW);
    await sweep();
    expect((await winners()).map(({ player_id }) => player_id)).toEqual([free]);
  });

  test('nobody runs it: nothing is drawn, and it is over for who opens it by its address', async () => {
    await sweep();
    await bet('2026-11-18', 50_000);
    await trial.stop();
    kit.pass(TO_DRAW);
    await sweep();
    expect(await winners()).toEqual([]);
    expect((await read())['endTime']).toBeGreaterThan(0);
  });

  test('[ENUM-16] it is in the list of activities', async () => {
    expect((await kit.post(activities.getActivityIds.path))['activityIds']).toEqual([type]);
  });
});
