/** What every door answers 429: a wait for a place, for a connection, or for a row that another transaction holds has ended. */
import { Crowded } from '../fair/crowded.ts';
import { isLockTimeout } from '../sql/lock-timeout.ts';

/** What waited has changed nothing, so the same may be sent again. */
export const isCrowd = (error: unknown): boolean => error instanceof Crowded || isLockTimeout(error);
