import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { agents } from '#contract/agents.ts';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { CLAIM } from '#contract/errcodes.ts';
import { aFriend } from '../../tests/kit/invites.ts';
import { playKit } from '../../tests/kit/play.ts';
import { aPlayer } from '../../tests/kit/players.ts';
import { promotionKit } from '../../tests/kit/promotions.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { readWager } from '../ledger/wager.ts';
import { findMismatches } from '../ledger/find-mismatches.ts';

const { agentData: state, agent3Exchange: exchange } = agents;

withDatabase((database) => {
  const kit = playKit(database);
  const trial = promotionKit(kit, ACTIVITY_TYPES.agent, { rate: 50, betRate: 2 });
  const { db, playerId } = kit;
  const look = async (input: object = {}) => kit.post(state.path, input);
  const pot = async () => (await look())['pot'] as number;
  const take = (key?: string) => kit.post(exchange.path, {}, key);

  const friend = (changes: object = {}) => aFriend(db(), playerId(), { created_at: kit.clock.now(), ...changes });
  const visits = new Map<number, string>();
  /** Bets as the provider says them; the answer undoes the bet. */
  const bet = async (id: number, amount: number) => {
    await kit.wallet().give(id, amount);
    const session = visits.get(id) ?? (await kit.wallet().visit(id));
    visits.set(id, session);
    const [roundId, transactionId] = [randomUUID(), randomUUID()];
    const said = await kit.bet(session, amount, roundId, transactionId);
    expect(said.status).toBe(200);
    return () =>
      kit.wallet().say('rollback', { session, transactionId: randomUUID(), betTransactionId: transactionId });
  };

  test('[CALL-34] a share of what friends bet waits, is taken into the balance, and has to be bet as often as it says', async () => {
    const [one, other] = [await friend({ nickname: 'Maria Clara' }), await friend({ nickname: 'Ibarra' })];
    await bet(one, 100_000);
    await bet(other, 30_199);
    expect(await look()).toMatchObject({ ratePercent: 0.5, friendCount: 2, validCount: 2, total: 2, pot: 650 });
    expect((await look())['list']).toMatchObject([
      { nickname: 'I****a', isValid: true, bet: 30_199, commission: 150 },
      { nickname: 'M****a', isValid: true, bet: 100_000, commission: 500 },
    ]);
    const given = await take();
    expect(given).toMatchObject({ errcode: 0, coin: 100_650, rewardList: [{ id: 2001, count: 650, betRate: 2 }] });
    expect(given['state']).toMatchObject({ pot: 0, totalCommission: 650 });
    expect(await readWager(db(), playerId())).toMatchObject({ required: 1_300 });
    expect(await take()).toMatchObject({ errcode: CLAIM.notEnough });
    await bet(one, 10_000);
    expect(await look()).toMatchObject({ pot: 50, totalCommission: 700 });
    expect(await take()).toMatchObject({ errcode: 0, coin: 100_700 });
    expect(await findMismatches(db())).toEqual([]);
  });

  test('[GEN-09] the page has the invite code, and an address that names the player as superior', async () => {
    const { inviteCode, shareUrl } = await look();
    expect(shareUrl).toBe(`/register?inviteCode=${inviteCode}&pid=${playerId()}`);
  });

  test('20 taps at once take it once, with one key and with a key each', async () => {
    const one = await friend();
    await bet(one, 100_000);
    const key = randomUUID();
    const alike = await Promise.all(Array.from({ length: 20 }, () => take(key)));
    const answered = alike.filter(({ errcode }) => errcode === 0);
    expect(new Set(answered.map(({ coin }) => coin as number))).toEqual(new Set([100_500]));
    expect((await kit.refresh())['coin']).toBe(100_500);
    await bet(one, 100_000);
    const each = await Promise.all(Array.from({ length: 20 }, () => take()));
    expect(each.filter(({ errcode }) => errcode === 0)).toHaveLength(1);
    expect((await kit.refresh())['coin']).toBe(101_000);
  });

  test('a friend who does not count yet brings nothing, and all of it once they do', async () => {
    const id = await friend({ mobile: null });
    await bet(id, 100_000);
    expect(await look()).toMatchObject({ friendCount: 1, validCount: 0, pot: 0, list: [{ isValid: false, bet: 0 }] });
    expect(await take()).toMatchObject({ errcode: CLAIM.notEnough });
    await db().updateTable('player').set({ mobile: '9180000001' }).where('id', '=', id).execute();
    expect(await pot()).toBe(500);
  });

  test('a bet that is undone takes its commission away, and never what was received', async () => {
    const id = await friend();
    const undo = await bet(id, 100_000);
    await bet(id, 20_000);
    expect(await pot()).toBe(600);
    await undo();
    expect(await pot()).toBe(100);
    const undoNext = await bet(id, 40_000);
    expect(await take()).toMatchObject({ errcode: 0, coin: 100_300 });
    await undoNext();
    expect(await look()).toMatchObject({ pot: 0, totalCommission: 300 });
    await bet(id, 39_000);
    expect(await pot()).toBe(0);
    await bet(id, 2_000);
    expect(await pot()).toBe(5);
  });

  test('this month and the last bring something; what was not received by then is gone', async () => {
    const id = await friend({ created_at: new Date('2026-09-01T00:00:00Z') });
    const days = [
      { day: '2026-09-30', bet: 100_000 },
      { day: '2026-10-01', bet: 40_000 },
      { day: '2026-11-01', bet: 20_000 },
    ];
    await db()
      .insertInto('play_day')
      .values(days.map((one) => ({ player_id: id, ...one })))
      .execute();
    expect(await pot()).toBe(300);
    trial.passDays(11);
    expect(await pot()).toBe(100);
  });

  test('bets from before the day that counts bring nothing', async () => {
    const id = await friend({ pid_from: '2026-11-21' });
    await bet(id, 100_000);
    expect(await pot()).toBe(0);
    trial.passDays(1);
    await bet(id, 20_000);
    expect(await pot()).toBe(100);
  });

  test('a friend on the player’s own device, and another player’s friend, bring nothing', async () => {
    await db().insertInto('sign_up_place').values({ player_id: playerId(), mark: 'a-device', network: null }).execute();
    await bet(await friend({ mark: 'a-device' }), 100_000);
    await bet(await aFriend(db(), (await aPlayer(db())).id), 100_000);
    expect(await look()).toMatchObject({ validCount: 0, pot: 0, totalCommission: 0 });
  });

  test('before it begins nothing is taken; after its end what was earned still is, and nothing more is earned', async () => {
    const id = await friend();
    await bet(id, 100_000);
    await trial.begin(new Date(kit.clock.now().getTime() + 60_000));
    expect(await take()).toMatchObject({ errcode: CLAIM.notStarted });
    await trial.begin(null);
    trial.passDays(1);
    await trial.end();
    trial.passDays(1);
    await bet(id, 100_000);
    expect(await pot()).toBe(500);
    expect(await take()).toMatchObject({ errcode: 0, coin: 100_500 });
    expect(await take()).toMatchObject({ errcode: CLAIM.ended });
    await bet(id, 100_000);
    await trial.stop();
    expect(await take()).toMatchObject({ errcode: CLAIM.ended });
  });

  test('a list is read by the page', async () => {
    for (const nickname of ['Ana', 'Ben', 'Cora']) await friend({ nickname });
    const { list, total } = await look({ page: 2, pageSize: 2 });
    expect([total, (list as { nickname: string }[]).map((one) => one.nickname)]).toEqual([3, ['A****a']]);
  });
});
