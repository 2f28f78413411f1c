/** Where a tap on what the operator shows leads. */
import { activityPath } from '#contract/activity-addresses.ts';
import { CLICK_TYPES } from '#contract/enums.ts';
import { secureUrl } from '#data/lobby/addresses.ts';
import { gameAddress } from '#paths';

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
