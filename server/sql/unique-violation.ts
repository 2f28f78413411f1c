const UNIQUE_VIOLATION = '23505';

/** Somebody else was quicker by a moment. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;
