import type { activities } from '#contract/activities.ts';
import type { Handler } from '../call/handler.ts';
import { readActivities } from './activity-ids.ts';
import { giveSupply } from './supply.ts';

export const bankruptBonus: Handler<typeof activities.bankruptBonus> = async ({ player, now, db }) => {
  const given = await giveSupply(db, player.id, now);
  if (!given.ok) return given;
  const { rewardList, coin } = given;
  return { ok: true, value: { state: await readActivities(db, player.id, now), rewardList, coin } };
};
