/**
 * Chooses the folder a cluster lives in. It is `postgres` inside the data folder whenever the cluster's user can work
 * there, and otherwise a place of its own that stays the same from start to start. Permissions of folders that were
 * there before are never changed.
 */
import { createHash } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, rmdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { cannotStart, type Started } from '../../started.ts';
import { type Account, canUseFolder, chooseAccount } from './account.ts';
import { makeTrusted, sparePlaces } from './spare-places.ts';

export interface Home {
  folder: string;
  cluster: string;
  account: Account;
  /** Why it is not where it was wanted, to be shown to the person who starts Perya. */
  note: string | null;
}

export function chooseHome(data: string): Started<Home> {
  const pointer = join(data, 'postgres.location');
  const remembered = existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : null;
  let account: Account | null = null;
  for (const folder of remembered ? [remembered] : [join(data, 'postgres'), ...spareHomes(data)]) {
    const cluster = join(folder, 'cluster');
    const chosen = chooseAccount(cluster);
    if (!chosen.ok) return chosen;
    account = chosen.value;
    const isSpare = dirname(folder) !== data;
    if ((!isSpare || makeTrusted(dirname(folder))) && canLiveIn(folder, cluster, account)) {
      if (isSpare && !remembered) writeFileSync(pointer, `${folder}\n`);
      const note = `The database lives in ${folder}, because ${account.name} cannot work in ${join(data, 'postgres')}.`;
      return { ok: true, value: { folder, cluster, account, note: isSpare ? note : null } };
    }
    if (existsSync(join(cluster, 'PG_VERSION'))) {
      return cannotStart(`The database in ${folder} cannot be reached by ${account.name}, who has to run it.`);
    }
  }
  return cannotStart(
    `No folder was found in which ${account?.name ?? 'anyone'} can keep the database: set PERYA_DATA.`,
  );
}

function spareHomes(data: string): string[] {
  const name = createHash('sha256').update(data).digest('hex').slice(0, 12);
  return sparePlaces().map((place) => join(place, name));
}

function canLiveIn(folder: string, cluster: string, account: Account): boolean {
  const made: string[] = [];
  try {
    for (const [path, mode] of [
      [folder, 0o755],
      [cluster, 0o700],
    ] as const) {
      if (existsSync(path)) continue;
      mkdirSync(path);
      made.unshift(path);
      chmodSync(path, mode);
    }
    if (made.includes(cluster) && account.uid !== null && account.gid !== null) {
      chownSync(cluster, account.uid, account.gid);
    }
    // Some mounts accept a change of owner or mode and forget it; PostgreSQL insists on both.
    const found = statSync(cluster);
    const isOurs = found.uid === (account.uid ?? process.getuid?.()) && (found.mode & 0o077) === 0;
    if (isOurs && canUseFolder(account, cluster)) return true;
  } catch {
    // Whatever the reason, the next place is tried.
  }
  if (!existsSync(join(cluster, 'PG_VERSION'))) for (const path of made) rmdirSync(path);
  return false;
}
