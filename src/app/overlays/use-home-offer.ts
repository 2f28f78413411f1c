import { settings } from '#data/device/settings.ts';
import { hiddenOffers, shownOffers } from '#data/lobby/offers.ts';

/** The promotion that home opens with: the first of the operator's that is on for the player, was not shown and is not hidden. */
export function useHomeOffer(activityIds: readonly number[]): number | undefined {
  const shown = shownOffers.use();
  const hidden = hiddenOffers.use();
  if (!shown || !hidden) return undefined;
  const offered = settings.homeOffers.split(',').map(Number);
  return offered.find((type) => activityIds.includes(type) && !shown.includes(type) && !hidden.includes(type));
}
