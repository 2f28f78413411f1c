import { errorCode } from './error-code.ts';

const LOCK_NOT_AVAILABLE = '55P03';

/** Another transaction is still at work on the same row, and has been for longer than a query waits. */
export const isLockTimeout = (error: unknown): boolean => errorCode(error) === LOCK_NOT_AVAILABLE;
