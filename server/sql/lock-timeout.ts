const LOCK_NOT_AVAILABLE = '55P03';

/** Another transaction is still at work on the same row, and has been for longer than a query waits. */
export const isLockTimeout = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE;
