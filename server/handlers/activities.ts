import type { HandlersOf } from '../call/handler.ts';
import { getActivityIds, readActivities } from '../promotions/activity-ids.ts';
import { claimOf } from '../promotions/handlers-of.ts';
import { supply } from '../promotions/supply.ts';

export const activities: HandlersOf<'activities'> = {
  getActivityIds,
  bankruptBonus: claimOf(supply, 'bankruptBonus', readActivities),
};
