import { errorCode } from './error-code.ts';

const UNIQUE_VIOLATION = '23505';

/** Somebody else was quicker by a moment. */
export const isUniqueViolation = (error: unknown): boolean => errorCode(error) === UNIQUE_VIOLATION;
