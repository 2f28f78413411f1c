/** Brings one player into a state of a promotion: what leads there is done as the player would do it, and days pass by the clock. */
import * as v from 'valibot';
import { CLAIM } from '#contract/errcodes.ts';
import { must } from '#shared/assert.ts';
import type { Kysely } from 'kysely';
import { DAY_MS, MINUTE_MS } from '#shared/durations.ts';
import { dayInManila } from '#shared/time.ts';
import { readActivities } from '../promotions/activity-ids.ts';
import { PROMOTIONS } from '../promotions/all.ts';
import { claim } from '../promotions/claim.ts';
import { sweepLottery } from '../promotions/draw-lottery.ts';
import { drawOf, weekOf } from '../promotions/lottery-week.ts';
import type { Listed } from '../promotions/promotion.ts';
import type { Deed, Trial, TrialClaim } from '../promotions/trial.ts';
import { readPromotion } from '../promotions/read-promotion.ts';
import { inTransaction } from '../sql/in-transaction.ts';
import type { Tables } from '../sql/tables.ts';
import { endSessions } from '../sql/queries/sessions.ts';
import { befriend, bet, deposit, type Hand, linkPhone } from './deeds.ts';
import { findPlayer } from './players.ts';
import type { Sandbox } from './sandbox-of.ts';
import { stage } from './stage.ts';
import { changePlay } from './staged-play.ts';

const SOON_AFTER_MS = 6 * MINUTE_MS;

export const BROUGHT = ['guest', 'before', 'claimable', 'received', 'ended'] as const;

export const Bring = v.strictObject({
  type: v.pipe(v.number(), v.safeInteger()),
  account: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  bring: v.picklist(BROUGHT),
});
type Bring = v.InferOutput<typeof Bring>;

/**
 * Does it as the product itself does, and says why where the product says no. Only what has its day passes the time, by the
 * sandbox's clock.
 */
export async function doDeed(deed: Deed, hand: Hand, of: Listed, sandbox?: Sandbox): Promise<string | undefined> {
  const { services, playerId } = hand;
  if (typeof deed === 'object') {
    if ('bets' in deed) return bet(hand, deed.bets);
    if ('claims' in deed) return claimOnce(hand, of, [deed.claims, deed.input]);
    if ('deposits' in deed) await deposit(hand, deed.deposits, deed.buys);
    else await changePlay(services, playerId, { coin: deed.hasLeft });
    return undefined;
  }
  if (deed === 'has a friend who bets') return bet(await befriend(hand), 100_000);
  if (deed === 'links a phone') await linkPhone(hand);
  if (deed === 'brings a friend') await befriend(hand);
  if (deed === 'comes on a workday') await onAWorkday(hand, must(sandbox, 'days pass by the clock of the sandbox'));
  if (deed === 'sees the draw') await drawIt(hand, must(sandbox, 'days pass by the clock of the sandbox'));
  return undefined;
}

/** Whether there is anything to be received in it. */
export const canBring = (type: number): boolean => PROMOTIONS.some((one) => one.type === type && one.trial);

async function onAWorkday({ services }: Hand, sandbox: Sandbox): Promise<void> {
  const day = new Date(dayInManila(services.now().getTime())).getUTCDay();
  if (day === 0 || day === 6) await pass(sandbox, day === 0 ? 1 : 2);
  await sweepLottery({ db: services.db, now: services.now });
}

/** To just after the next draw. */
async function drawIt({ services }: Hand, sandbox: Sandbox): Promise<void> {
  const now = services.now();
  const seen = drawOf(weekOf(now)).getTime() + SOON_AFTER_MS;
  await pass(sandbox, (seen - now.getTime()) / DAY_MS);
  await sweepLottery({ db: services.db, now: services.now });
}

const pass = (sandbox: Sandbox, days: number): Promise<unknown> =>
  stage({ clockOffsetMs: Math.round(sandbox.clock.offsetMs() + days * DAY_MS) }, sandbox);

/** What a claim is asked with, as its state stands now. */
export async function inputOf(db: Kysely<Tables>, { services, playerId }: Hand, one: Listed, [, input]: TrialClaim) {
  if (typeof input !== 'function') return input;
  const { facts } = await readPromotion(db, one, { playerId, now: services.now() });
  return input(one.read(facts, await one.look?.(db, playerId, { ...facts, input: {} })));
}

/** What is received already is no reason. */
async function claimOnce(hand: Hand, one: Listed, step: TrialClaim): Promise<string | undefined> {
  const { services, playerId } = hand;
  const claimed = await inTransaction(services.db, async (transaction) => {
    const input = await inputOf(transaction, hand, one, step);
    return claim(one, step[0], { input, player: { id: playerId }, now: services.now(), db: transaction });
  });
  if (claimed.ok || claimed.failure.code === CLAIM.received) return undefined;
  return `${step[0]} was refused with ${claimed.failure.code}.`;
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
  const way = one?.trial;
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
    : byItself(hand, { one, way, bring }, sandbox);
}

interface Wanted {
  one: Listed;
  way: Trial;
  bring: string;
}

/** Up to the first that the product refuses. */
async function inTurn<Step>(steps: readonly Step[], take: (step: Step) => Promise<string | undefined>): Promise<Done> {
  for (const step of steps) {
    const why = await take(step);
    if (why !== undefined) return no(why);
  }
  return { ok: true };
}

const doAll = (deeds: readonly Deed[], hand: Hand, one: Listed, sandbox: Sandbox): Promise<Done> =>
  inTurn(deeds, (deed) => doDeed(deed, hand, one, sandbox));

async function byItself(hand: Hand, { one, way, bring }: Wanted, sandbox: Sandbox): Promise<Done> {
  const { does = [], gives = [] } = way;
  return doAll(bring === 'received' ? [...does, ...gives] : does, hand, one, sandbox);
}

async function toClaim(
  hand: Hand,
  { one, way, claims, bring }: Wanted & { claims: readonly TrialClaim[] },
  sandbox: Sandbox,
): Promise<Done> {
  for (let day = 0; !(await isReady(hand, one.type)); day += 1) {
    // What was received today can be received again on another day, where it can at all.
    if (day === 1) await pass(sandbox, 1);
    if (day === 2) return no('This player has received it, or it is not for them: take another.');
    const done = await doAll(way.does ?? [], hand, one, sandbox);
    if (!done.ok) return done;
  }
  if (bring === 'claimable') return { ok: true };
  const claimAll = () => inTurn(claims, (step) => claimOnce(hand, one, step));
  const claimed = await claimAll();
  if (claimed.ok) return claimed;
  // What was ready was another of its rewards.
  const done = await doAll(way.does ?? [], hand, one, sandbox);
  return done.ok ? claimAll() : done;
}
