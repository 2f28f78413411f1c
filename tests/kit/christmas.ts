/** A player before the tree: taps of theirs, and a Christmas that runs from and to any minute. */
import { beforeEach } from 'vitest';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { seasons } from '#contract/seasons.ts';
import { playKit, START } from './play.ts';
import type { TestDatabase } from './sql.ts';

const MINUTES_A_DAY = 24 * 60;
export const GIFTS = Array.from({ length: 12 }, (_, at) => at + 1);
export const EXTRA = 13;

interface Step {
  propId: number;
  itemStatus: number;
  rewardList: object[];
  target: number;
  reached: number;
}

export interface Tree {
  errcode: number;
  signedToday: boolean;
  signDays: number;
  bulbCount: number;
  giftList: Step[];
  extra: Step;
}

/** Runs from a day ago unless a test says otherwise. To be called inside a suite. */
export function christmasKit(database: TestDatabase) {
  const kit = playKit(database);
  const { db, pass } = kit;
  const inMinutes = (minutes: number) => new Date(START.getTime() + minutes * 60_000);
  const run = async (from: number | null, to: number | null, value?: object) => {
    const type = ACTIVITY_TYPES.christmas;
    await db().deleteFrom('activity').execute();
    await db().deleteFrom('activity_config').execute();
    const times = { starts_at: from === null ? null : inMinutes(from), ends_at: to === null ? null : inMinutes(to) };
    await db()
      .insertInto('activity')
      .values({ type, title: 'Christmas', sort: 1, ...times })
      .execute();
    if (value)
      await db()
        .insertInto('activity_config')
        .values({ type, value: JSON.stringify(value) })
        .execute();
  };
  beforeEach(() => run(-MINUTES_A_DAY, 60 * MINUTES_A_DAY));

  const sign = (key?: string) => kit.post(seasons.appChristmasUserSign.path, {}, key);
  return {
    ...kit,
    inMinutes,
    run,
    sign,
    read: async () => (await kit.post(seasons.appChristmasUser.path)) as Tree,
    open: (propId: number, key?: string) => kit.post(seasons.appChristmasUserOpen.path, { propId }, key),
    receive: (propId: number, key?: string) => kit.post(seasons.appChristmasUserReceive.path, { propId }, key),
    openExtra: (propId = EXTRA, key?: string) => kit.post(seasons.appChristmasUserExtra.path, { propId }, key),
    coin: async () => (await kit.refresh())['coin'] as number,
    /** How many rewards the ledger has given. */
    given: async () => {
      const rows = await db().selectFrom('txn').select('ref').where('player_id', '=', kit.playerId()).execute();
      return rows.filter(({ ref }) => ref.startsWith('christmas')).length;
    },
    /** A bulb a day; it is the day after when it ends. */
    signFor: async (days: number) => {
      for (let day = 0; day < days; day += 1) {
        const { errcode } = await sign();
        if (errcode !== 0) throw new Error(`no bulb was lit: ${errcode}`);
        pass(MINUTES_A_DAY);
      }
    },
  };
}

/** In the order of their numbers: which of several at once was first is chance. */
export const codesOf = (told: { [key: string]: unknown }[]): number[] =>
  told.map(({ errcode }) => Number(errcode)).toSorted((one, other) => one - other);
