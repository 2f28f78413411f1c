/** Tasks of what was bought and of games that were played, as the movements tell of them. */
import { expect, test } from 'vitest';
import * as v from 'valibot';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { games } from '#contract/games.ts';
import { RECHARGE_BONUS_KINDS } from '#contract/money-enums.ts';
import { ITEM_STATUS, REWARD_ITEMS, TASK_KINDS } from '#contract/reward-enums.ts';
import { tasks } from '#contract/tasks.ts';
import { playKit } from '../../tests/kit/play.ts';
import { promotionKit } from '../../tests/kit/promotions.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { acceptReviewed } from '../deposits/credit-deposit.ts';
import { addMark } from '../sql/queries/activities.ts';

const GAME = 1002;
const { claimable, received } = ITEM_STATUS;
const gifts = [{ id: REWARD_ITEMS.coin, count: 100, betRate: 2 }];
/** Once under its target, and daily under ten more. */
const both = (task: object, target: number) => [
  { ...task, gifts, id: target, target },
  { ...task, gifts, id: 10 + target, target, isDaily: true },
];

withDatabase((database) => {
  const kit = playKit(database);
  const { db, post } = kit;
  const trial = promotionKit(kit, ACTIVITY_TYPES.tasks);
  const read = async () => v.parse(tasks.getTaskUser.answer, await post(tasks.getTaskUser.path));
  const receive = (propId: number) => post(tasks.appProxyUser4TaskUserReceive.path, { propId });
  const pack = (propId: number) => ({ actType: RECHARGE_BONUS_KINDS.festival, propId });

  test('a pack that was paid in part is not bought, and one that was paid twice is bought once', async () => {
    // The first deposit of all is at least ₱500.
    await trial.putIn(50_000);
    const festival = { type: ACTIVITY_TYPES.festival, title: 'Packs', sort: 2, starts_at: null, ends_at: null };
    await db().insertInto('activity').values(festival).execute();
    await trial.configure({ tasks: [...both({ kind: TASK_KINDS.shop }, 1), ...both({ kind: TASK_KINDS.shop }, 2)] });
    const reached = async () => (await read()).taskData.map((task) => task.reached);
    const ask = async () => String((await trial.order(20_000, pack(3501)))['orderId']);
    const [short, ...whole] = [await ask(), await ask(), await ask()];
    await trial.pay(short, 10_000);
    const isAccepted = await db()
      .transaction()
      .execute((transaction) => acceptReviewed(transaction, short, kit.clock.now()));
    expect(isAccepted).toBe(true);
    expect(await reached()).toEqual([0, 0, 0, 0]);
    for (const orderId of whole) await trial.pay(orderId, 20_000);
    expect(await reached()).toEqual([1, 1, 1, 1]);
    await trial.deposit(50_000, pack(3502));
    expect(await reached()).toEqual([1, 1, 2, 2]);
    // 20:00 in Manila becomes the next day.
    kit.pass(240);
    expect(await reached()).toEqual([1, 0, 2, 0]);
  });

  const FIRST = RECHARGE_BONUS_KINDS.firstCharge;
  const CARD = RECHARGE_BONUS_KINDS.buyProp;
  test.each([
    ['a package that the first deposit was made for', 0, 50_000, { actType: FIRST, propId: 1 }],
    ['a package that a typed first deposit pays for', 0, 75_000, {}],
    ['a card', 50_000, 30_000, { actType: CARD, propId: 6004 }],
    ['a pack', 50_000, 20_000, pack(3501)],
  ])('%s is bought', async (_what, before, amount, more) => {
    await trial.putIn(before);
    await trial.configure({ tasks: both({ kind: TASK_KINDS.shop }, 1) });
    for (const type of [ACTIVITY_TYPES.firstCharge, ACTIVITY_TYPES.signUpBonus, ACTIVITY_TYPES.festival]) {
      const sells = { type, title: 'Sells', sort: 2, starts_at: null, ends_at: null };
      await db().insertInto('activity').values(sells).execute();
    }
    const reached = async () => (await read()).taskData.map((task) => task.reached);
    expect(await reached()).toEqual([0, 0]);
    await trial.deposit(amount, more);
    expect(await reached()).toEqual([1, 1]);
  });

  test('a mark that no credited deposit has left buys nothing', async () => {
    await trial.deposit(50_000);
    await trial.configure({ tasks: both({ kind: TASK_KINDS.shop }, 1) });
    const festival = { type: ACTIVITY_TYPES.festival, title: 'Packs', sort: 2, starts_at: null, ends_at: null };
    await db().insertInto('activity').values(festival).execute();
    const reached = async () => (await read()).taskData.map((task) => task.reached);
    const whose = { playerId: kit.playerId(), type: ACTIVITY_TYPES.festival, season: 'always' };
    // A minute after the deposit above.
    kit.pass(1);
    expect(await addMark(db(), { ...whose, mark: 'bought 3501', now: new Date(kit.clock.now()) })).toBe(true);
    expect(await reached()).toEqual([0, 0]);
    await trial.deposit(50_000, pack(3502));
    expect(await reached()).toEqual([1, 1]);
  });

  test('a game’s task has the game’s name once it is received too, and the daily one of the same game goes on', async () => {
    await trial.configure({ tasks: both({ kind: TASK_KINDS.playTiger, gameId: GAME }, 1) });
    await kit.bet(await kit.wallet().visit(kit.playerId(), GAME), 500);
    await post(games.exitGame.path);
    const told = async () => (await read()).taskData.map(({ title, itemStatus }) => [title, itemStatus]);
    const { name } = await db().selectFrom('game').select('name').where('id', '=', GAME).executeTakeFirstOrThrow();
    expect(await told()).toEqual([
      [name, claimable],
      [name, claimable],
    ]);
    await receive(1);
    expect(await told()).toEqual([
      [name, received],
      [name, claimable],
    ]);
    await receive(11);
    expect(await told()).toEqual([
      [name, received],
      [name, received],
    ]);
  });

  test('a bet after midnight in Manila is of the new day, also in a game that was opened before', async () => {
    await trial.configure({ tasks: both({ kind: TASK_KINDS.playTiger, gameId: GAME }, 1) });
    const told = async () => (await read()).taskData.map(({ itemStatus }) => itemStatus);
    // 20:00 becomes 23:50.
    kit.pass(230);
    const visit = await kit.wallet().visit(kit.playerId(), GAME);
    await kit.bet(visit, 500);
    expect(await told()).toEqual([claimable, claimable]);
    kit.pass(20);
    expect(await told()).toEqual([claimable, ITEM_STATUS.open]);
    await kit.bet(visit, 500);
    expect(await told()).toEqual([claimable, claimable]);
  });
});
