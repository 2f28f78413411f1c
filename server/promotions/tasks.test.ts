import { expect, test } from 'vitest';
import * as v from 'valibot';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { ITEM_STATUS, REWARD_ITEMS } from '#contract/reward-enums.ts';
import { CLAIM } from '#contract/errcodes.ts';
import { games } from '#contract/games.ts';
import { mail } from '#contract/mail.ts';
import { tasks } from '#contract/tasks.ts';
import { findMismatches } from '#server/ledger/find-mismatches.ts';
import { changePlay } from '#server/sandbox/staged-play.ts';
import { playKit } from '../../tests/kit/play.ts';
import { withDatabase } from '../../tests/kit/sql.ts';

const coin = (count: number) => [{ id: REWARD_ITEMS.coin, count, betRate: 1 }];
const SET = {
  tasks: [
    { id: 1, kind: 1, title: 'Log in', points: 1, gifts: coin(100) },
    { id: 2, kind: 5, title: 'Deposit', gifts: coin(300) },
    { id: 105, kind: 5, title: 'First deposit', points: 3, gifts: coin(500) },
  ],
  milestones: [],
};

withDatabase((database) => {
  const kit = playKit(database);
  const type = ACTIVITY_TYPES.tasks;

  async function run(value: object, ends_at: Date | null = null) {
    await kit.db().deleteFrom('activity').execute();
    await kit.db().deleteFrom('activity_config').execute();
    await kit.db().insertInto('activity').values({ type, title: 'Tasks', sort: 1, starts_at: null, ends_at }).execute();
    const set = { type, value: JSON.stringify(value) };
    await kit.db().insertInto('activity_config').values(set).execute();
    await changePlay(kit.server().services, kit.playerId(), { coin: 0, totalRecharge: 0 });
  }
  const read = async () => v.parse(tasks.getTaskUser.answer, await kit.post(tasks.getTaskUser.path));
  const states = async () => (await read()).taskData.map(({ id, itemStatus }) => [id, itemStatus]);
  const receive = (propId: number) => kit.post(tasks.appProxyUser4TaskUserReceive.path, { propId });

  test('the list has what the operator sets, and the task of the first deposit once it is made', async () => {
    await run(SET);
    expect(await states()).toEqual([
      [1, ITEM_STATUS.claimable],
      [2, ITEM_STATUS.open],
    ]);
    await changePlay(kit.server().services, kit.playerId(), { coin: 0, totalRecharge: 10_000 });
    expect((await states()).map(([id]) => id)).toEqual([1, 2, 105]);
  });

  test('[ACT-34] the player counts as having deposited first exactly where task 105 is in the list', async () => {
    const told = async () => [(await states()).some(([id]) => id === 105), (await kit.refresh())['firstRecharge']];
    await run(SET);
    expect(await told()).toEqual([false, false]);
    await changePlay(kit.server().services, kit.playerId(), { coin: 0, totalRecharge: 10_000 });
    expect(await told()).toEqual([true, true]);
  });

  test('[ACT-33] the dots tell of a task that is done, until its reward is received', async () => {
    const dot = async () => (await kit.post(mail.hasMailUnread.path))['hasTask'];
    await run({ tasks: [], milestones: [] });
    expect(await dot()).toBe(0);
    await run(SET);
    expect(await dot()).toBe(1);
    await receive(1);
    expect(await dot()).toBe(0);
  });

  test('[ACT-33] no dot points a player on a time-out to a task', async () => {
    await run(SET);
    const dot = async () => (await kit.post(mail.hasMailUnread.path))['hasTask'];
    expect(await dot()).toBe(1);
    await kit.post(games.takeBreak.path, { minutes: 1440 });
    expect(await dot()).toBe(0);
  });

  test('once the tasks are over no dot points to one that is done', async () => {
    await run(SET, kit.clock.now());
    expect((await kit.post(mail.hasMailUnread.path))['hasTask']).toBe(0);
  });

  test('a task that is done is paid once; one that is not, or is not there, is refused', async () => {
    await run(SET);
    expect(await receive(2)).toMatchObject({ errcode: CLAIM.notYet });
    expect(await receive(105)).toMatchObject({ errcode: CLAIM.unknown });
    const both = await Promise.all([receive(1), receive(1)]);
    const paid = both.filter(({ errcode }) => errcode === 0);
    expect(paid).toHaveLength(1);
    expect(paid[0]).toMatchObject({ coin: 100, rewardList: coin(100) });
    expect(await receive(1)).toMatchObject({ errcode: CLAIM.received });
    expect(await read()).toMatchObject({ achieveNum: 1, canReceiveTaskAward: false });
    expect(await findMismatches(kit.db())).toEqual([]);
  });

  test.each([1, 201])('tasks of an operator who has set no milestones have none: %i', async (id) => {
    await run({ tasks: [{ id, kind: 1, gifts: coin(100) }] });
    expect(await read()).toMatchObject({ taskData: [{ id, itemStatus: ITEM_STATUS.claimable }], achieveData: [] });
    expect(await receive(id)).toMatchObject({ errcode: 0 });
  });

  test('an operator’s milestones go with the own tasks as well', async () => {
    await run({ milestones: [{ id: 91, target: 2, gifts: coin(700) }] });
    expect((await read()).achieveData.map(({ propId }) => propId)).toEqual([91]);
  });

  test('where none is set, and where they are over, no task runs and none is paid', async () => {
    await run({ tasks: [] });
    expect(await states()).toEqual([]);
    await run(SET, kit.clock.now());
    expect(await states()).toEqual([]);
    expect(await receive(1)).toMatchObject({ errcode: CLAIM.ended });
  });
});
