import type { Kysely } from 'kysely';
import type { activities } from '#contract/activities.ts';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { forPlayer, type Handler } from '../call/handler.ts';
import { readOwnMoney } from '../ledger/balance.ts';
import { keepsAway } from '../care/keeps-away.ts';
import { SMALLEST_STAKE } from '../play/limits.ts';
import { requirePlayer } from '../players/require-player.ts';
import { readActiveActivities } from '../sql/queries/activities.ts';
import type { Tables } from '../sql/tables.ts';
import { PROMOTIONS } from './all.ts';
import type { Entry, Listed } from './promotion.ts';
import { offerOf, readPromotion } from './read-promotion.ts';
import { signUpBonus } from './sign-up-bonus.ts';
import { promoted as tasks } from './tasks.ts';

interface Whose {
  playerId: number;
  now: Date;
}

export const getActivityIds: Handler<typeof activities.getActivityIds> = forPlayer(async ({ player, now, db }) => ({
  ok: true,
  value: await readActivities(db, { playerId: player.id, now }),
}));

/** What each promotion says of itself in the list. */
const OFFERS = [...PROMOTIONS, tasks as unknown as Listed].map((one) => [one.type, offerOf(one)] as const);

type Active = Awaited<ReturnType<typeof readActiveActivities>>;

const NONE: Active = { activityIds: [], activityMap: {} };

/** Which activities are on for this player; none for one who keeps away from play. */
export async function readActivities(db: Kysely<Tables>, { playerId, now }: Whose) {
  const { total_recharge: totalRecharge, mobile } = await requirePlayer({ db }, playerId);
  const { activityIds: running, activityMap: listed } = (await keepsAway(db, playerId, now))
    ? NONE
    : await readActiveActivities(db, now);
  const activityMap: Record<string, Entry> = { ...listed };
  const others = new Set<number>();
  for (const [type, offer] of OFFERS) {
    const entry = activityMap[type];
    const told = entry && (await offer(db, { playerId, now, totalRecharge, mobile }));
    if (told) activityMap[type] = { ...entry, ...told };
    else if (entry) others.add(type);
  }
  for (const type of others) delete activityMap[type];
  const activityIds = running.filter((type) => !others.has(type));
  return {
    activityIds,
    activityMap,
    // A player who has never had money has not run out of it.
    isBankrupt: (await readOwnMoney(db, playerId)) < SMALLEST_STAKE && totalRecharge > 0,
    hasTurntable: activityIds.includes(ACTIVITY_TYPES.inviteUserSpin),
    loginPaying: await hasBoughtCard(db, { playerId, now }),
    totalRecharge,
  };
}

/** The flags of the dots, and the types of what each is about. */
const DOTS = {
  hasSignUpBonus: [ACTIVITY_TYPES.signUpBonus],
  hasFund: [ACTIVITY_TYPES.fund],
  hasAgent: [ACTIVITY_TYPES.agent, ACTIVITY_TYPES.agentCount, ACTIVITY_TYPES.agent5],
  hasFreeBonus: [ACTIVITY_TYPES.freeLoginBonus, ACTIVITY_TYPES.freeSign],
} as const;

type BonusDots = Record<keyof typeof DOTS, 0 | 1>;

/** Of which bonuses the list says that something can be received now. */
export async function readBonusDots(db: Kysely<Tables>, { playerId, now }: Whose): Promise<BonusDots> {
  const { total_recharge: totalRecharge, mobile } = await requirePlayer({ db }, playerId);
  const { activityIds: running } = (await keepsAway(db, playerId, now)) ? NONE : await readActiveActivities(db, now);
  const ready = new Set<number>();
  const asked = new Set<number>(Object.values(DOTS).flat());
  for (const [type, offer] of OFFERS) {
    if (!asked.has(type) || !running.includes(type)) continue;
    const told = await offer(db, { playerId, now, totalRecharge, mobile });
    if (told?.canReceive === 1) ready.add(type);
  }
  const flags = Object.entries(DOTS).map(([flag, types]) => [flag, types.some((type) => ready.has(type)) ? 1 : 0]);
  return Object.fromEntries(flags) as BonusDots;
}

/** The sign-in cards go on paying after the sign-up bonus. */
async function hasBoughtCard(db: Kysely<Tables>, whose: Whose): Promise<boolean> {
  const { facts } = await readPromotion(db, signUpBonus, whose);
  return facts.marks.count('bought') > 0;
}
