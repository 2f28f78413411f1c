import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { giveSupply, SMALLEST_STAKE, supplyOffer } from '../activities/supply.ts';
import { readBalance } from '../ledger/balance.ts';
import { requirePlayer } from '../players/require-player.ts';
import type { Services } from '../services.ts';
import { readActiveActivities } from '../sql/queries/activities.ts';
import type { HandlersOf } from './handlers-of.ts';

export const activities: HandlersOf<'activities'> = {
  getActivityIds: async ({ player, now, services }) =>
    player ? { ok: true, value: await readState(services, player.id, now) } : SIGNED_OUT,

  bankruptBonus: async ({ player, now, services }) => {
    const given = await giveSupply({ playerId: player.id, now, services });
    if (!given.ok) return given;
    const { rewardList, coin } = given;
    return { ok: true, value: { state: await readState(services, player.id, now), rewardList, coin } };
  },
};

const SIGNED_OUT = { ok: false, failure: { kind: 'signed-out' } } as const;

async function readState(services: Services, playerId: number, now: Date) {
  const { db } = services;
  const { total_recharge: totalRecharge } = await requirePlayer(services, playerId);
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
