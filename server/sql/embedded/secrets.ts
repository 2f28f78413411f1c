import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { cannotStart, reasonOf, type Started } from '../../started.ts';

/** The passwords of the cluster: one for making databases, one for the program, which may do much less. */
export interface Secrets {
  admin: string;
  program: string;
}

/** They are written before the cluster that uses them is made, so there is never a cluster without its passwords. */
export function readSecrets(home: string): Started<Secrets> {
  const file = join(home, 'passwords.json');
  try {
    if (existsSync(join(home, 'cluster', 'PG_VERSION'))) {
      if (existsSync(file)) return { ok: true, value: JSON.parse(readFileSync(file, 'utf8')) as Secrets };
      return cannotStart(`The passwords of the database are gone: put ${file} back, or remove ${home} to begin anew.`);
    }
    const fresh = { admin: randomBytes(24).toString('hex'), program: randomBytes(24).toString('hex') };
    writeFileSync(file, JSON.stringify(fresh), { mode: 0o600, flush: true });
    return { ok: true, value: fresh };
  } catch (error) {
    return cannotStart(`The passwords of the database in ${file} cannot be read (${reasonOf(error)}).`);
  }
}
