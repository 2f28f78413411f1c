import { useEffect, useState } from 'react';
import { isReachable } from '#data/call/connection.ts';
import { isStopped } from '#data/care/send-stop.ts';
import { settings } from '#data/device/settings.ts';
import { hiddenOffers, shownOffers, tellShown } from '#data/lobby/offers.ts';
import { isChecking, lastLearnt } from '#data/money/asked.ts';
import { owner } from '#data/player/owner.ts';
import { player } from '#data/player/session.ts';
import { returnFor } from '#data/sign-in/return-to.ts';
import { toast } from '#data/toasts.ts';

/**
 * The promotion that home opens with: the first of the operator's that is on for the player, was shown on none of their phones and is not hidden.
 * Without a connection nobody can take it, so it waits, as it does behind the way back to what the player was at, and behind what becomes of
 * their money and any other short word; one that is open stays. Who has asked to stop is offered nothing.
 */
export function useHomeOffer(activityIds: readonly number[], isHome: boolean): number | undefined {
  const [open, setOpen] = useState<number>();
  const shown = shownOffers.use();
  const hidden = hiddenOffers.use();
  const canTell = isReachable.value;
  useEffect(() => {
    if (canTell && shown) void tellShown(shown);
  }, [canTell, shown]);
  if (!shown || !hidden) return undefined;
  const away = [...shown, ...hidden, ...(player.value?.user.shownTypes ?? [])];
  const offered = settings.homeOffers.split(',').map(Number);
  const due = offered.find((type) => activityIds.includes(type) && !away.includes(type));
  const isMoneyTold = isChecking.value || lastLearnt.value !== undefined || toast.value !== undefined;
  const mayOpen = canTell && !isMoneyTold && returnFor(owner.value) === undefined;
  const next = isHome && !isStopped() && (mayOpen || due === open) ? due : undefined;
  if (next !== open) setOpen(next);
  return next;
}
