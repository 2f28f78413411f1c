import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { agents } from '#contract/agents.ts';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { CLAIM } from '#contract/errcodes.ts';
import { aFriend } from '../../tests/kit/invites.ts';
import { playKit } from '../../tests/kit/play.ts';
import { promotionKit } from '../../tests/kit/promotions.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { findMismatches } from '../ledger/find-mismatches.ts';

const {
  appAgent5User: state,
  appAgent5UserLog: log,
  appAgent5UserReceive: receive,
  appAgent5UserInviteValidReceive: receiveInvites,
} = agents;

withDatabase((database) => {
  const kit = playKit(database);
  const trial = promotionKit(kit, ACTIVITY_TYPES.agent5, {
    rates: [50, 40, 30, 20, 10],
    inviteBonus: 2_000,
    inviteBetRate: 3,
  });
  const { db, playerId } = kit;
  const look = () => kit.post(state.path);
  const join = (pid: number, changes: object = {}) => aFriend(db(), pid, { created_at: kit.clock.now(), ...changes });
  const visits = new Map<number, string>();
  const bet = async (id: number, amount: number) => {
    await kit.wallet().give(id, amount);
    const visit = visits.get(id) ?? (await kit.wallet().visit(id));
    visits.set(id, visit);
    expect((await kit.bet(visit, amount)).status).toBe(200);
  };
  /** Each invited by the one before; the first by the player. */
  const chain = async (length: number) => {
    const ids: number[] = [];
    for (let at = 0; at < length; at += 1) ids.push(await join(ids.at(-1) ?? playerId()));
    return ids;
  };

  test('[CALL-42] five levels bring their share, the sixth nothing, and it is received once', async () => {
    for (const id of await chain(6)) await bet(id, 10_000);
    const told = await look();
    expect(told).toMatchObject({ commission: 150, totalCommission: 150, friendCount: 1, validCount: 1 });
    expect(told['levelList']).toEqual(
      [0.5, 0.4, 0.3, 0.2, 0.1].map((ratePercent, at) => ({
        level: at + 1,
        ratePercent,
        friendCount: 1,
        bet: 10_000,
        commission: 50 - at * 10,
      })),
    );
    const given = await kit.post(receive.path);
    expect(given).toMatchObject({ errcode: 0, coin: 100_150, rewardList: [{ id: 2001, count: 150, betRate: 1 }] });
    expect(given['state']).toMatchObject({ commission: 0, totalCommission: 150 });
    expect(await kit.post(receive.path)).toMatchObject({ errcode: CLAIM.notEnough });
    expect(await findMismatches(db())).toEqual([]);
  });

  test('each valid friend brings the bonus once, and a friend’s friend none', async () => {
    await chain(2);
    await join(playerId(), { mobile: null });
    expect(await look()).toMatchObject({ inviteBonus: 2_000, inviteBonusEach: 2_000, friendCount: 2, validCount: 1 });
    const given = await kit.post(receiveInvites.path);
    expect(given).toMatchObject({ errcode: 0, coin: 102_000, rewardList: [{ id: 2001, count: 2_000, betRate: 3 }] });
    expect(await kit.post(receiveInvites.path)).toMatchObject({ errcode: CLAIM.notEnough });
    await join(playerId());
    await join(playerId());
    expect(await look()).toMatchObject({ inviteBonus: 4_000 });
    expect(await kit.post(receiveInvites.path)).toMatchObject({ errcode: 0, coin: 106_000 });
    expect(await look()).toMatchObject({ inviteBonus: 0, totalCommission: 0 });
  });

  test('20 taps at once give each once, with one key and with a key each', async () => {
    const [friend = 0] = await chain(1);
    await bet(friend, 100_000);
    for (const [path, gives] of [
      [receive.path, 500],
      [receiveInvites.path, 2_000],
    ] as const) {
      const before = (await kit.refresh())['coin'] as number;
      const each = await Promise.all(Array.from({ length: 20 }, () => kit.post(path)));
      expect(each.filter(({ errcode }) => errcode === 0)).toHaveLength(1);
      expect((await kit.refresh())['coin']).toBe(before + gives);
    }
    await bet(friend, 100_000);
    const before = (await kit.refresh())['coin'] as number;
    const key = randomUUID();
    await Promise.all(Array.from({ length: 20 }, () => kit.post(receive.path, {}, key)));
    expect((await kit.refresh())['coin']).toBe(before + 500);
  });

  test('nobody below a friend who does not count brings anything', async () => {
    const friend = await join(playerId(), { total_recharge: 9_999 });
    await bet(await join(friend), 100_000);
    expect(await look()).toMatchObject({ commission: 0, validCount: 0 });
    await db().updateTable('player').set({ total_recharge: 10_000 }).where('id', '=', friend).execute();
    expect(await look()).toMatchObject({ commission: 400, validCount: 1 });
  });

  test('a friend’s friend counts from the latest day of the whole way up', async () => {
    const friend = await join(playerId(), { pid_from: '2026-11-21' });
    const theirs = await join(friend);
    await bet(theirs, 100_000);
    expect(await look()).toMatchObject({ commission: 0 });
    trial.passDays(1);
    await bet(theirs, 100_000);
    expect(await look()).toMatchObject({ commission: 400 });
  });

  test('a second account of the player’s own below a friend brings nothing', async () => {
    await db().insertInto('sign_up_place').values({ player_id: playerId(), mark: 'mine', network: null }).execute();
    const friend = await join(playerId());
    await bet(await join(friend, { mark: 'mine' }), 100_000);
    expect(await look()).toMatchObject({ commission: 0 });
  });

  test('the log tells who brought what, masked, level by level', async () => {
    const [one = 0, two = 0] = await chain(2);
    await join(playerId(), { nickname: 'Crisostomo', mobile: '9181234567' });
    await bet(one, 10_000);
    await bet(two, 20_000);
    expect(await kit.post(log.path)).toMatchObject({
      total: 3,
      list: [
        { nickname: 'C****o', phone: '0918****567', level: 1, bet: 0, commission: 0 },
        { level: 1, bet: 10_000, commission: 50 },
        { level: 2, bet: 20_000, commission: 80 },
      ],
    });
    expect(await kit.post(log.path, { level: 2 })).toMatchObject({ total: 1, list: [{ level: 2, commission: 80 }] });
    expect(await kit.post(log.path, { page: 1, pageSize: 2 })).toMatchObject({ total: 3, list: [{}, { level: 1 }] });
    expect(await kit.post(log.path, { page: 2, pageSize: 2 })).toMatchObject({ total: 3, list: [{ level: 2 }] });
    expect(Object.keys((await kit.post(log.path))['list'][0])).not.toContain('id');
  });

  test('before it begins nothing is received; after its end what friends have brought still is, once', async () => {
    const [friend = 0] = await chain(1);
    await bet(friend, 100_000);
    await trial.begin(new Date(kit.clock.now().getTime() + 60_000));
    expect(await kit.post(receive.path)).toMatchObject({ errcode: CLAIM.notStarted });
    expect(await kit.post(receiveInvites.path)).toMatchObject({ errcode: CLAIM.notStarted });
    await trial.begin(null);
    trial.passDays(1);
    await trial.end();
    expect(await kit.post(receive.path)).toMatchObject({ errcode: 0, coin: 100_500 });
    expect(await kit.post(receiveInvites.path)).toMatchObject({ errcode: 0, coin: 102_500 });
    expect(await kit.post(receiveInvites.path)).toMatchObject({ errcode: CLAIM.ended });
    expect(await kit.post(receive.path)).toMatchObject({ errcode: CLAIM.ended });
  });
});
