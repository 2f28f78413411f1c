/** What ends a wait for a place or for a connection. */

/** There was no place, or the wait for one was too long. What it was wanted for has not begun. */
export class Crowded extends Error {
  constructor(where: string) {
    super(`no place: ${where}`);
  }
}

/** When a caller that was told so may come again. */
export const RETRY_AFTER_SECONDS = 1;
