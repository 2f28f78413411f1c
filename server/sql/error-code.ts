/** PostgreSQL's five letters for what went wrong; undefined where the error is none of the database's. */
export const errorCode = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;
