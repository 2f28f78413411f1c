/**
 * Random histories of players with all promotions on at once. A world has many players, whose time passes together: across
 * midnight, month ends and a leap day. After each round the balance of every player is the model's, and at the end what the ledger has
 * given them by each promotion is what the model says it owes, no less and no more. The weekend's lottery draws among the players and their friends.
 */
import { expect, test } from 'vitest';
import { must } from '#shared/assert.ts';
import { sendLogTo } from '#shared/log.ts';
import { HOUR_MS } from '#shared/durations.ts';
import { QR_ONLY } from '../../tests/kit/deposits.ts';
import { AGENT_COUNT, SPIN } from '../../tests/kit/friends-oracle.ts';
import { givenTo } from '../../tests/kit/given-to.ts';
import { type Bets, LOTTERY } from '../../tests/kit/lottery-oracle.ts';
import { beginLottery, drawWeeks } from '../../tests/kit/lottery-weeks.ts';
import { moverWith } from '../../tests/kit/mover.ts';
import { logInAgain, somePlayers } from '../../tests/kit/players.ts';
import { playKit, START } from '../../tests/kit/play.ts';
import { openLife } from '../../tests/kit/promotion-life.ts';
import { CHRISTMAS, DEEDS, NEW_YEAR } from '../../tests/kit/promotion-oracle.ts';
import { FAVORITES, promotionSteps, REACHED, type Real, STEP_NAMES, stepOf } from '../../tests/kit/promotion-steps.ts';
import { fc } from '../../tests/kit/property.ts';
import { runs, SEED } from '../../tests/kit/runs.ts';
import { openSealer } from '../../tests/kit/seal.ts';
import { smallest } from '../../tests/kit/smallest.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { TASKS } from '../../tests/kit/tasks-oracle.ts';
import { findMismatches } from '../ledger/find-mismatches.ts';
import { writeSettings } from '../sql/queries/settings.ts';
import { PROMOTIONS } from './all.ts';

const HISTORIES = runs(2_000, 100_000);
const PLAYERS = 50;
/** In steps. Few are enough for most that can go wrong between two; two players of each world do many. */
const SHORT = { minLength: 1, maxLength: 5 };
const LONG = { minLength: 40, maxLength: 60 };
const LONG_ONES = 2;
/** Fewer do not reach everything. */
const ENOUGH = 2_000;
/** Short ones begin while the world does, within so many rounds. */
const LATEST = 20;
const ROUNDS = 60;
/** Steps of different players at once. */
const LANES = 8;
const WORLDS_PER_LOOK = 2;
const BEGIN = 60_000;
/** A session that nobody uses lives for thirty days. */
const LOG_IN_EVERY_MS = 20 * 24 * HOUR_MS;
/** What passes before a round. */
const HOURS = [0, 0, 0, 0, 0, 0, 1, 5, 24, 24, 30, 72];
/** Half an hour before midnight in Manila, mostly, and before the end of a month, of a year, and around a leap day. */
const BEGINNINGS = ['2026-11-20T12:00:00Z', '2026-11-30T15:30:00Z', '2026-12-31T15:30:00Z', '2028-02-28T15:30:00Z'];
const FIGURES: Record<string, object> = {
  christmas: CHRISTMAS,
  'new-year': NEW_YEAR,
  'invite-spin': SPIN,
  'agent-count': AGENT_COUNT,
  tasks: TASKS,
  'weekend-lottery': LOTTERY,
};

interface Player extends Real {
  begins: number;
  steps: readonly ({ step: number; dice: number } | undefined)[];
}

test('the players try each claim of each promotion', () => {
  const tried = new Set(DEEDS.map(({ of, row }) => `${of} ${row.path}`));
  const claims = PROMOTIONS.flatMap(({ name, claims: all, rows }) =>
    Object.keys(all).map((claim) => `${name} ${must(rows[claim], 'a claim has a row').path}`),
  );
  expect([...tried].toSorted()).toEqual(claims.toSorted());
});

type History = Pick<Player, 'begins' | 'favorite' | 'steps'>;

interface World {
  beginning: string;
  /** Hours before each round. */
  passes: readonly number[];
  histories: readonly History[];
}

withDatabase((database) => {
  const kit = playKit(database);
  const { db, clock, server } = kit;
  const does = promotionSteps(kit);

  async function runAll(): Promise<void> {
    await db().deleteFrom('activity').execute();
    for (const { name, type } of PROMOTIONS) {
      await db()
        .insertInto('activity')
        .values({ type, title: name, sort: 1, starts_at: null, ends_at: null })
        .execute();
      const value = JSON.stringify(FIGURES[name] ?? {});
      await db().insertInto('activity_config').values({ type, value }).execute();
    }
    await writeSettings(db(), {
      ...QR_ONLY,
      socialMedia: [{ name: 'Facebook', url: 'https://facebook.example/perya' }],
      shareUrlMap: { 7: 'https://facebook.example/share' },
      accountLengthMin: 10,
      accountLengthMax: 11,
      countryCode: '63',
      otpStatus: 0,
    });
    await server().services.configAnswers.renew();
  }

  /** A short world that fails as the long one did, with what each of its players does; their time begins with the first step. */
  async function tellSmallest(long: World, live: (one: World) => Promise<void>): Promise<string> {
    let why = '';
    const fails = async (one: World): Promise<boolean> => {
      if (one.histories.length === 0) return false;
      try {
        await live(one);
        return false;
      } catch (error) {
        why = String(error);
        return true;
      }
    };
    const told = `PERYA_SEED=${SEED}, from ${long.beginning}, hours ${long.passes.join(' ')}`;
    if (!(await fails(long))) return `${told}\nThe world fails only after those before it.`;
    const histories = [...(await smallest(long.histories, (some) => fails({ ...long, histories: some })))];
    for (const [at, one] of histories.entries()) {
      // A player who leaves out a step waits a round, or the time of all further ones would be another.
      const does = (some: readonly number[]) =>
        one.steps.map((step, round) => (some.includes(round) ? step : undefined));
      const others = (some: readonly number[]) => histories.with(at, { ...one, steps: does(some) });
      const needed = await smallest([...one.steps.keys()], (some) => fails({ ...long, histories: others(some) }));
      histories[at] = { ...one, steps: does(needed) };
    }
    await fails({ ...long, histories });
    const lines = histories.map(({ begins, favorite, steps }) => {
      const does = steps.map((step, at) => step && `round ${begins + at}: ${stepOf(favorite, step)} (${step.dice})`);
      return `A player of ${favorite}: ${does.filter(Boolean).join(', ')}`;
    });
    return [told, ...lines, why].join('\n');
  }

  const history = (length: typeof SHORT, latest: number) =>
    fc.record({
      begins: fc.nat(latest),
      favorite: fc.constantFrom(...FAVORITES),
      steps: fc.array(
        fc.record({
          step: fc.oneof(
            { weight: 2, arbitrary: fc.constant(0) },
            { weight: 1, arbitrary: fc.nat(STEP_NAMES.length - 1) },
          ),
          dice: fc.noBias(fc.nat(1_000_000_000)),
        }),
        { ...length, size: 'max' },
      ),
    });
  const world = fc.record({
    beginning: fc.constantFrom(...BEGINNINGS),
    passes: fc.array(fc.constantFrom(...HOURS), { minLength: ROUNDS, maxLength: ROUNDS, size: 'max' }),
    histories: fc.tuple(
      ...Array.from({ length: PLAYERS }, (_, at) => (at < LONG_ONES ? history(LONG, 0) : history(SHORT, LATEST))),
    ),
  });

  /** At most so many at once, since a step may take two connections. */
  const inLanes = async <Value>(all: readonly Value[], act: (one: Value) => Promise<void>): Promise<void> => {
    const left = [...all];
    const lane = async (): Promise<void> => {
      for (let one = left.shift(); one !== undefined; one = left.shift()) await act(one);
    };
    await Promise.all(Array.from({ length: LANES }, lane));
  };

  async function balancesOf(playerIds: readonly number[]): Promise<Map<number, number>> {
    const rows = await db()
      .selectFrom('account')
      .select(['player_id', 'balance'])
      .where('kind', '=', 'cash')
      .where('player_id', 'in', playerIds)
      .execute();
    return new Map(rows.map(({ player_id, balance }) => [player_id ?? 0, balance]));
  }

  test('in random histories no reward comes twice, none is missing, and each budget is its postings', async () => {
    sendLogTo(() => {});
    await runAll();
    const seal = await openSealer(db());
    const reached = new Set<string>();
    let worlds = 0;

    const play = async (player: Player, round: number): Promise<void> => {
      const step = player.steps[round - player.begins];
      if (!step) return;
      const what = await does[stepOf(player.favorite, step)](player, step.dice);
      if (what !== undefined) reached.add(what);
    };

    const live = async ({ beginning, passes, histories }: World): Promise<void> => {
      clock.moveTo(Date.parse(beginning) - START.getTime());
      await beginLottery(db());
      const bets: Bets = new Map();
      const begun = await somePlayers(db(), histories.length, { amount: BEGIN, now: clock.now() });
      const players = begun.map(({ id: playerId, token }, at): Player => {
        const mover = moverWith(server(), { playerId, token, seal });
        const own = must(histories[at], 'each player has a history');
        return { life: openLife(clock.now(), BEGIN), playerId, mover, friends: [], bets, ...own };
      });
      const weeks = new Set<string>();
      const draw = () => drawWeeks(db(), { now: clock.now(), players, bets, weeks });
      await draw();
      const last = Math.max(0, ...players.map(({ begins, steps }) => begins + steps.length));
      const playerIds = players.map(({ playerId }) => playerId);
      let loggedInMs = clock.now().getTime();
      for (const [round, hours] of passes.slice(0, last).entries()) {
        clock.moveTo(clock.offsetMs() + hours * HOUR_MS);
        if (clock.now().getTime() - loggedInMs > LOG_IN_EVERY_MS) {
          await logInAgain(db(), playerIds, clock.now());
          loggedInMs = clock.now().getTime();
        }
        for (const { life } of players) life.now = clock.now();
        if (hours > 0) await draw();
        await inLanes(players, (player) => play(player, round));
        const balances = await balancesOf(playerIds);
        expect(balances).toEqual(new Map(players.map(({ playerId, life }) => [playerId, life.cash])));
      }
      const given = await givenTo(db(), playerIds);
      expect(given).toEqual(new Map(players.map(({ playerId, life }) => [playerId, life.budget])));
      for (const { life } of players) for (const name of life.budget.keys()) reached.add(name);
      worlds += 1;
      if (worlds % WORLDS_PER_LOOK === 0) expect(await findMismatches(db())).toEqual([]);
    };
    const numRuns = Math.ceil(HISTORIES / PLAYERS);
    // A world is made smaller here: fast-check would take thousands of worlds for it.
    const run = await fc.check(fc.asyncProperty(world, live), { numRuns, endOnFailure: true });
    if (run.failed)
      throw new Error(await tellSmallest(must(run.counterexample, 'what failed')[0], live), {
        cause: run.errorInstance,
      });
    expect(await findMismatches(db())).toEqual([]);
    // Dice that never reach a step, a claim or a promotion that gives coin prove nothing of it.
    const OTHERWISE = ['free-sign', 'vip', 'out-link'];
    const OF_COIN = PROMOTIONS.map(({ name }) => name).filter((name) => !OTHERWISE.includes(name));
    const wanted = HISTORIES < ENOUGH ? [] : [...REACHED, ...OF_COIN];
    expect(wanted.filter((one) => !reached.has(one))).toEqual([]);
  }, 86_400_000);
});
