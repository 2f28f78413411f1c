import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { activities } from '#contract/activities.ts';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { QUESTION_HEADER } from '#contract/envelope.ts';
import { PROTOCOL_ERRORS } from '#contract/protocol-errors.ts';
import { CLAIM } from '#contract/errcodes.ts';
import { findMismatches } from '#server/ledger/find-mismatches.ts';
import { moveSafebox } from '#server/ledger/safebox.ts';
import { changePlay } from '#server/sandbox/staged-play.ts';
import { inTransaction } from '#server/sql/in-transaction.ts';
import { playKit } from '../../tests/kit/play.ts';
import { withDatabase } from '../../tests/kit/sql.ts';

const { bankruptBonus, getActivityIds } = activities;
const MINUTES_A_DAY = 24 * 60;

withDatabase((database) => {
  const kit = playKit(database);

  /** Has put money in once, and has none left. */
  const runOut = async (coin = 99) => {
    const { db, server, playerId } = kit;
    await db().deleteFrom('activity').execute();
    await db()
      .insertInto('activity')
      .values({ type: ACTIVITY_TYPES.supply, title: 'Supply', sort: 1, starts_at: null, ends_at: null })
      .execute();
    await changePlay(server().services, playerId(), { coin, totalRecharge: 50_000 });
  };
  const claim = (key?: string) => kit.post(bankruptBonus.path, {}, key);
  const ask = async (key?: string): Promise<Record<string, unknown>> => {
    const headers = { ...kit.headers(), ...(key && { 'idempotency-key': key }), [QUESTION_HEADER]: '1' };
    return (await kit.server().call(bankruptBonus.path, {}, headers)).json() as Promise<Record<string, unknown>>;
  };
  const supplies = async () =>
    (await kit.db().selectFrom('txn').select('ref').where('player_id', '=', kit.playerId()).execute()).filter(
      ({ ref }) => ref.startsWith('supply'),
    ).length;

  test('[CALL-33] a player who has run out is given five pesos, twice a day, and again the next day', async () => {
    await runOut();
    const given = await claim();
    expect(given).toMatchObject({ errcode: 0, coin: 599, rewardList: [{ id: 2001, count: 500, betRate: 1 }] });
    expect(given['state']).toMatchObject({ isBankrupt: false, activityMap: { 30: { coin: 500, leftToday: 1 } } });
    expect(await claim()).toMatchObject({ errcode: CLAIM.notYet });
    await changePlay(kit.server().services, kit.playerId(), { coin: 0 });
    expect(await claim()).toMatchObject({ errcode: 0 });
    await changePlay(kit.server().services, kit.playerId(), { coin: 0 });
    expect(await claim()).toMatchObject({ errcode: CLAIM.usedUp });
    expect(await kit.post(getActivityIds.path)).toMatchObject({
      isBankrupt: true,
      activityMap: { 30: { leftToday: 0 } },
    });
    kit.pass(MINUTES_A_DAY);
    expect(await claim()).toMatchObject({ errcode: 0 });
    expect(await supplies()).toBe(3);
    expect(await findMismatches(kit.db())).toEqual([]);
  });

  test('money in the safebox is money: who has put it aside has not run out', async () => {
    await runOut(500);
    const whose = { ref: randomUUID(), playerId: kit.playerId(), now: kit.clock.now() };
    await inTransaction(kit.db(), (t) => moveSafebox(t, { ...whose, to: 'safebox', amount: 500 }));
    expect(await kit.post(getActivityIds.path)).toMatchObject({ isBankrupt: false });
    expect(await claim()).toMatchObject({ errcode: CLAIM.notYet });
  });

  test('nobody else is: not with money, not without a deposit, not while a round is open, not when it is off', async () => {
    await runOut(100);
    expect(await claim()).toMatchObject({ errcode: CLAIM.notYet });
    await changePlay(kit.server().services, kit.playerId(), { coin: 99, totalRecharge: 0 });
    expect(await claim()).toMatchObject({ errcode: CLAIM.needsDeposit });
    await changePlay(kit.server().services, kit.playerId(), { coin: 150, totalRecharge: 1 });
    const visit = await kit.start(1001);
    await kit.bet(String(visit['sessionId']), 100);
    expect(await claim()).toMatchObject({ errcode: CLAIM.notEligible });
    await kit.db().deleteFrom('activity').execute();
    expect(await claim()).toMatchObject({ errcode: CLAIM.ended });
    expect(await supplies()).toBe(0);
  });

  test('50 at once under keys of their own are one', async () => {
    await runOut();
    const told = await Promise.all(Array.from({ length: 50 }, () => claim()));
    expect(told.filter(({ errcode }) => errcode === 0)).toHaveLength(1);
    expect(await supplies()).toBe(1);
  });

  test('a question about a claim that was answered is told its answer, and gives nothing', async () => {
    await runOut();
    const key = randomUUID();
    const given = await claim(key);
    expect(await ask(key)).toEqual(given);
    expect(await supplies()).toBe(1);
  });

  test('a question that does not say about what gives nothing either', async () => {
    await runOut();
    expect(await ask()).toMatchObject({ errcode: PROTOCOL_ERRORS.invalid.errcode });
    expect(await ask('too short')).toMatchObject({ errcode: PROTOCOL_ERRORS.invalid.errcode });
    expect(await supplies()).toBe(0);
  });

  test('a claim that was asked about before it arrived is void, and the next one is another', async () => {
    await runOut();
    const key = randomUUID();
    expect(await ask(key)).toMatchObject({ errcode: PROTOCOL_ERRORS.notArrived.errcode });
    expect(await claim(key)).toMatchObject({ errcode: PROTOCOL_ERRORS.notArrived.errcode });
    expect(await supplies()).toBe(0);
    expect(await claim()).toMatchObject({ errcode: 0 });
  });

  test('a claim and a question about it in the same moment agree', async () => {
    for (let time = 0; time < 20; time++) {
      await runOut();
      kit.pass(MINUTES_A_DAY);
      const [key, before] = [randomUUID(), await supplies()];
      const both = time % 2 === 0 ? [claim(key), ask(key)] : [ask(key), claim(key)];
      const [first, second] = await Promise.all(both);
      expect(second).toEqual(first);
      expect((await supplies()) - before).toBe(first?.['errcode'] === 0 ? 1 : 0);
    }
  });
});
