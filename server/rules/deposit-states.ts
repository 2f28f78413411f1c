/**
 * The life of a deposit. Money moves in the same transaction as the step to `credited`, and in no other.
 *
 *   waiting ─┬─► credited                          the bank has the money
 *            ├─► failed                            the bank says that it will not come
 *            ├─► expired ───► credited             the time to pay is over; what comes late is the player's all the same
 *            ├─► cancelled ─► credited             the player has closed it; what comes all the same is theirs
 *            └─► reviewing ─► credited | failed    what came is not what was asked for, and a person decides
 *
 * Money that comes for a deposit that has failed is looked at by a person as well.
 */
export type DepositState = 'waiting' | 'expired' | 'reviewing' | 'credited' | 'failed' | 'cancelled';

export const NEXT_STATES = {
  waiting: ['expired', 'cancelled', 'reviewing', 'credited', 'failed'],
  expired: ['reviewing', 'credited', 'failed'],
  cancelled: ['reviewing', 'credited', 'failed'],
  reviewing: ['credited', 'failed'],
  credited: [],
  failed: ['reviewing'],
} as const satisfies Record<DepositState, readonly DepositState[]>;

/** A player sees these as under way. */
export const UNDER_WAY = ['waiting', 'reviewing'] as const satisfies readonly DepositState[];

export const hasEnded = (state: DepositState): boolean => state === 'credited' || state === 'failed';
