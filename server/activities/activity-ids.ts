import type { activities } from '#contract/activities.ts';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import type { Kysely } from 'kysely';
import { forPlayer, type Handler } from '../call/handler.ts';
import { readBalance } from '../ledger/balance.ts';
import { requirePlayer } from '../players/require-player.ts';
import { readActiveActivities } from '../sql/queries/activities.ts';
import type { Tables } from '../sql/tables.ts';
import { SMALLEST_STAKE, supplyOffer } from './supply.ts';

export const getActivityIds: Handler<typeof activities.getActivityIds> = forPlayer(async ({ player, now, db }) => ({
  ok: true,
  value: await readActivities(db, player.id, now),
}));

/** Which activities are on for this player. */
export async function readActivities(db: Kysely<Tables>, playerId: number, now: Date) {
  const { total_recharge: totalRecharge } = await requirePlayer({ db }, playerId);
  const { activityIds, activityMap } = await readActiveActivities(db, now);
  const supply = activityMap[ACTIVITY_TYPES.supply];
  const isBankrupt = (await readBalance(db, playerId)) < SMALLEST_STAKE && totalRecharge > 0;
  return {
    activityIds,
    activityMap: supply
      ? { ...activityMap, [ACTIVITY_TYPES.supply]: { ...supply, ...(await supplyOffer(db, playerId, now)) } }
      : activityMap,
    // Whoever has never had anything has not run out of it.
    isBankrupt,
    hasTurntable: activityIds.includes(ACTIVITY_TYPES.inviteUserSpin),
    loginPaying: false,
    totalRecharge,
  };
}
