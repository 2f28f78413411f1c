import { errorCode } from './error-code.ts';

const FOREIGN_KEY_VIOLATION = '23503';
const OF_SESSION = /_session_id_fkey$/;

/** The session was ended elsewhere while its call was under way, so nothing can be kept for it any more. */
export const isSessionGone = (error: unknown): boolean =>
  errorCode(error) === FOREIGN_KEY_VIOLATION && OF_SESSION.test(String(Reflect.get(Object(error), 'constraint')));
