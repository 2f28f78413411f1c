import { expect, test } from 'vitest';
import { agents } from '#contract/agents.ts';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { CLAIM } from '#contract/errcodes.ts';
import { aFriend } from '../../tests/kit/invites.ts';
import { playKit } from '../../tests/kit/play.ts';
import { atOnce, promotionKit } from '../../tests/kit/promotions.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { findMismatches } from '../ledger/find-mismatches.ts';
import { readWager } from '../ledger/wager.ts';

const BEFORE = 100_000;
const always = (amount: number) => [
  { amount, chance: 5_000 },
  { amount, chance: 5_000 },
];
const gift = (count: number) => [{ id: 2001, count, betRate: 3 }];
/** Every card and every draw gives the same, so that sums can be told beforehand. */
const FIGURES = {
  cards: always(3_000),
  prizes: always(400),
  lotteryPoints: 5_000,
  betRate: 2,
  steps: [
    { count: 1, award: gift(1_000) },
    { count: 3, award: gift(3_000) },
  ],
};
const { agent4Data: read, agent4Scratch: scratch, agent4Lottery: lottery, agent4Award: award } = agents;

withDatabase((database) => {
  const kit = playKit(database);
  const { db, post, playerId } = kit;
  const promotion = promotionKit(kit, ACTIVITY_TYPES.agentCount, FIGURES);
  const state = () => post(read.path);
  const card = (key?: string) => post(scratch.path, {}, key);
  const draw = (key?: string) => post(lottery.path, {}, key);
  const receive = (propId: number) => post(award.path, { propId });
  const bring = async (count: number) => {
    for (let one = 0; one < count; one += 1) await aFriend(db(), playerId());
  };
  const given = (told: readonly Record<string, unknown>[]) => told.filter(({ errcode }) => errcode === 0).length;

  test('[CALL-35] friends give cards, cards give points, points enter the lottery, and numbers of friends are milestones', async () => {
    await bring(2);
    expect(await state()).toMatchObject({ cardCount: 2, points: 0, validCount: 2, friendCount: 2 });
    expect(await draw()).toMatchObject({ errcode: CLAIM.notEligible });
    expect(await card()).toMatchObject({ errcode: 0, lottery: 3_000, rewardList: [{ id: 2002, count: 3_000 }] });
    expect(await draw()).toMatchObject({ errcode: CLAIM.notEnough });
    expect(await card()).toMatchObject({ errcode: 0, lottery: 6_000, state: { cardCount: 0, points: 6_000 } });
    expect(await card()).toMatchObject({ errcode: CLAIM.usedUp });
    expect(await draw()).toMatchObject({ errcode: 0, coin: BEFORE + 400, lottery: 1_000, state: { points: 1_000 } });
    expect(await receive(1)).toMatchObject({ errcode: 0, coin: BEFORE + 1_400 });
    expect(await receive(1)).toMatchObject({ errcode: CLAIM.received });
    expect(await receive(2)).toMatchObject({ errcode: CLAIM.notYet });
    expect(await receive(3)).toMatchObject({ errcode: CLAIM.unknown });
    expect(await readWager(db(), playerId())).toMatchObject({ required: 2 * 400 + 3 * 1_000 });
    expect(await findMismatches(db())).toEqual([]);
  });

  test('of twenty at once, cards, draws and milestones are as many as there are', async () => {
    await bring(3);
    expect(given(await atOnce(20, () => card()))).toBe(3);
    expect(given(await atOnce(20, () => draw()))).toBe(1);
    expect(given(await atOnce(20, () => receive(2)))).toBe(1);
    expect(await state()).toMatchObject({ cardCount: 0, points: 4_000 });
    expect(await findMismatches(db())).toEqual([]);
  });

  test('twenty under one key are one', async () => {
    await bring(2);
    const cards = await atOnce(20, () => card('one-key-for-all-000001'));
    expect(cards.every(({ errcode, lottery: points }) => errcode === 0 && points === 3_000)).toBe(true);
    expect(await state()).toMatchObject({ cardCount: 1, points: 3_000 });
  });

  test('a friend who counts no more takes no card back, and another in their place brings none', async () => {
    await bring(1);
    await card();
    await db().updateTable('player').set({ total_recharge: 0 }).where('pid', '=', playerId()).execute();
    expect(await state()).toMatchObject({ cardCount: 0, validCount: 0 });
    await bring(1);
    expect(await card()).toMatchObject({ errcode: CLAIM.usedUp });
  });

  test('before and after it nothing is given', async () => {
    await bring(1);
    await promotion.begin(new Date(kit.clock.now().getTime() + 60_000));
    expect(await card()).toMatchObject({ errcode: CLAIM.notStarted });
    await promotion.begin(null);
    await promotion.end();
    for (const told of [await card(), await draw(), await receive(1)])
      expect(told).toMatchObject({ errcode: CLAIM.ended });
  });

  test('friends are listed by the page, masked, with who counts', async () => {
    await aFriend(db(), playerId(), { nickname: 'Maria', mobile: '9187654329' });
    await aFriend(db(), playerId(), { nickname: 'Ibarra', total_recharge: 0 });
    const rows = await post(agents.agent4InviteRows.path, { page: 1, pageSize: 5 });
    expect(rows).toMatchObject({
      total: 2,
      list: [
        { nickname: 'I****a', isValid: false },
        { nickname: 'M****a', phone: '0918****329', isValid: true },
      ],
    });
  });

  test('the page is told how likely each card and each prize is', async () => {
    expect(await state()).toMatchObject({
      cardList: [{ propId: 1, chance: 5_000, rewardList: [{ id: 2002, count: 3_000 }] }, { propId: 2 }],
      prizeList: [{ propId: 1, chance: 5_000, rewardList: [{ id: 2001, count: 400, betRate: 2 }] }, { propId: 2 }],
    });
  });
});
