/** Which activities and banners are offered to whom: decided here for every program. */
import type { Banner } from './entities/config.ts';
import { ACTIVITY_TYPES, CLICK_TYPES } from './enums.ts';

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

/** Those that this viewer may follow, in the operator's order. */
export function bannersToShow(banners: readonly Banner[], viewer: Viewer): Banner[] {
  return banners
    .filter(
      ({ clickType, clickAction }) => clickType !== CLICK_TYPES.activity || isOfferShown(Number(clickAction), viewer),
    )
    .toSorted((one, other) => (one.sort ?? 0) - (other.sort ?? 0) || one.id - other.id);
}
