/** The banners of home that this viewer may follow, in the operator's order. */
import { isOfferShown, type Viewer } from '#contract/activity-rules.ts';
import type { Banner } from '#contract/entities/config.ts';
import { CLICK_TYPES } from '#contract/enums.ts';

export function bannersToShow(banners: readonly Banner[], viewer: Viewer): Banner[] {
  return banners
    .filter(
      ({ clickType, clickAction }) => clickType !== CLICK_TYPES.activity || isOfferShown(Number(clickAction), viewer),
    )
    .toSorted((one, other) => (one.sort ?? 0) - (other.sort ?? 0) || one.id - other.id);
}
