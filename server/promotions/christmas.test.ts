import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { activities } from '#contract/activities.ts';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { ITEM_STATUS, REWARD_ITEMS } from '#contract/reward-enums.ts';
import { PROTOCOL_ERRORS } from '#contract/protocol-errors.ts';
import { CLAIM } from '#contract/errcodes.ts';
import { seasons } from '#contract/seasons.ts';
import { findMismatches } from '#server/ledger/find-mismatches.ts';
import { readWager } from '#server/ledger/wager.ts';
import { must } from '#shared/assert.ts';
import { christmasKit, codesOf, EXTRA, GIFTS, type Tree } from '../../tests/kit/christmas.ts';
import { START } from '../../tests/kit/play.ts';
import { withDatabase } from '../../tests/kit/sql.ts';

const MINUTES_A_DAY = 24 * 60;
/** The kit's clock begins at eight in the evening in Manila. */
const MINUTES_TO_MIDNIGHT = 4 * 60;
const COIN = 100_000;
/** `every-claim.test.ts` asks 200 times; here it is about what is said. */
const AT_ONCE = 12;
const SAME = randomUUID();

type Told = Record<string, unknown>;

withDatabase((database) => {
  const kit = christmasKit(database);
  const { db, pass, run, read, sign, open, receive, openExtra, coin, given, signFor } = kit;

  test('[CALL-38] signing in lights a bulb, a bulb opens a gift, and what was inside is in the balance', async () => {
    const before = await read();
    expect(before).toMatchObject({ errcode: 0, signedToday: false, signDays: 0, bulbCount: 0 });
    expect(before.giftList.map(({ propId, itemStatus }) => [propId, itemStatus])).toEqual(
      GIFTS.map((id) => [id, ITEM_STATUS.open]),
    );
    // Nobody is told what is inside before it is open.
    expect([...before.giftList, before.extra].flatMap(({ rewardList }) => rewardList)).toEqual([]);
    expect(await sign()).toMatchObject({ errcode: 0, rewardList: [], state: { signedToday: true, bulbCount: 1 } });
    const opened = await open(3);
    expect(opened).toMatchObject({ errcode: 0, rewardList: [], coin: COIN, state: { bulbCount: 0 } });
    const inside = [{ id: REWARD_ITEMS.coin, count: 200, betRate: 1 }];
    const shown = { itemStatus: ITEM_STATUS.claimable, rewardList: inside };
    expect((opened['state'] as Tree).giftList[2]).toMatchObject(shown);
    const received = await receive(3);
    expect(received).toMatchObject({ errcode: 0, rewardList: inside, coin: COIN + 200 });
    expect((received['state'] as Tree).giftList[2]).toMatchObject({ itemStatus: ITEM_STATUS.received });
    expect(await read()).toMatchObject({ signDays: 1, extra: { target: 12, reached: 1 } });
    expect([await coin(), await readWager(db(), kit.playerId())]).toEqual([COIN + 200, { required: 200, done: 0 }]);
    expect(await findMismatches(db())).toEqual([]);
  });

  test('[CALL-38] all twelve received open the extra gift, once', async () => {
    await signFor(12);
    for (const id of GIFTS) {
      expect(await open(id)).toMatchObject({ errcode: 0 });
      expect(await openExtra()).toMatchObject({ errcode: CLAIM.notYet });
      expect(await receive(id)).toMatchObject({ errcode: 0 });
    }
    const { extra } = await read();
    expect(extra).toMatchObject({ itemStatus: ITEM_STATUS.claimable, reached: 12, rewardList: [{ count: 1_000 }] });
    expect(await openExtra()).toMatchObject({ errcode: 0, rewardList: [{ count: 1_000 }] });
    expect(await openExtra()).toMatchObject({ errcode: CLAIM.received });
    expect(await read()).toMatchObject({ extra: { itemStatus: ITEM_STATUS.received } });
    const inside = 100 + 100 + 200 + 100 + 200 + 300 + 100 + 200 + 300 + 200 + 300 + 500;
    expect([await coin(), await given()]).toEqual([COIN + inside + 1_000, 13]);
    expect(await findMismatches(db())).toEqual([]);
  });

  test('a day is a day in Manila, from midnight to the millisecond', async () => {
    pass(MINUTES_TO_MIDNIGHT - 1);
    expect(await sign()).toMatchObject({ errcode: 0 });
    kit.clock.moveTo(MINUTES_TO_MIDNIGHT * 60_000 - 1);
    expect(await sign()).toMatchObject({ errcode: CLAIM.received });
    expect(await read()).toMatchObject({ signedToday: true });
    kit.clock.moveTo(MINUTES_TO_MIDNIGHT * 60_000);
    expect(await read()).toMatchObject({ signedToday: false });
    expect(await sign()).toMatchObject({ errcode: 0, state: { signDays: 2 } });
  });

  test('two taps at once are one, whatever is tapped', async () => {
    await signFor(2);
    for (const tap of [sign, () => open(4), () => receive(4)]) {
      expect(codesOf(await Promise.all([tap(), tap()]))).toEqual([0, CLAIM.received]);
    }
    expect([await given(), await coin()]).toEqual([1, COIN + 100]);
    expect(await findMismatches(db())).toEqual([]);
  });

  test('one bulb opens one gift, however many are tapped at once', async () => {
    await signFor(1);
    const told = codesOf(await Promise.all(GIFTS.map((id) => open(id))));
    expect(told).toEqual([0, ...Array.from({ length: 11 }, () => CLAIM.notEnough)]);
  });

  /** What is told to come again comes again, as the page's own repetitions do. */
  const insist = async (tap: (key: string) => Promise<Told>, key: string): Promise<Told> => {
    const told = await tap(key);
    return told['errcode'] === PROTOCOL_ERRORS.busy.errcode ? insist(tap, key) : told;
  };
  const atOnce = (tap: (key: string) => Promise<Told>, keys: readonly string[]) =>
    Promise.all(keys.map((key) => insist(tap, key)));
  const sameKey = (): string[] => Array.from({ length: AT_ONCE }, () => SAME);
  const ownKeys = (): string[] => Array.from({ length: AT_ONCE }, () => randomUUID());

  /** Each with what leads to it. */
  const CLAIMS: [string, () => Promise<unknown>, (key: string) => Promise<Told>][] = [
    ['a bulb', async () => {}, sign],
    ['an opening', () => signFor(1), (key) => open(6, key)],
    ['a gift', async () => [await signFor(1), await open(6)], (key) => receive(6, key)],
    ['the extra gift', receiveAll, (key) => openExtra(EXTRA, key)],
  ];
  async function receiveAll(): Promise<void> {
    await signFor(GIFTS.length);
    for (const id of GIFTS) for (const claim of [open, receive]) await claim(id);
  }

  test.each(CLAIMS)(
    '%s that is asked for many times at once under keys of their own is one',
    async (_what, lead, tap) => {
      await lead();
      const all = await atOnce(tap, ownKeys());
      expect(codesOf(all)).toEqual([0, ...Array.from({ length: AT_ONCE - 1 }, () => CLAIM.received)]);
      await expectOnce(all);
    },
  );

  test.each(CLAIMS)(
    '%s that is asked for many times at once under one key is told each time, and is one',
    async (_what, lead, tap) => {
      await lead();
      const all = await atOnce(tap, sameKey());
      expect(all.filter((told) => JSON.stringify(told) !== JSON.stringify(all[0]))).toEqual([]);
      await expectOnce(all);
    },
  );

  /** The books have given what the answer says, once. */
  async function expectOnce(all: readonly Told[]): Promise<void> {
    const first = must(
      all.find(({ errcode }) => errcode === 0),
      'one was given',
    );
    const { signDays, bulbCount, giftList, extra } = await read();
    expect({ signDays, bulbCount, giftList, extra }).toEqual(pick(first['state'] as Tree));
    expect(await coin()).toBe(first['coin'] ?? COIN);
    const received = [...giftList, extra].filter(({ itemStatus }) => itemStatus === ITEM_STATUS.received);
    expect(await given()).toBe(received.length);
    expect(await findMismatches(db())).toEqual([]);
  }
  const pick = ({ signDays, bulbCount, giftList, extra }: Tree) => ({ signDays, bulbCount, giftList, extra });

  test('the same key is told the same answer, and gives nothing more', async () => {
    await signFor(1);
    await open(2);
    const key = randomUUID();
    const first = await receive(2, key);
    expect(first).toMatchObject({ errcode: 0, coin: COIN + 100 });
    await sign();
    expect(await receive(2, key)).toEqual(first);
    expect(await receive(3, key)).toMatchObject({ errcode: PROTOCOL_ERRORS.keyReused.errcode });
    expect([await given(), await coin()]).toEqual([1, COIN + 100]);
  });

  test('the operator decides how many bulbs a gift takes and what is inside, and a new season begins anew', async () => {
    const gifts = GIFTS.map((id) => [{ id: REWARD_ITEMS.coin, count: id, betRate: 1.5 }]);
    await run(null, null, { season: '2026', bulbsPerGift: 2, gifts });
    await signFor(1);
    expect(await open(5)).toMatchObject({ errcode: CLAIM.notEnough });
    expect((await read()).giftList[4]).toMatchObject({ target: 2, reached: 1 });
    await signFor(1);
    await open(5);
    // Both bulbs are spent.
    expect(await read()).toMatchObject({ bulbCount: 0 });
    expect(await receive(5)).toMatchObject({ errcode: 0, coin: COIN + 5 });
    // Never less than what is promised to be wagered.
    expect(await readWager(db(), kit.playerId())).toEqual({ required: 8, done: 0 });
    await run(null, null, { season: '2027' });
    expect(await read()).toMatchObject({ signDays: 0, bulbCount: 0, extra: { reached: 0 } });
    await signFor(1);
    await open(5);
    expect(await receive(5)).toMatchObject({ errcode: 0, coin: COIN + 205 });
  });

  test('what the operator gives in points is told and given in points', async () => {
    const inside = [{ id: REWARD_ITEMS.points, count: 2_500 }];
    await run(null, null, { gifts: GIFTS.map(() => inside) });
    await signFor(1);
    await open(5);
    const told = [{ id: REWARD_ITEMS.points, count: 2_500, betRate: 0 }];
    expect(await receive(5)).toMatchObject({ errcode: 0, coin: COIN, lottery: 2_500, rewardList: told });
    expect(await kit.refresh()).toMatchObject({ coin: COIN, lottery: 2_500 });
  });

  test('a guest has no tree, and nothing of one player is another’s', async () => {
    await sign();
    for (const row of Object.values(seasons).slice(0, 5)) {
      const reply = await kit.server().call(row.path, { propId: 1 });
      expect(await reply.json()).toMatchObject({ code: 401 });
    }
    const mark = { type: ACTIVITY_TYPES.christmas, mark: 'first gift 1', at: START };
    await db()
      .insertInto('activity_mark')
      .values({ ...mark, player_id: kit.playerId() + 1_000_000 })
      .execute();
    expect(await read()).toMatchObject({ signDays: 1, extra: { reached: 0 } });
  });

  test('[ENUM-19] it is in the list of activities, which says whether something is there to be done', async () => {
    const listed = async () => (await kit.post(activities.getActivityIds.path)) as Record<string, unknown>;
    const saying = (canReceive: 0 | 1) => ({
      activityIds: [37],
      activityMap: { 37: { title: 'Christmas', canReceive } },
    });
    expect(await listed()).toMatchObject(saying(1));
    await sign();
    expect(await listed()).toMatchObject(saying(1));
    await open(1);
    expect(await listed()).toMatchObject(saying(1));
    await receive(1);
    expect(await listed()).toMatchObject(saying(0));
    pass(MINUTES_A_DAY);
    expect(await listed()).toMatchObject(saying(1));
    await run(null, 0);
    expect(await listed()).toMatchObject({ activityIds: [], activityMap: {} });
  });
});
