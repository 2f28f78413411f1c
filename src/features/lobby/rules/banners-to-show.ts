/** Which banners home shows, and where a tap on what the operator shows leads. */
import { activityPath } from '#contract/activity-addresses.ts';
import { isOfferShown, type Viewer } from '#contract/activity-rules.ts';
import type { Banner } from '#contract/entities/config.ts';
import { CLICK_TYPES } from '#contract/enums.ts';
<<<<<<< HEAD
import { secureUrl } from '#data/lobby/addresses.ts';
import { paths } from '#paths';
=======
import { secureUrl } from '#data/secure-url.ts';
import { gameAddress } from '#paths';
>>>>>>> 1fe12014 (home: The document draws the first banner, before the program is there)

/** Those that this viewer may follow, in the operator's order. */
export function bannersToShow(banners: readonly Banner[], viewer: Viewer): Banner[] {
  return banners
    .filter(
      ({ clickType, clickAction }) => clickType !== CLICK_TYPES.activity || isOfferShown(Number(clickAction), viewer),
    )
    .toSorted((one, other) => (one.sort ?? 0) - (other.sort ?? 0) || one.id - other.id);
}

export interface ClickTarget {
  href: string;
  target?: '_blank';
  rel?: string;
}

/** By the kind of click that the operator has chosen. Undefined where it leads nowhere: by the operator's will, or because the address is unknown or unsafe. */
export function clickTarget(clickType: number | null | undefined, clickAction: string): ClickTarget | undefined {
  if (clickType === CLICK_TYPES.activity) {
    const href = activityPath(Number(clickAction));
    return href === undefined ? undefined : { href };
  }
  if (clickType === CLICK_TYPES.game) {
    const gameId = Number(clickAction);
    return Number.isSafeInteger(gameId) && gameId > 0 ? { href: gameAddress(gameId) } : undefined;
  }
  const outside = clickType === CLICK_TYPES.url ? secureUrl(clickAction) : undefined;
  return outside && { href: outside.href, target: '_blank', rel: 'noopener noreferrer' };
}
