import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { activities } from '#contract/activities.ts';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { CLAIM } from '#contract/errcodes.ts';
import { seasons } from '#contract/seasons.ts';
import { DAY_MS } from '#shared/durations.ts';
import { dayInManila } from '#shared/time.ts';
import { playKit } from '../../tests/kit/play.ts';
import { promotionKit } from '../../tests/kit/promotions.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { findMismatches } from '../ledger/find-mismatches.ts';

const type = ACTIVITY_TYPES.newYear;
const ACTIVE = 40_001;
const TURN = 40_003;
const FIREWORK = 40_004;
const coin = (count: number) => [{ id: 2001, count, betRate: 1 }];
const FIGURES = {
  boxes: [
    { target: 20, lottery: 2, fireworks: 1 },
    { target: 40, lottery: 1, fireworks: 2 },
  ],
  prizes: [{ weight: 1, gifts: coin(700) }],
  firework: [{ id: 2002, count: 300 }],
  extra: coin(1_000),
};
const [LOGIN, SHARE, BET, PAY] = [301, 302, 303, 304];
const BEFORE = 100_000;

interface State {
  activeCount: number;
  boxCount: number;
  lotteryCount: number;
  fireworkCount: number;
  taskList: { id: number; itemStatus: number; reached: number }[];
  boxList: { itemStatus: number; reached: number }[];
  prizeList: { chance: number }[];
  extra: { itemStatus: number };
  winnerList: { phone: string; rewardList: { id: number; count: number }[] }[];
}

withDatabase((database) => {
  const kit = playKit(database);
  const trial = promotionKit(kit, type, FIGURES);
  const read = async () => (await kit.post(seasons.appNewYearUser.path)) as unknown as State;
  const share = () => kit.post(seasons.appNewYearUserShare.path, { target: 'link' });
  const receive = (propId: number, key?: string) => kit.post(seasons.appNewYearUserReceiveTask.path, { propId }, key);
  const openBox = (propId: number, key?: string) => kit.post(seasons.appNewYearUserBoxOpen.path, { propId }, key);
  const spend = (propId: number, key?: string) => kit.post(seasons.appNewYearUserOpen.path, { propId }, key);
  const extra = () => kit.post(seasons.appNewYearUserExtra.path, { propId: 99 });
  const tasks = async () => (await read()).taskList.map(({ itemStatus }) => itemStatus).join('');
  const bet = (amount: number) =>
    kit
      .db()
      .insertInto('play_day')
      .values({ player_id: kit.playerId(), day: dayInManila(kit.clock.now().getTime()), bet: amount })
      .execute();
  /** Active points of one day without money. */
  const doDay = async () => {
    await share();
    await receive(LOGIN);
    return receive(SHARE);
  };
  const given = (told: { [key: string]: unknown }[]) => told.filter(({ errcode }) => errcode === 0).length;
  const codes = (told: { [key: string]: unknown }[]) => told.map(({ errcode }) => Number(errcode)).filter(Boolean);

  test('[CALL-39] tasks of the day give active points, which open a box with turns and fireworks', async () => {
    expect(await read()).toMatchObject({ activeCount: 0, boxCount: 0, lotteryCount: 0, fireworkCount: 0 });
    expect(await tasks()).toBe('1000');
    expect(await receive(SHARE)).toMatchObject({ errcode: CLAIM.notYet });
    expect(await share()).toMatchObject({ errcode: 0, rewardList: [], state: { activeCount: 0 } });
    expect(await share()).toMatchObject({ errcode: CLAIM.received });
    expect(await openBox(1)).toMatchObject({ errcode: CLAIM.notYet });
    await receive(LOGIN);
    expect(await receive(SHARE)).toMatchObject({ errcode: 0, state: { activeCount: 20, boxCount: 1 } });
    expect(await receive(SHARE)).toMatchObject({ errcode: CLAIM.received });
    expect(await openBox(1)).toMatchObject({ errcode: 0, state: { boxCount: 0, lotteryCount: 2, fireworkCount: 1 } });
    expect((await read()).taskList[0]).toMatchObject({ rewardList: [{ id: ACTIVE, count: 10 }] });
  });

  test('what is bet and deposited today counts as it stands, and the next day begins anew', async () => {
    await trial.putIn(50_000);
    await bet(9_999);
    expect(await tasks()).toBe('1000');
    expect(await receive(BET)).toMatchObject({ errcode: CLAIM.notYet });
    await kit.db().updateTable('play_day').set({ bet: 10_000 }).execute();
    await trial.deposit(20_000);
    expect(await tasks()).toBe('1011');
    expect(await receive(PAY)).toMatchObject({ errcode: 0, state: { activeCount: 20 } });
    trial.passDays(1);
    expect(await tasks()).toBe('1000');
    expect((await read()).activeCount).toBe(20);
  });

  test('a turn stops at a prize that is in the balance and in the ticker under a masked phone; a firework gives points', async () => {
    await doDay();
    await openBox(1);
    const turned = await spend(TURN);
    expect(turned).toMatchObject({ errcode: 0, propId: 1, rewardList: coin(700), coin: BEFORE + 700 });
    expect(turned['state']).toMatchObject({ lotteryCount: 1, fireworkCount: 1 });
    expect(await spend(FIREWORK)).toMatchObject({ errcode: 0, propId: FIREWORK, lottery: 300 });
    expect(await spend(FIREWORK)).toMatchObject({ errcode: CLAIM.notEnough });
    const { winnerList, prizeList } = await read();
    expect(prizeList).toMatchObject([{ chance: 10_000 }]);
    const won = winnerList.find(({ rewardList }) => rewardList[0]?.id === 2001);
    expect(won?.rewardList).toMatchObject([{ id: 2001, count: 700 }]);
    expect(won?.phone).toMatch(/^(\d{3})?\*{4}(\d{3})?$/);
    expect(await findMismatches(kit.db())).toEqual([]);
  });

  test.each([
    ['is told to everybody', 700, 1],
    ['under which it is too small is not', 701, 0],
  ])('a prize of the amount that the operator has set, or above, %s', async (_what, tellFrom, times) => {
    await trial.configure({ ...FIGURES, tellFrom });
    await doDay();
    await openBox(1);
    const told = async () => (await read()).winnerList.filter(({ rewardList }) => rewardList[0]?.count === 700).length;
    const before = await told();
    expect(await spend(TURN)).toMatchObject({ errcode: 0, rewardList: coin(700) });
    expect((await told()) - before).toBe(times);
  });

  test('the list names the latest winner first, and a winner is kept for a month', async () => {
    const aWin = (days: number) => ({
      phone: `${days} days ago`,
      item_id: 2001,
      count: 700,
      won_at: new Date(kit.clock.now().getTime() - days * DAY_MS),
    });
    await kit.db().deleteFrom('new_year_win').execute();
    await kit.db().insertInto('new_year_win').values([29, 31, 1].map(aWin)).execute();
    await doDay();
    await openBox(1);
    await spend(TURN);
    const phones = (await read()).winnerList.map(({ phone }) => phone);
    expect(phones.filter((phone) => phone.endsWith('ago'))).toEqual(['1 days ago', '29 days ago']);
  });

  test('the list names nobody who won before it begins', async () => {
    await doDay();
    await openBox(1);
    await spend(TURN);
    expect((await read()).winnerList).not.toEqual([]);
    await trial.begin(new Date(kit.clock.now().getTime() + 86_400_000));
    expect((await read()).winnerList).toEqual([]);
  });

  test('20 at once give what is there, under one key and under many', async () => {
    await doDay();
    const boxes = await Promise.all(Array.from({ length: 20 }, () => openBox(1)));
    expect(given(boxes)).toBe(1);
    const key = randomUUID();
    await Promise.all(Array.from({ length: 20 }, () => spend(TURN, key)));
    expect(await read()).toMatchObject({ lotteryCount: 1 });
    const turns = await Promise.all(Array.from({ length: 20 }, () => spend(TURN)));
    expect(given(turns)).toBe(1);
    expect(await spend(TURN)).toMatchObject({ errcode: CLAIM.notEnough });
    expect((await kit.refresh())['coin']).toBe(BEFORE + 1_400);
    expect(await findMismatches(kit.db())).toEqual([]);
  });

  test('the extra gift comes once, after the last box', async () => {
    await doDay();
    await openBox(1);
    expect(await extra()).toMatchObject({ errcode: CLAIM.notYet });
    trial.passDays(1);
    await doDay();
    expect(await openBox(2)).toMatchObject({ errcode: 0, state: { extra: { itemStatus: 1 } } });
    expect(await openBox(3)).toMatchObject({ errcode: CLAIM.unknown });
    expect(await extra()).toMatchObject({ errcode: 0, rewardList: coin(1_000), coin: BEFORE + 1_000 });
    expect(await extra()).toMatchObject({ errcode: CLAIM.received });
  });

  test('the odds that are told are those of the weights, and every prize is drawn', async () => {
    const prizes = [10, 20, 30].map((weight) => ({ weight, gifts: coin(weight) }));
    await trial.configure({ ...FIGURES, boxes: [{ target: 20, lottery: 200, fireworks: 0 }], prizes });
    expect((await read()).prizeList.map(({ chance }) => chance)).toEqual([1_667, 3_333, 5_000]);
    await doDay();
    await openBox(1);
    const stops = new Set<unknown>();
    for (let turn = 0; turn < 120 && stops.size < 3; turn += 1) stops.add((await spend(TURN))['propId']);
    expect(stops).toEqual(new Set([1, 2, 3]));
  });

  test('before it begins and after its end nothing is given', async () => {
    await trial.begin(new Date(kit.clock.now().getTime() + 60_000));
    expect(codes([await share(), await receive(LOGIN)])).toEqual([CLAIM.notStarted, CLAIM.notStarted]);
    await trial.begin(null);
    await doDay();
    await openBox(1);
    await trial.end();
    expect(codes([await receive(LOGIN), await openBox(2), await spend(TURN), await extra()])).toEqual(
      Array.from({ length: 4 }, () => CLAIM.ended),
    );
  });

  test('[ENUM-20] it is in the list of activities, which says whether something is there to be opened', async () => {
    const listed = async () => (await kit.post(activities.getActivityIds.path))['activityMap'];
    // The points for today's log-in wait.
    expect(await listed()).toMatchObject({ [type]: { canReceive: 1 } });
    await receive(LOGIN);
    expect(await listed()).toMatchObject({ [type]: { canReceive: 0 } });
    await share();
    await receive(SHARE);
    expect(await listed()).toMatchObject({ [type]: { canReceive: 1 } });
  });
});
