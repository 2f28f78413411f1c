/** What handlers work with. Made once at start; a test makes its own. */
import type { Kysely } from 'kysely';
import { type ConfigAnswers, keepConfigAnswers } from './handlers/config-answers.ts';
import { makePasswords, type Passwords } from './players/passwords.ts';
import { keepUnsealer, type Unseal } from './players/unseal.ts';
import { keepSessions, type Sessions } from './sessions.ts';
import type { Tables } from './sql/tables.ts';
import { openUploads, type Uploads } from './uploads/uploads.ts';

export interface Services {
  /** The only clock: nothing on the server asks the machine for the time in any other way. */
  now: () => Date;
  db: Kysely<Tables>;
  sessions: Sessions;
  passwords: Passwords;
  unseal: Unseal;
  configAnswers: ConfigAnswers;
  uploads: Uploads;
}

/** What the operator decides about them. */
export interface ServiceOptions {
  /** Where identity papers lie, sealed; nothing in it is ever served by its name. */
  uploadFolder: string;
}

export function openServices(db: Kysely<Tables>, now: () => Date, { uploadFolder }: ServiceOptions): Services {
  return {
    now,
    db,
    sessions: keepSessions(db),
    passwords: makePasswords(),
    unseal: keepUnsealer(db),
    configAnswers: keepConfigAnswers(db),
    uploads: openUploads(uploadFolder, db),
  };
}
