const FOREIGN_KEY_VIOLATION = '23503';
const OF_SESSION = /_session_id_fkey$/;

/** The session was ended elsewhere while its call was under way, so nothing can be kept for it any more. */
export const isSessionGone = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === FOREIGN_KEY_VIOLATION &&
  'constraint' in error &&
  OF_SESSION.test(String(error.constraint));
