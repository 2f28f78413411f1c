/** What handlers work with. Made once at start; a test makes its own. */
import type { Kysely } from 'kysely';
import type { ConfigAnswers } from './handlers/config-answers.ts';
import type { Sessions } from './sessions.ts';
import type { Tables } from './sql/tables.ts';

export interface Services {
  /** The only clock: nothing on the server asks the machine for the time in any other way. */
  now: () => Date;
  db: Kysely<Tables>;
  sessions: Sessions;
  configAnswers: ConfigAnswers;
}
