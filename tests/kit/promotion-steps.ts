/** What a player of random histories does, and what their model makes of it. The time of all of them passes elsewhere. */
import { randomUUID } from 'node:crypto';
import { parse } from 'valibot';
import { expect } from 'vitest';
import { RECHARGE_BONUS_KINDS } from '#contract/money-enums.ts';
import { seasons } from '#contract/seasons.ts';
import { session as sessionRows } from '#contract/session.ts';
import { readBalance } from '#server/ledger/balance.ts';
import { PROMOTIONS } from '#server/promotions/all.ts';
import { claim as claimOf } from '#server/promotions/claim.ts';
import { changePlay } from '#server/sandbox/staged-play.ts';
import { inTransaction } from '#server/sql/in-transaction.ts';
import { closeVisits } from '#server/sql/queries/visits.ts';
import { must } from '#shared/assert.ts';
import type { TestApp } from './app.ts';
import { depositOf } from './deposits.ts';
import { aFriend } from './invites.ts';
import { type Bets, noteBet } from './lottery-oracle.ts';
import type { Mover } from './mover.ts';
import type { playKit } from './play.ts';
import { add, CARD, type Deed, depositDue, gain, has, type Life, PACK, todayOf } from './promotion-life.ts';
import { DEEDS } from './promotion-oracle.ts';

export const FAVORITES = [...new Set(DEEDS.map(({ of }) => of))];

export interface Real {
  life: Life;
  playerId: number;
  mover: Mover;
  /** The promotion of two thirds of their claims: in a few steps it goes as far as it goes. */
  favorite: string;
  friends: number[];
  /** Of all players of this world. */
  bets: Bets;
}

/** It says what it has done, where one that does something else proves something else. */
type Step = (real: Real, dice: number) => Promise<string | undefined>;

const FIRST_PHONE = 9_330_000_000;

/** Claims are half of all steps. */
export const STEP_NAMES = ['claim', 'deposit', 'bet', 'lose', 'join', 'friendBets', 'bind'] as const;
type StepName = (typeof STEP_NAMES)[number];

/** What a promotion asks for before it gives anything, beside claims. */
const NEEDS: Readonly<Record<string, readonly StepName[]>> = {
  supply: ['deposit'],
  'first-charge': ['deposit'],
  'continuous-recharge': ['deposit'],
  'sign-up-bonus': ['deposit'],
  'invite-friends': ['join', 'bind'],
  'invite-spin': ['join'],
  'agent-count': ['join'],
  agent: ['join', 'friendBets'],
  agent5: ['join', 'friendBets'],
  'new-year': ['bet', 'deposit'],
};

/** Of the steps that are no claims, half are such as the favorite asks for. */
export function stepOf(favorite: string, { step, dice }: { step: number; dice: number }): StepName {
  const needs = NEEDS[favorite] ?? [];
  const isNeeded = step > 0 && dice % 2 === 0;
  const needed = isNeeded ? needs[Math.floor(dice / 2) % needs.length] : undefined;
  return needed ?? must(STEP_NAMES[step], 'there is that step');
}

/** How a claim that was given is named, and one that was refused. */
const nameOf = ({ of, row }: Deed, isGiven: boolean): string => `${of} ${row.path} ${isGiven ? 'given' : 'refused'}`;

/** It takes 37 claims on twelve days at least, which no player of a short run makes. */
const BEYOND = `christmas ${seasons.appChristmasUserExtra.path} given`;

/** What a run reaches, or it proves nothing of it. */
export const REACHED: readonly string[] = [
  ...STEP_NAMES.filter((name) => name !== 'claim'),
  'pack',
  'card',
  ...new Set(DEEDS.flatMap((deed) => [nameOf(deed, true), nameOf(deed, false)])),
].filter((one) => one !== BEYOND);

type Kit = ReturnType<typeof playKit>;

export const promotionSteps = (kit: Kit): Record<StepName, Step> => ({
  claim: claimStep(kit),
  ...playSteps(kit),
  ...otherSteps(kit),
});

function playSteps(kit: Kit) {
  const { db, clock } = kit;

  async function bets(playerId: number, amount: number): Promise<void> {
    const session = await kit.wallet().visit(playerId);
    const roundId = randomUUID();
    expect((await kit.bet(session, amount, roundId)).status).toBe(200);
    await kit.win(session, roundId, 0);
    await closeVisits(db(), playerId, clock.now());
  }

  return {
    async bet({ life, playerId, bets: all }, dice) {
      const amount = Math.min(life.cash, (dice % 3) * 6_000 + 500);
      if (amount === 0) return undefined;
      await bets(playerId, amount);
      life.cash -= amount;
      add(life, `bet ${todayOf(life)}`, amount);
      noteBet(all, playerId, todayOf(life), amount);
      life.done.add('played');
      return 'bet';
    },
    async friendBets({ life, friends, bets: all }, dice) {
      const friend = friends[dice % Math.max(1, friends.length)];
      if (friend === undefined) return undefined;
      const amount = 30_000 + (dice % 10_000) * 777;
      await kit.wallet().give(friend, amount);
      await bets(friend, amount);
      noteBet(all, friend, todayOf(life), amount);
      add(life, `friends ${todayOf(life).slice(0, 7)}`, amount);
      return 'friendBets';
    },
  } satisfies Partial<Record<StepName, Step>>;
}

async function loseAll({ services }: TestApp, { life, playerId }: Pick<Real, 'life' | 'playerId'>): Promise<void> {
  await changePlay(services, playerId, { coin: 50 });
  life.cash = 50;
}

/** Every fifth comes as a call, and a second time under its key. */
function claimStep({ db, clock, server }: Kit): Step {
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

  return async ({ life, mover, playerId, favorite }, dice) => {
    const { deed, input, isCall } = choose(life, favorite, dice);
    if (favorite === 'supply' && dice % 4 > 0) await loseAll(server(), { life, playerId });
    if (deed.of === 'agent-count') life.points = await readBalance(db(), playerId, 'points');
    const due = deed.due(life, input);
    const key = randomUUID();
    const call = () => mover.post(deed.row.path, input, key);
    const told = isCall ? await call() : undefined;
    const isGiven = told ? told['errcode'] === 0 : await claimIs(deed, input, playerId);
    const what = [deed.of, deed.row.path, input, life.now.toISOString()];
    expect([...what, isGiven]).toEqual([...what, due !== undefined]);
    if (told) expect(await call()).toEqual(told);
    if (due) {
      gain(life, deed.of, due.coin);
      if (due.done) life.done.add(due.done);
      due.also?.();
    }
    return nameOf(deed, isGiven);
  };
}

function otherSteps({ db, clock, server }: Kit) {
  return {
    async deposit({ life, mover }, dice) {
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
      return buys ?? 'deposit';
    },
    async lose(real) {
      await loseAll(server(), real);
      return 'lose';
    },
    async join({ life, playerId, friends }) {
      friends.push(await aFriend(db(), playerId, { created_at: clock.now() }));
      life.friends += 1;
      return 'join';
    },
    async bind({ life, mover, playerId }) {
      if (life.hasPhone) return undefined;
      const mobile = String(FIRST_PHONE + playerId);
      expect(await mover.post(sessionRows.bindAccount.path, { mobile }, randomUUID())).toMatchObject({ errcode: 0 });
      life.hasPhone = true;
      gain(life, 'bind', 2_000);
      return 'bind';
    },
  } satisfies Partial<Record<StepName, Step>>;
}

/** One of all claims, mostly of the player's own promotion; half of them gives something, where anything does. */
function choose(life: Life, favorite: string, dice: number) {
  const among = dice % 3 === 0 ? DEEDS : DEEDS.filter(({ of }) => of === favorite);
  const [which, rest] = [Math.floor(dice / 6) % 1_000, Math.floor(dice / 6_000)];
  const all = among.map((deed) => ({ deed, input: deed.input(rest, life) }));
  const owed = dice % 2 === 0 ? all.filter(({ deed, input }) => deed.due(life, input)) : [];
  const list = owed.length > 0 ? owed : all;
  return { ...must(list[which % list.length], 'there are claims'), isCall: Math.floor(rest / 60) % 5 === 0 };
}

function buysOf(life: Life, dice: number): 'pack' | 'card' | undefined {
  if (dice % 4 === 0 && !has(life, 'pack')) return 'pack';
  return dice % 4 === 1 && !has(life, `card ${CARD.id}`) ? 'card' : undefined;
}
