/** Every claim of every promotion, 200 at once: half under one key and half under keys of their own. */
import { parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { activities } from '#contract/activities.ts';
import { mail } from '#contract/mail.ts';
import { records } from '#contract/records.ts';
import { REWARD_ITEMS } from '#contract/reward-enums.ts';
import { keysFor } from '../../tests/kit/claim-steps.ts';
import { waysOf } from '../../tests/kit/claim-ways.ts';
import { playKit } from '../../tests/kit/play.ts';
import { atOnce, promotionKit } from '../../tests/kit/promotions.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { findMismatches } from '../ledger/find-mismatches.ts';
import type { TxnKind } from '../sql/ledger-tables.ts';
import { PROMOTIONS } from './all.ts';
import { chanceOf } from './chance.ts';

const MANY = 200;
const NEW_YEAR_TURN = 40_003;

/** Their movements are in the list of coin. */
const OF_COIN: readonly TxnKind[] = ['reward', 'deposit', 'deposit-bonus'];

test('each promotion has a way to each of its claims, or to what tells it', () => {
  const told = PROMOTIONS.map(({ name, claims }) => [name, Object.keys(claims)]);
  const here = PROMOTIONS.map((one) => {
    const claimed = Object.entries(waysOf(one).ways).filter(([, { isTold }]) => !isTold);
    return [one.name, claimed.map(([claim]) => claim)];
  });
  expect(new Map(here as [string, string[]][])).toEqual(new Map(told as [string, string[]][]));
  // They give nothing.
  const without = PROMOTIONS.filter((one) => Object.keys(waysOf(one).ways).length === 0);
  expect(without.map(({ name }) => name)).toEqual(['vip', 'out-link']);
});

withDatabase((database) => {
  const kit = playKit(database);
  const { db, playerId, post } = kit;

  const posted = async (): Promise<TxnKind[]> =>
    (await db().selectFrom('txn').select('kind').where('player_id', '=', playerId()).orderBy('id').execute()).map(
      ({ kind }) => kind,
    );
  const marks = async (): Promise<string[]> =>
    (await db().selectFrom('activity_mark').select('mark').where('player_id', '=', playerId()).execute()).map(
      ({ mark }) => mark,
    );
  /** What is asked of nobody: read, received, and told by the list of letters. */
  const receipts = async () => {
    const { list, red1 } = await post(mail.getMail2.path, { kind: 1, page: 1, pageSize: 50 });
    const told = list as { words?: { key: string }; rewardList: object[]; isRead: number; isReceived: number }[];
    return { unread: red1, list: told.filter(({ words }) => words?.key === 'receipt') };
  };
  const look = async () => ({
    mail: await receipts(),
    posted: await posted(),
    marked: (await marks()).length,
    recorded: (await post(records.appUserCoinDetail.path))['total'] as number,
    coin: (await kit.refresh())['coin'] as number,
  });
  const coinOf = (told: Record<string, unknown> | undefined): number =>
    ((told?.['rewardList'] ?? []) as { id: number; count: number }[])
      .filter(({ id }) => id === REWARD_ITEMS.coin)
      .reduce((sum, { count }) => sum + count, 0);

  const giving = PROMOTIONS.filter((one) => Object.keys(waysOf(one).ways).length > 0);

  describe.each(giving)('$name', (one) => {
    const { type } = one;
    const { figures, ways } = waysOf(one);
    const trial = promotionKit(kit, type, figures);

    /** What was logged of chance gives the same again, and only what chance decides is logged. */
    const replay = async (): Promise<void> => {
      const logged = await db().selectFrom('draw').selectAll().where('player_id', '=', playerId()).execute();
      const rules = PROMOTIONS.find((one) => one.type === type);
      const asked = rules && { config: parse(rules.config, figures ?? {}), input: { propId: NEW_YEAR_TURN } };
      for (const { seed, prop_id, mark } of logged) {
        const again = Object.values(rules?.claims ?? {}).map(
          ({ draws }) => draws?.(asked as never, chanceOf(seed)).propId,
        );
        expect([mark, again]).toEqual([mark, expect.arrayContaining([prop_id])]);
      }
      const drawn = (await marks()).filter((mark) => /(^| )(turn|free|card|lottery) /.test(mark));
      expect(logged.map(({ season, mark }) => `${season} ${mark}`).toSorted()).toEqual(drawn.toSorted());
    };

    test.each(Object.entries(ways))('%s, many at once, is given once', async (_name, way) => {
      const claim = await way.ready({ kit, trial });
      // What waits for a tap says so in the list.
      if (!way.isTold && way.posts.length > 0) {
        const map = (await post(activities.getActivityIds.path))['activityMap'] as Record<string, object>;
        expect(map[type]).toMatchObject({ canReceive: 1 });
      }
      const before = await look();
      const keys = keysFor(MANY);
      const told = await atOnce(keys.length, (at) => claim(keys[at] ?? ''));
      const after = await look();
      expect(after.posted.slice(before.posted.length).toSorted()).toEqual(way.posts);
      expect(after.marked - before.marked).toBe(way.marks);
      expect(after.recorded - before.recorded).toBe(way.posts.filter((kind) => OF_COIN.includes(kind)).length);
      expect(await findMismatches(db())).toEqual([]);
      const list = (await post(records.appUserCoinDetail.path))['list'] as {
        title: string;
        activity: string;
        source: number;
      }[];
      const rewards = list.filter(({ title }) => title === 'Reward');
      expect(rewards.map(({ activity, source }) => [activity, source])).toEqual(rewards.map(() => ['A trial', type]));
      await replay();
      if (way.isTold) return;
      // One answer, however many were told it: all who had its key.
      const answers = new Set(told.filter(({ errcode }) => errcode === 0).map((one) => JSON.stringify(one)));
      expect(answers.size).toBe(1);
      const [answer] = [...answers].map((one) => JSON.parse(one) as Record<string, unknown>);
      expect(after.coin - before.coin).toBe(coinOf(answer));
      // A receipt for what was given, once, that nothing has to be done with.
      const given = ((answer?.['rewardList'] ?? []) as { count: number }[]).filter(({ count }) => count > 0);
      const isKnown = new Set(before.mail.list.map((one) => JSON.stringify(one)));
      expect(after.mail.list.filter((one) => !isKnown.has(JSON.stringify(one)))).toMatchObject(
        given.length > 0 ? [{ isRead: 1, isReceived: 1, rewardList: given }] : [],
      );
      expect(after.mail.unread).toBe(before.mail.unread);
    });
  });
});
