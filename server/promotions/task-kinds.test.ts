/** Each kind of task: what counts for it, that it is paid once, that today's come again tomorrow, and the milestones above them. */
import { expect, test } from 'vitest';
import * as v from 'valibot';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { CLAIM } from '#contract/errcodes.ts';
import { games } from '#contract/games.ts';
import { invites } from '#contract/invites.ts';
import { RECHARGE_BONUS_KINDS } from '#contract/money-enums.ts';
import { records } from '#contract/records.ts';
import { ITEM_STATUS, REWARD_ITEMS, TASK_KINDS } from '#contract/reward-enums.ts';
import { session } from '#contract/session.ts';
import { tasks } from '#contract/tasks.ts';
import { aPhone, PHONES } from '../../tests/kit/claim-steps.ts';
import { playKit } from '../../tests/kit/play.ts';
import { promotionKit } from '../../tests/kit/promotions.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { findMismatches } from '../ledger/find-mismatches.ts';
import { writeSettings } from '../sql/queries/settings.ts';

const { open, claimable, received } = ITEM_STATUS;
const coin = (count: number) => [{ id: REWARD_ITEMS.coin, count, betRate: 2 }];
const MONEY: readonly number[] = [TASK_KINDS.playGame, TASK_KINDS.todayPay];
/** Each kind once, and some of them each day as well. */
const KINDS = Object.values(TASK_KINDS);
const once = KINDS.map((kind) => ({
  id: kind,
  kind,
  points: 1,
  gifts: coin(kind * 10),
  ...(MONEY.includes(kind) && { target: 5_000 }),
  ...(kind === TASK_KINDS.playTiger && { gameId: 1002 }),
}));
const daily = [TASK_KINDS.login, TASK_KINDS.playGame, TASK_KINDS.playTiger, TASK_KINDS.shareFacebook].map((kind) => ({
  ...once.find((one) => one.kind === kind),
  id: 50 + kind,
  isDaily: true,
}));
const FIGURES = {
  tasks: [...once, ...daily],
  milestones: [
    { id: 91, title: 'Two', target: 2, gifts: coin(700) },
    { id: 92, title: 'Three', target: 3, gifts: coin(900) },
  ],
};
const site = (name: string) => `https://${name.toLowerCase()}.example/perya`;

withDatabase((database) => {
  const kit = playKit(database);
  const { post, db } = kit;
  const trial = promotionKit(kit, ACTIVITY_TYPES.tasks, FIGURES);

  async function begin(): Promise<void> {
    const socialMedia = ['Facebook', 'Telegram', 'Instagram', 'WhatsApp'].map((name) => ({ name, url: site(name) }));
    const shareUrlMap = {
      ...Object.fromEntries([7, 8, 9, 10, 11].map((kind) => [kind, site(`s${kind}`)])),
      4: site('x'),
    };
    await writeSettings(db(), { ...PHONES, socialMedia, shareUrlMap });
    await kit.server().services.configAnswers.renew();
  }
  const read = async () => v.parse(tasks.getTaskUser.answer, await post(tasks.getTaskUser.path));
  const status = async (id: number) => (await read()).taskData.find((one) => one.id === id)?.itemStatus;
  const receive = (propId: number) => post(tasks.appProxyUser4TaskUserReceive.path, { propId });
  const tapLink = (propId: number) => post(tasks.appProxyUser4TaskUserShare.path, { propId });
  const alsoOn = (type: number) =>
    db().insertInto('activity').values({ type, title: 'Other', sort: 2, starts_at: null, ends_at: null }).execute();
  const play = async (gameId: number, amount: number) => {
    await kit.bet(await kit.wallet().visit(kit.playerId(), gameId), amount);
    await post(games.exitGame.path);
    await db().updateTable('visit').set({ ended_at: kit.clock.now() }).execute();
  };
  const pack = { actType: RECHARGE_BONUS_KINDS.festival, propId: 3501 };

  /** What falls short of a task, and what does it. A task of logging in is done by who asks. */
  const WAYS: Readonly<Record<string, { short?: () => Promise<unknown>; does: () => Promise<unknown> }>> = {
    bind: { does: () => post(session.bindAccount.path, { mobile: aPhone() }) },
    playTiger: { short: () => play(1001, 500), does: () => play(1002, 500) },
    firstPay: { short: () => trial.order(50_000), does: () => trial.deposit(50_000) },
    playGame: { short: () => play(1001, 4_999), does: () => play(1001, 1) },
    shop: {
      short: () => trial.deposit(50_000),
      does: async () => {
        await alsoOn(ACTIVITY_TYPES.festival);
        await trial.deposit(20_000, pack);
      },
    },
    todayPay: { does: () => trial.deposit(50_000) },
    todayShareSpin: {
      does: async () => {
        await alsoOn(ACTIVITY_TYPES.inviteUserSpin);
        await post(invites.actInviteUserSpin.path);
      },
    },
  };
  const ELSEWHERE = [4, 13, 16, 17, 7, 8, 9, 10, 11];
  const rows = Object.entries(TASK_KINDS).filter(([, kind]) => kind !== TASK_KINDS.login);

  test.each(rows)(
    '[ENUM-27, ENUM-28, ENUM-29, ENUM-30] %s counts once it is done, and is paid once',
    async (name, id) => {
      await begin();
      const way = WAYS[name] ?? { does: () => tapLink(id) };
      await way.short?.();
      expect([await status(id), await receive(id)]).toMatchObject([open, { errcode: CLAIM.notYet }]);
      await way.does();
      expect(await status(id)).toBe(claimable);
      const before = (await kit.refresh())['coin'] as number;
      const told = await receive(id);
      expect(told).toMatchObject({ errcode: 0, coin: before + id * 10, rewardList: coin(id * 10) });
      // The answer has the new state, so the page need not ask.
      const state = v.parse(tasks.appProxyUser4TaskUserReceive.answer, told).taskState;
      expect(state?.taskData.find((one) => one.id === id)?.itemStatus).toBe(received);
      expect(await receive(id)).toMatchObject({ errcode: CLAIM.received });
      const list = (await post(records.appUserCoinDetail.path))['list'] as { title: string; activity: string }[];
      expect(list[0]).toMatchObject({ title: 'Reward', activity: 'A trial' });
      expect(await findMismatches(db())).toEqual([]);
    },
  );

  test('[ENUM-27] who asks is logged in, and what a task gives is to be wagered', async () => {
    await begin();
    expect(await receive(TASK_KINDS.login)).toMatchObject({ errcode: 0 });
    const wager = await db()
      .selectFrom('wager')
      .select('required')
      .where('player_id', '=', kit.playerId())
      .executeTakeFirst();
    expect(wager?.required).toBeGreaterThanOrEqual(20);
  });

  test.each(ELSEWHERE)('[CALL-37] a tap on the link of a site is known once, of kind %i', async (id) => {
    await begin();
    const told = v.parse(tasks.appProxyUser4TaskUserShare.answer, await tapLink(id));
    expect(told.taskState?.taskData.find((one) => one.id === id)?.itemStatus).toBe(claimable);
    expect(await tapLink(id)).toMatchObject({ errcode: CLAIM.received });
    expect(await kit.refresh()).toMatchObject({ coin: 100_000 });
  });

  test('no tap does what has to be done here, and a site without an address has no task', async () => {
    await begin();
    for (const id of [TASK_KINDS.bind, TASK_KINDS.playGame, 91, 77]) {
      expect(await tapLink(id)).toMatchObject({ errcode: CLAIM.unknown });
    }
    await writeSettings(db(), { socialMedia: [], shareUrlMap: { 7: 'javascript:alert(1)' } });
    for (const id of ELSEWHERE) {
      expect(await status(id)).toBeUndefined();
      expect(await tapLink(id)).toMatchObject({ errcode: CLAIM.unknown });
      expect(await receive(id)).toMatchObject({ errcode: CLAIM.unknown });
    }
  });

  test.each(daily.map(({ id }) => id))(
    'what counts by the day counts anew after midnight in Manila: %i',
    async (id) => {
      await begin();
      const does = [() => undefined, () => play(1002, 5_000), () => tapLink(57)];
      for (const one of does) await one();
      expect(await receive(id)).toMatchObject({ errcode: 0 });
      // 20:00 in Manila becomes 23:59, and then the next day.
      kit.pass(239);
      expect(await receive(id)).toMatchObject({ errcode: CLAIM.received });
      kit.pass(1);
      expect(await status(id)).toBe(id === 51 ? claimable : open);
      for (const one of does) await one();
      expect(await receive(id)).toMatchObject({ errcode: 0 });
    },
  );

  test('yesterday’s deposit and turn are not today’s', async () => {
    await begin();
    await alsoOn(ACTIVITY_TYPES.inviteUserSpin);
    await trial.deposit(50_000);
    await post(invites.actInviteUserSpin.path);
    expect([await status(14), await status(15)]).toEqual([claimable, claimable]);
    kit.pass(240);
    expect([await status(14), await status(15), await status(5)]).toEqual([open, open, claimable]);
  });

  test('the points of received tasks reach the milestones, each paid once', async () => {
    await begin();
    const steps = async () => (await read()).achieveData.map(({ reached, itemStatus }) => [reached, itemStatus]);
    expect(await steps()).toEqual([
      [0, open],
      [0, open],
    ]);
    expect(await receive(91)).toMatchObject({ errcode: CLAIM.notYet });
    await receive(1);
    await receive(51);
    expect(await steps()).toEqual([
      [2, claimable],
      [2, open],
    ]);
    expect(await read()).toMatchObject({ achieveNum: 2, canReceiveTaskAward: true });
    expect(await receive(91)).toMatchObject({ errcode: 0, rewardList: coin(700) });
    expect(await receive(91)).toMatchObject({ errcode: CLAIM.received });
    // The daily one gives its point anew.
    kit.pass(240);
    await receive(51);
    expect(await receive(92)).toMatchObject({ errcode: 0, rewardList: coin(900) });
    expect(await findMismatches(db())).toEqual([]);
  });

  test('what was done before they begin does not count, and a player on a time-out has none', async () => {
    await begin();
    await play(1002, 5_000);
    await trial.deposit(50_000);
    kit.pass(2 * 1440);
    await trial.begin(kit.clock.now());
    expect([await status(3), await status(6), await status(14), await status(53)]).toEqual([open, open, open, open]);
    await post(games.takeBreak.path, { minutes: 1440 });
    expect(await read()).toMatchObject({ taskData: [], achieveData: [], canReceiveTaskAward: false });
    expect(await receive(1)).toMatchObject({ errcode: CLAIM.notEligible });
  });

  test('its own figures keep to what is asked of an operator’s', async () => {
    await begin();
    await trial.configure({});
    const { taskData, achieveData } = await read();
    expect(taskData.map(({ kind }) => kind)).toEqual([1, 6, 14, 15, 2, 3, 12, 7, 8, 9, 10, 11]);
    expect(achieveData).toHaveLength(3);
    // The game has its own name.
    expect(taskData.find(({ kind }) => kind === 3)?.title).not.toBe('');
  });
});
