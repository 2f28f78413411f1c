import type { Kysely } from 'kysely';
import type { activities } from '#contract/activities.ts';
import { AFTER_END } from '#contract/after-end.ts';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { forPlayer, type Handler } from '../call/handler.ts';
import { readOwnMoney } from '../ledger/balance.ts';
import { keepsAway } from '../care/keeps-away.ts';
import { requirePlayer } from '../sql/queries/require-player.ts';
import { NO_ACTIVITIES, readActiveActivities, readEndedActivities } from '../sql/queries/activities.ts';
import type { Tables } from '../sql/tables.ts';
import { PROMOTIONS } from './all.ts';
import type { Entry, Listed, Listener } from './promotion.ts';
import { offerOf, readPromotion } from './read-promotion.ts';
import { signUpBonus } from './sign-up-bonus.ts';
import { RUN_OUT_BELOW } from './supply.ts';
import { tasks } from './tasks.ts';

interface Whose {
  playerId: number;
  now: Date;
}

export const getActivityIds: Handler<typeof activities.getActivityIds> = forPlayer(async ({ player, now, db }) => ({
  ok: true,
  value: await readActivities(db, { playerId: player.id, now }),
}));

/** What each promotion says of itself in the list. */
const OFFERS = PROMOTIONS.map((one) => [one.type, offerOf(one)] as const);
const OWING = OFFERS.filter(([type]) => AFTER_END[type]);

/** Which activities are on for this player, and which are over and owe them something; none for one who keeps away from play. */
export async function readActivities(db: Kysely<Tables>, { playerId, now }: Whose) {
  const { total_recharge: totalRecharge, mobile } = await requirePlayer({ db }, playerId);
  const listener = { playerId, now, totalRecharge, mobile };
  const isAway = await keepsAway(db, playerId, now);
  const active = isAway ? NO_ACTIVITIES : await readActiveActivities(db, now);
  const running: Record<string, Entry> = active.activityMap;
  const activityMap: Record<string, Entry> = { ...running, ...(isAway ? {} : await readOwing(db, listener)) };
  const others = new Set<number>();
  for (const [type, offer] of OFFERS) {
    const entry = running[type];
    const told = entry && (await offer(db, listener));
    if (told) activityMap[type] = { ...entry, ...told };
    else if (entry) others.add(type);
  }
  for (const type of others) delete activityMap[type];
  const activityIds = active.activityIds.filter((type) => !others.has(type));
  return {
    activityIds,
    activityMap,
    // A player who has never had money has not run out of it.
    isBankrupt: (await readOwnMoney(db, playerId)) < RUN_OUT_BELOW && totalRecharge > 0,
    hasTurntable: activityIds.includes(ACTIVITY_TYPES.inviteUserSpin),
    loginPaying: await hasBoughtCard(db, { playerId, now }),
    totalRecharge,
  };
}

/** What is over is told of while something of it waits for the player. */
async function readOwing(db: Kysely<Tables>, listener: Whose & Listener): Promise<Record<string, Entry>> {
  const ended = await readEndedActivities(db, listener.now);
  const owing: Record<string, Entry> = {};
  for (const [type, offer] of OWING) {
    const entry = ended[type];
    const told = entry && (await offer(db, listener));
    if (told?.canReceive === 1) owing[type] = { ...entry, ...told };
  }
  return owing;
}

/** Whether a task is done, and a day of the sign-up bonus can be received. Asked once a minute: nothing else is reckoned. */
export async function readRewardDots(db: Kysely<Tables>, whose: Whose) {
  if (await keepsAway(db, whose.playerId, whose.now)) return { hasTask: 0, hasSignUpBonus: 0 } as const;
  return {
    hasTask: await canReceive(db, tasks as unknown as Listed, whose),
    hasSignUpBonus: await canReceive(db, signUpBonus as unknown as Listed, whose),
  };
}

async function canReceive(db: Kysely<Tables>, one: Listed, whose: Whose): Promise<0 | 1> {
  const { facts } = await readPromotion(db, one, whose);
  // Of what is over it says what is owed.
  if (facts.standing !== 'open' && facts.standing !== 'over') return 0;
  const known = await one.look?.(db, whose.playerId, { ...facts, input: {} });
  return one.glance?.(facts, known).canReceive === 1 ? 1 : 0;
}

/** The sign-in cards go on paying after the sign-up bonus. */
async function hasBoughtCard(db: Kysely<Tables>, whose: Whose): Promise<boolean> {
  const { facts } = await readPromotion(db, signUpBonus, whose);
  return facts.marks.count('bought') > 0;
}
