import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { readAppUser } from '../players/app-user.ts';
import { requirePlayer } from '../players/require-player.ts';
import { notBuilt } from './handler.ts';
import type { HandlersOf } from './handlers-of.ts';

/** Who has less than a peso cannot place the smallest bet of any game. */
const SMALLEST_STAKE = 100;

export const activities: HandlersOf<'activities'> = {
  getActivityIds: async ({ player, now, services }) => {
    if (!player) return SIGNED_OUT;
    const row = await requirePlayer(services, player.id);
    const { activityIds, coin } = await readAppUser(services.db, row, now);
    const ids = activityIds?.activityIds ?? [];
    return {
      ok: true,
      value: {
        ...activityIds,
        // Whoever has never had anything has not run out of it.
        isBankrupt: (coin ?? 0) < SMALLEST_STAKE && row.total_recharge > 0,
        hasTurntable: ids.includes(ACTIVITY_TYPES.inviteUserSpin),
        loginPaying: false,
        totalRecharge: row.total_recharge,
      },
    };
  },
  bankruptBonus: notBuilt,
};

const SIGNED_OUT = { ok: false, failure: { kind: 'signed-out' } } as const;
