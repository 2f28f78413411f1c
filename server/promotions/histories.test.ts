/**
 * Random histories of players with all promotions on at once: after each step the balance is the model's, and at the end
 * what the ledger has given by each promotion is what the model says it owes, no less and no more. Days pass across midnight,
 * month ends and a leap day. The weekend's lottery draws among the player and the friends.
 */
import { randomUUID } from 'node:crypto';
import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { session as sessionRows } from '#contract/session.ts';
import { RECHARGE_BONUS_KINDS } from '#contract/money-enums.ts';
import { must } from '#shared/assert.ts';
import { sendLogTo } from '#shared/log.ts';
import { depositOf, QR_ONLY } from '../../tests/kit/deposits.ts';
import { aFriend } from '../../tests/kit/invites.ts';
import { openMover, type Mover } from '../../tests/kit/mover.ts';
import { aPlayer } from '../../tests/kit/players.ts';
import { playKit, START } from '../../tests/kit/play.ts';
import { AGENT_COUNT, SPIN } from '../../tests/kit/friends-oracle.ts';
import {
  add,
  CARD,
  type Deed,
  depositDue,
  gain,
  has,
  type Life,
  openLife,
  PACK,
  todayOf,
} from '../../tests/kit/promotion-life.ts';
import { type Bets, LOTTERY, noteBet } from '../../tests/kit/lottery-oracle.ts';
import { givenTo } from '../../tests/kit/given-to.ts';
import { beginLottery, drawWeeks } from '../../tests/kit/lottery-weeks.ts';
import { CHRISTMAS, DEEDS, NEW_YEAR } from '../../tests/kit/promotion-oracle.ts';
import { TASKS } from '../../tests/kit/tasks-oracle.ts';
import { fc } from '../../tests/kit/property.ts';
import { runs } from '../../tests/kit/runs.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { readBalance } from '../ledger/balance.ts';
import { findMismatches } from '../ledger/find-mismatches.ts';
import { changePlay } from '../sandbox/staged-play.ts';
import { writeSettings } from '../sql/queries/settings.ts';
import { inTransaction } from '../sql/in-transaction.ts';
import { closeVisits } from '../sql/queries/visits.ts';
import { PROMOTIONS } from './all.ts';
import { claim as claimOf } from './claim.ts';

const RUNS = runs(60, 100_000);
const BEGIN = 60_000;
const HOUR_MS = 3_600_000;
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
let phones = 9_330_000_000;

interface Real {
  life: Life;
  playerId: number;
  mover: Mover;
  friends: number[];
  bets: Bets;
  weeks: Set<string>;
}
type Step = (real: Real, dice: number) => Promise<void>;

withDatabase((database) => {
  const kit = playKit(database);
  const { db, clock, server } = kit;

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

  async function bets(playerId: number, amount: number): Promise<void> {
    const session = await kit.wallet().visit(playerId);
    const roundId = randomUUID();
    expect((await kit.bet(session, amount, roundId)).status).toBe(200);
    await kit.win(session, roundId, 0);
    await closeVisits(db(), playerId, clock.now());
  }

  const pass: Step = async (real, dice) => {
    clock.moveTo(clock.offsetMs() + ([1, 5, 24, 24, 24, 30, 72][dice % 7] ?? 1) * HOUR_MS);
    real.life.now = clock.now();
    await drawWeeks(db(), real);
  };
  const bet: Step = async ({ life, playerId, bets: all }, dice) => {
    const amount = Math.min(life.cash, (dice % 3) * 6_000 + 500);
    if (amount === 0) return;
    await bets(playerId, amount);
    life.cash -= amount;
    add(life, `bet ${todayOf(life)}`, amount);
    noteBet(all, playerId, todayOf(life), amount);
    life.done.add('played');
  };
  const lose: Step = async ({ life, playerId }) => {
    await changePlay(server().services, playerId, { coin: 50 });
    life.cash = 50;
  };
  const join: Step = async ({ life, playerId, friends }) => {
    friends.push(await aFriend(db(), playerId, { created_at: clock.now() }));
    life.friends += 1;
  };
  const friendBets: Step = async ({ life, friends, bets: all }, dice) => {
    const friend = friends[dice % Math.max(1, friends.length)];
    if (friend === undefined) return;
    const amount = 30_000 + dice * 777;
    await kit.wallet().give(friend, amount);
    await bets(friend, amount);
    noteBet(all, friend, todayOf(life), amount);
    add(life, `friends ${todayOf(life).slice(0, 7)}`, amount);
  };
  const bind: Step = async ({ life, mover }) => {
    const mobile = String((phones += 1));
    if (life.hasPhone) return;
    expect(await mover.post(sessionRows.bindAccount.path, { mobile }, randomUUID())).toMatchObject({ errcode: 0 });
    life.hasPhone = true;
    gain(life, 'bind', 2_000);
  };
  const deposit: Step = async ({ life, mover }, dice) => {
    const buys = life.recharge === 0 ? undefined : buysOf(life, dice);
    const amount = buys ? { pack: PACK, card: CARD }[buys].price : ([50_000, 100_000, 200_000][dice % 3] ?? 0);
    const more = {
      pack: { actType: RECHARGE_BONUS_KINDS.festival, propId: PACK.id },
      card: { actType: RECHARGE_BONUS_KINDS.buyProp, propId: CARD.id },
    };
    const [path, body] = depositOf(amount, buys && more[buys]);
    const { orderId } = await mover.post(path, body, randomUUID());
    const word = { orderId: String(orderId), amount, outcome: 'paid' } as const;
    await Promise.all([mover.bank.say(word), mover.bank.say(word)]);
    depositDue(life, amount, buys);
  };
  const buysOf = (life: Life, dice: number): 'pack' | 'card' | undefined => {
    if (dice % 4 === 0 && !has(life, 'pack')) return 'pack';
    return dice % 4 === 1 && !has(life, `card ${CARD.id}`) ? 'card' : undefined;
  };

  /** As the call's handler does it, without what stands around every call. */
  async function claimIs({ of, row }: Deed, input: object, playerId: number): Promise<boolean> {
    const one = must(
      PROMOTIONS.find(({ name }) => name === of),
      'it is one of all',
    );
    const [name] = must(
      Object.entries(one.rows).find(([claim, other]) => claim in one.claims && other.path === row.path),
      'it has that claim',
    );
    const asked = parse(must(one.rows[name], 'a claim has a row').request, input) as never;
    const told = await inTransaction(
      db(),
      (transaction) =>
        claimOf(one, name, { input: asked, player: { id: playerId }, now: clock.now(), db: transaction }),
      ({ ok }) => ok,
    );
    return told.ok;
  }

  /** One of all claims. Every fifth comes as a call, and a second time under its key. */
  const claim: Step = async ({ life, mover, playerId }, dice) => {
    const deed = must(DEEDS[dice % DEEDS.length], 'there are claims');
    if (deed.of === 'agent-count') life.points = await readBalance(db(), playerId, 'points');
    const rest = Math.floor(dice / DEEDS.length);
    const input = deed.input(rest, life);
    const due = deed.due(life, input);
    const key = randomUUID();
    const told = rest % 5 === 0 ? await mover.post(deed.row.path, input, key) : undefined;
    const isGiven = told ? told['errcode'] === 0 : await claimIs(deed, input, playerId);
    const what = [deed.of, deed.row.path, input, life.now.toISOString()];
    expect([...what, isGiven]).toEqual([...what, due !== undefined]);
    if (told) expect(await mover.post(deed.row.path, input, key)).toEqual(told);
    if (!due) return;
    gain(life, deed.of, due.coin);
    if (due.done) life.done.add(due.done);
    due.also?.();
  };

  const STEPS: readonly Step[] = [claim, pass, deposit, bet, lose, join, friendBets, bind];
  const history = fc.record({
    beginning: fc.constantFrom(...BEGINNINGS),
    steps: fc.array(
      fc.record({
        step: fc.oneof({ weight: 5, arbitrary: fc.constant(0) }, { weight: 3, arbitrary: fc.nat(STEPS.length - 1) }),
        dice: fc.noBias(fc.nat(10_000)),
      }),
      { minLength: 30, maxLength: 80, size: 'max' },
    ),
  });

  test('whatever a player does, no reward comes twice, none is missing, and each budget is its postings', async () => {
    sendLogTo(() => {});
    await runAll();
    const reached = new Set<string>();
    const property = fc.asyncProperty(history, async ({ beginning, steps }) => {
      clock.moveTo(Date.parse(beginning) - START.getTime());
      const { id: playerId } = await aPlayer(db(), { created_at: clock.now() });
      await kit.wallet().give(playerId, BEGIN);
      const life = openLife(clock.now(), BEGIN);
      const mover = await openMover(server(), playerId);
      const real: Real = { life, playerId, mover, friends: [], bets: new Map(), weeks: new Set() };
      await beginLottery(db());
      await drawWeeks(db(), real);
      for (const { step, dice } of steps) {
        await STEPS[step]?.(real, dice);
        expect(await readBalance(db(), playerId)).toBe(life.cash);
      }
      expect(await givenTo(db(), playerId)).toEqual(life.budget);
      for (const name of life.budget.keys()) reached.add(name);
    });
    await fc.assert(property, { numRuns: RUNS });
    expect(await findMismatches(db())).toEqual([]);
    // Dice that never reach a promotion that gives coin prove nothing of it.
    const OTHERWISE = ['free-sign', 'vip', 'out-link'];
    const OF_COIN = PROMOTIONS.map(({ name }) => name).filter((name) => !OTHERWISE.includes(name));
    expect([...reached]).toEqual(expect.arrayContaining(OF_COIN));
  }, 86_400_000);
});
