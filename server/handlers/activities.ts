import { notBuilt } from './handler.ts';
import type { HandlersOf } from './handlers-of.ts';

export const activities: HandlersOf<'activities'> = {
  getActivityIds: notBuilt,
  bankruptBonus: notBuilt,
};
