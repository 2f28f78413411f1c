import { bankruptBonus } from '../activities/bankrupt-bonus.ts';
import { getActivityIds } from '../activities/activity-ids.ts';
import type { HandlersOf } from '../call/handler.ts';

export const activities: HandlersOf<'activities'> = { getActivityIds, bankruptBonus };
