/** What no built promotion does yet: chance decides, and the mark tells how often it has. */
import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { activities } from '#contract/activities.ts';
import { CLAIM } from '#contract/errcodes.ts';
import { REWARD_ITEMS } from '#contract/reward-enums.ts';
import { readBalance } from '#server/ledger/balance.ts';
import { readWager } from '#server/ledger/wager.ts';
import { findMismatches } from '#server/ledger/find-mismatches.ts';
import { inTransaction } from '#server/sql/in-transaction.ts';
import { aPlayer } from '../../tests/kit/players.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { chanceOf } from './chance.ts';
import { claim } from './claim.ts';
import { type Drawn, promotion, type Random } from './promotion.ts';
import { Count } from './settings.ts';

const now = new Date('2026-11-20T12:00:00Z');
const PRIZES = [0, 100, 2_500];
const TURNS = 40;

function stop(random: Random): Drawn {
  const propId = random(PRIZES.length);
  return { propId, rewards: [{ id: REWARD_ITEMS.coin, count: PRIZES[propId] ?? 0, betRate: 1 }] };
}

const wheel = promotion({
  type: 9_001,
  name: 'wheel-of-a-test',
  rows: activities,
  demo: { sort: 1, title: 'Trial', picture: 'badge/gift.png' },
  config: v.object({ turns: v.optional(Count, TURNS) }),
  season: () => 'first',
  entry: () => ({}),
  read: () => ({}),
  claims: {
    bankruptBonus: {
      may: ({ marks, config }) => (marks.count('turn') < config.turns ? undefined : CLAIM.usedUp),
      mark: ({ marks }) => `turn ${marks.count('turn') + 1}`,
      draws: (_asked, random) => stop(random),
    },
  },
});

withDatabase((database) => {
  const db = () => database.current().db;
  let playerId = 0;

  beforeEach(async () => {
    await db().deleteFrom('activity').execute();
    await db().deleteFrom('activity_config').execute();
    await db().insertInto('activity').values({ type: 9_001, title: 'Wheel', starts_at: null, ends_at: null }).execute();
    playerId = (await aPlayer(db())).id;
  });
  const turn = () =>
    inTransaction(db(), (one) => claim(wheel, 'bankruptBonus', { input: {}, player: { id: playerId }, now, db: one }));

  test('a turn stops at a prize that is then in the balance, and every prize comes', async () => {
    const stops = [];
    let won = 0;
    for (let at = 0; at < TURNS; at += 1) {
      const told = await turn();
      if (!told.ok) throw new Error('a turn was refused');
      const { propId, coin, rewardList } = told.value;
      won += PRIZES[propId ?? -1] ?? 0;
      stops.push(propId);
      expect([coin, rewardList[0]?.count]).toEqual([won, PRIZES[propId ?? -1]]);
    }
    // One of three would stay away from forty turns once in ten million.
    expect(new Set(stops)).toEqual(new Set([0, 1, 2]));
    expect(await turn()).toMatchObject({ ok: false, failure: { code: CLAIM.usedUp } });
    expect(await readBalance(db(), playerId)).toBe(won);
    expect(await findMismatches(db())).toEqual([]);
  });

  test('every draw is logged with its seed, which gives the same prize again, and no two have the same', async () => {
    for (let at = 0; at < TURNS; at += 1) await turn();
    expect((await turn()).ok).toBe(false);
    const draws = await db().selectFrom('draw').selectAll().where('player_id', '=', playerId).execute();
    expect(draws.map(({ seed }) => stop(chanceOf(seed)).propId)).toEqual(draws.map(({ prop_id }) => prop_id));
    expect(new Set(draws.map(({ seed }) => seed)).size).toBe(TURNS);
    expect(draws[0]).toMatchObject({ type: 9_001, season: 'first', seed: expect.stringMatching(/^[\da-f]{64}$/) });
  });

  test('turns at once are one after the other, and no more than there are', async () => {
    await db().insertInto('activity_config').values({ type: 9_001, value: '{"turns":3}' }).execute();
    const told = await Promise.all(Array.from({ length: 8 }, turn));
    expect(told.filter(({ ok }) => ok)).toHaveLength(3);
    const marks = await db().selectFrom('activity_mark').select('mark').where('player_id', '=', playerId).execute();
    expect(marks.map(({ mark }) => mark).toSorted()).toEqual(['first turn 1', 'first turn 2', 'first turn 3']);
  });

  test('a reward that the ledger has given before is not given again, whatever has become of the marks', async () => {
    const gives = () => [{ id: REWARD_ITEMS.coin, count: 700, betRate: 1 }] as const;
    const { may, mark } = wheel.claims.bankruptBonus;
    const sure = { ...wheel, name: 'sure-of-a-test', claims: { bankruptBonus: { may, mark, gives } } };
    const take = () =>
      inTransaction(db(), (one) => claim(sure, 'bankruptBonus', { input: {}, player: { id: playerId }, now, db: one }));
    expect(await take()).toMatchObject({ ok: true, value: { coin: 700 } });
    await db().deleteFrom('activity_mark').execute();
    expect(await take()).toMatchObject({ ok: false, failure: { code: CLAIM.received } });
    expect(await readBalance(db(), playerId)).toBe(700);
    expect(await findMismatches(db())).toEqual([]);
  });

  test('coin and points of one claim are given together, once, and only the coin is to be wagered', async () => {
    const gives = () =>
      [
        { id: REWARD_ITEMS.coin, count: 700, betRate: 2 },
        { id: REWARD_ITEMS.points, count: 1_250, betRate: 0 },
      ] as const;
    const { may } = wheel.claims.bankruptBonus;
    const both = { ...wheel, name: 'both-of-a-test', claims: { bankruptBonus: { may, mark: () => 'one', gives } } };
    const take = () =>
      inTransaction(db(), (one) => claim(both, 'bankruptBonus', { input: {}, player: { id: playerId }, now, db: one }));
    const told = await Promise.all(Array.from({ length: 8 }, take));
    expect(told.filter(({ ok }) => ok)).toMatchObject([{ value: { coin: 700, lottery: 1_250 } }]);
    expect([await readBalance(db(), playerId), await readBalance(db(), playerId, 'points')]).toEqual([700, 1_250]);
    expect(await readWager(db(), playerId)).toEqual({ required: 1_400, done: 0 });
    expect(await findMismatches(db())).toEqual([]);
  });

  test('points alone are given once, whatever has become of the marks', async () => {
    const gives = () => [{ id: REWARD_ITEMS.points, count: 300, betRate: 0 }] as const;
    const { may } = wheel.claims.bankruptBonus;
    const points = { ...wheel, name: 'points-of-a-test', claims: { bankruptBonus: { may, mark: () => 'one', gives } } };
    const take = () =>
      inTransaction(db(), (one) =>
        claim(points, 'bankruptBonus', { input: {}, player: { id: playerId }, now, db: one }),
      );
    expect(await take()).toMatchObject({ ok: true, value: { coin: 0, lottery: 300 } });
    await db().deleteFrom('activity_mark').execute();
    expect(await take()).toMatchObject({ ok: false, failure: { code: CLAIM.received } });
    expect(await readBalance(db(), playerId, 'points')).toBe(300);
    expect(await findMismatches(db())).toEqual([]);
  });
});
