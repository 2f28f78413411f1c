/** What a player has left beside their store: hearts that it has not yet, and all that waits, is asked about or was half-typed when their session ended. */
import type { AskedRow, Draft, FavoriteRow, LetterWish, TicketWish } from '#store/player-schema.ts';
import { DAY_MS } from '#shared/durations.ts';
import { readDevice } from '../device/device.ts';

/** As long as a heart is worth sending. */
const LEFT_KEPT_MS = DAY_MS;

export interface Left {
  /** The mark of their owner. */
  of: string;
  atMs: number;
  rows: FavoriteRow[];
  /** Letters that were read or deleted. */
  letters?: LetterWish[];
  /** Questions to customer service, without their pictures: there is no room for those. */
  tickets?: TicketWish[];
  /** Calls about money that had no answer yet. */
  asked?: AskedRow[];
  /** Half-typed forms. */
  drafts?: { form: string; fields: Draft }[];
}

export function readLeft(): Left | undefined {
  try {
    const left = JSON.parse(readDevice('leftLikes') ?? 'null') as Left | null;
    return left && Math.abs(Date.now() - left.atMs) < LEFT_KEPT_MS ? left : undefined;
  } catch {
    return undefined; // Written by nobody we know.
  }
}
