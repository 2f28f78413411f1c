/** Which activities are offered to whom: decided here for every program. */
import { ACTIVITY_TYPES } from './enums.ts';

export interface Viewer {
  /** What is on for them; nothing is for a guest. */
  activityIds: readonly number[];
  hasMobile: boolean;
  /** What they have hidden from home for good. */
  hidden?: readonly number[];
}

/** An activity that is not on is not offered, nor is the binding of a phone that is bound. */
export function isOfferShown(activity: number, { activityIds, hasMobile, hidden }: Viewer): boolean {
  if (hidden?.includes(activity)) return false;
  return activity === ACTIVITY_TYPES.bind ? !hasMobile : activityIds.includes(activity);
}
