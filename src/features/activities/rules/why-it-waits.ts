import type { Message } from '#ui/text.ts';
import { text } from '../text.ts';

interface Facts {
  /** Or needs none. */
  hasConnection: boolean;
  isPending: boolean;
  /** Why the player may take part in nothing, as in a time-out. */
  keptAway: Message | undefined;
}

/** What stands at the foot of a promotion in which nothing can be received now. */
export function whyItWaits({ hasConnection, isPending, keptAway }: Facts): Message | undefined {
  if (hasConnection) return keptAway;
  return isPending ? text.stillAsking : text.noConnection;
}
