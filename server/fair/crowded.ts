/** What ends a wait: for a place, for a connection, or for a row that another transaction holds. */
import { isLockTimeout } from '../sql/lock-timeout.ts';

/** There was no place, or the wait for one was too long. What it was wanted for has not begun. */
export class Crowded extends Error {
  constructor(where: string) {
    super(`no place: ${where}`);
  }
}

/** The statement that waited has changed nothing, so the door answers 429 and the same may be sent again. */
export const isCrowd = (error: unknown): boolean => error instanceof Crowded || isLockTimeout(error);

/** When a caller that was told so may come again. */
export const RETRY_AFTER_SECONDS = 1;
