/** Brings one player into a state of a promotion: what leads there is done as the player would do it, and days pass by the clock. */
import * as v from 'valibot';
import { CLAIM } from '#contract/errcodes.ts';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { RECHARGE_BONUS_KINDS } from '#contract/money-enums.ts';
import { ITEM_STATUS, SIGN_UP_BONUS_PROP_ID } from '#contract/reward-enums.ts';
import { readActivities } from '../promotions/activity-ids.ts';
import { PROMOTIONS } from '../promotions/all.ts';
import { claim } from '../promotions/claim.ts';
import { sweepLottery } from '../promotions/draw-lottery.ts';
import type { Listed } from '../promotions/promotion.ts';
import { readPromotion } from '../promotions/read-promotion.ts';
import { inTransaction } from '../sql/in-transaction.ts';
import { endSessions } from '../sql/queries/sessions.ts';
import { befriend, bet, deposit, type Hand, linkPhone } from './deeds.ts';
import { findPlayer } from './players.ts';
import type { Sandbox } from './sandbox-of.ts';
import { stage } from './stage.ts';
import { changePlay } from './staged-play.ts';

const DAY_MS = 86_400_000;
const FOLLOWED = 9_000_001;

export const BROUGHT = ['guest', 'before', 'claimable', 'received', 'ended'] as const;

export const Bring = v.strictObject({
  type: v.pipe(v.number(), v.safeInteger()),
  account: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  bring: v.picklist(BROUGHT),
});
type Bring = v.InferOutput<typeof Bring>;

type Deed = (hand: Hand, sandbox: Sandbox) => Promise<unknown>;
type Claimed = readonly [name: string, input: (shown: object) => object];

/** After `does` the reward can be received. A promotion without `claims` gives its reward by itself, in the course of `gives`. */
interface Way {
  does?: readonly Deed[];
  claims?: readonly Claimed[];
  gives?: readonly Deed[];
}

const put =
  (amount: number, buys?: Parameters<typeof deposit>[2]): Deed =>
  (hand) =>
    deposit(hand, amount, buys);
const friendBets: Deed = async (hand) => bet(await befriend(hand), 100_000);

/** The first day, task or gift of a state that can be received. */
const firstOf =
  (list: string, more: object = {}) =>
  (shown: object): object => {
    const all = Reflect.get(shown, list) as unknown;
    const rows = (typeof all === 'string' ? JSON.parse(all) : all) as {
      propId?: number;
      id?: number;
      itemStatus: number;
    }[];
    const found = rows.find(({ itemStatus }) => itemStatus === ITEM_STATUS.claimable);
    return { propId: found?.propId ?? found?.id ?? 1, ...more };
  };
const plain = () => ({});
const number = (propId: number) => () => ({ propId });

const WAYS: Readonly<Record<string, Way>> = {
  supply: {
    does: [put(50_000), ({ services, playerId }) => changePlay(services, playerId, { coin: 50 })],
    claims: [['bankruptBonus', plain]],
  },
  christmas: {
    claims: [
      ['appChristmasUserSign', plain],
      ['appChristmasUserOpen', number(1)],
      ['appChristmasUserReceive', number(1)],
    ],
  },
  'weekend-lottery': { does: [onAWorkday, put(100_000), (hand) => bet(hand, 100_000)], gives: [drawIt] },
  ladder: { gives: [put(50_000)] },
  'first-charge': { does: [put(50_000)], claims: [['appRechargeBonusCollection9Receive', number(1)]] },
  'accumulated-recharge': { gives: [put(100_000)] },
  'continuous-recharge': { does: [put(50_000)], claims: [['receiverRechargeBonusCollection6', firstOf('stepList')]] },
  bind: { gives: [linkPhone] },
  'sign-up-bonus': { claims: [['receiveLoginPay3', number(SIGN_UP_BONUS_PROP_ID)]] },
  'login-bonus': {
    claims: [['loginBonus3UserReceive', firstOf('dayList', { type: ACTIVITY_TYPES.freeLoginBonus })]],
  },
  'free-sign': { claims: [['loginBonus3UserReceive', firstOf('dayList', { type: ACTIVITY_TYPES.freeSign })]] },
  'follow-rewards': {
    does: [(hand) => claimOnce(hand, 'follow-rewards', ['appProxyUser4TaskUserShare', number(FOLLOWED)])],
    claims: [['appProxyUser4TaskUserReceive', number(FOLLOWED)]],
  },
  festival: { gives: [put(20_000, { actType: RECHARGE_BONUS_KINDS.festival, propId: 3501 })] },
  'invite-friends': { does: [linkPhone, befriend], claims: [['appInviteBonus1UserReceive', number(1)]] },
  agent: { does: [friendBets], claims: [['agent3Exchange', plain]] },
  agent5: {
    does: [friendBets],
    claims: [
      ['appAgent5UserReceive', plain],
      ['appAgent5UserInviteValidReceive', plain],
    ],
  },
  'new-year': { claims: [['appNewYearUserReceiveTask', firstOf('taskList')]] },
  'invite-spin': { claims: [['actInviteUserSpin', plain]] },
  'agent-count': { does: [befriend], claims: [['agent4Scratch', plain]] },
  tasks: { claims: [['appProxyUser4TaskUserReceive', firstOf('taskData')]] },
};

/** Whether there is anything to be received in it. */
export const canBring = (type: number): boolean => PROMOTIONS.some((one) => one.type === type && one.name in WAYS);

async function onAWorkday({ services }: Hand, sandbox: Sandbox): Promise<void> {
  const day = new Date(services.now().getTime() + 8 * 3_600_000).getUTCDay();
  if (day === 0 || day === 6) await pass(sandbox, day === 0 ? 1 : 2);
  await sweepLottery({ db: services.db, now: services.now });
}

/** To Saturday after eight in the evening of Manila, when the draw is. */
async function drawIt({ services }: Hand, sandbox: Sandbox): Promise<void> {
  const manila = new Date(services.now().getTime() + 8 * 3_600_000);
  const midnight = Math.floor(manila.getTime() / DAY_MS) * DAY_MS;
  const draw = midnight + (6 - manila.getUTCDay()) * DAY_MS + 20.1 * 3_600_000;
  await pass(sandbox, (draw - manila.getTime()) / DAY_MS);
  await sweepLottery({ db: services.db, now: services.now });
}

const pass = (sandbox: Sandbox, days: number): Promise<unknown> =>
  stage({ clockOffsetMs: Math.round(sandbox.clock.offsetMs() + days * DAY_MS) }, sandbox);

async function claimOnce({ services: { db, now }, playerId }: Hand, of: string, [name, input]: Claimed) {
  const one = PROMOTIONS.find((other) => other.name === of) as Listed;
  return inTransaction(db, async (transaction) => {
    const { facts } = await readPromotion(transaction, one, { playerId, now: now() });
    const known = await one.look?.(transaction, playerId, { ...facts, input: {} });
    const asked = input(one.read(facts, known));
    return claim(one, name, { input: asked, player: { id: playerId }, now: now(), db: transaction });
  });
}

const isReady = async ({ services: { db, now }, playerId }: Hand, type: number): Promise<boolean> =>
  (await readActivities(db, { playerId, now: now() })).activityMap[type]?.canReceive === 1;

type Done = { ok: true } | { ok: false; why: string };
const no = (why: string): Done => ({ ok: false, why });

/** `run` puts the promotion on, from and to such a moment. */
export async function bringPlayer(
  { type, account, bring }: Bring,
  sandbox: Sandbox,
  run: (startsAt: Date | null, endsAt: Date | null) => Promise<unknown>,
): Promise<Done> {
  const { services } = sandbox;
  const one = PROMOTIONS.find((other) => other.type === type);
  const player = await findPlayer(services, account);
  const way = one && WAYS[one.name];
  if (!one || !way) return no('There is nothing to receive in it.');
  if (!player) return no('There is no such player.');
  const hand = { services, playerId: player.id };
  const at = (days: number): Date => new Date(services.now().getTime() + days * DAY_MS);
  if (bring === 'guest') await endSessions(services.db, { playerId: player.id, now: services.now() });
  if (bring === 'before') await run(at(1), null);
  if (bring === 'ended') await run(at(-2), at(0));
  if (bring === 'guest' || bring === 'before' || bring === 'ended') return { ok: true };
  await run(null, null);
  return way.claims
    ? toClaim(hand, { one, way, bring, claims: way.claims }, sandbox)
    : byItself(hand, way, bring, sandbox);
}

async function byItself(hand: Hand, { does = [], gives = [] }: Way, bring: string, sandbox: Sandbox): Promise<Done> {
  for (const deed of bring === 'received' ? [...does, ...gives] : does) await deed(hand, sandbox);
  return { ok: true };
}

interface Wanted {
  one: Listed;
  way: Way;
  claims: readonly Claimed[];
  bring: string;
}

async function toClaim(hand: Hand, { one, way, claims, bring }: Wanted, sandbox: Sandbox): Promise<Done> {
  for (let day = 0; !(await isReady(hand, one.type)); day += 1) {
    // What was received today can be received again on another day, where it can at all.
    if (day === 1) await pass(sandbox, 1);
    if (day === 2) return no('This player has received it, or it is not for them: take another.');
    for (const deed of way.does ?? []) await deed(hand, sandbox);
  }
  if (bring === 'claimable') return { ok: true };
  for (const step of claims) {
    const claimed = await claimOnce(hand, one.name, step);
    if (!claimed.ok && claimed.failure.code !== CLAIM.received) {
      return no(`${step[0]} was refused with ${claimed.failure.code}.`);
    }
  }
  return { ok: true };
}
