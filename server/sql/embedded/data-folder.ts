import { accessSync, constants, mkdirSync, realpathSync, statSync } from 'node:fs';
import { resolve } from 'node:path';

import { cannotStart, reasonOf, type Started } from '../../started.ts';

/** The data folder, made if need be, as its real path, so that two names for it are one folder. */
export function makeDataFolder(wanted: string): Started<string> {
  const folder = resolve(wanted);
  try {
    mkdirSync(folder, { recursive: true });
    const path = realpathSync(folder);
    accessSync(path, constants.W_OK | constants.X_OK);
    // Root may write anywhere, but a folder that nobody is meant to write is meant for root as well.
    if ((statSync(path).mode & 0o222) === 0) return cannotWrite(folder, 'it is read-only');
    return { ok: true, value: path };
  } catch (error) {
    return cannotWrite(folder, reasonOf(error));
  }
}

export const cannotWrite = (folder: string, reason: string): { ok: false; sentence: string } =>
  cannotStart(`The data folder ${folder} cannot be written (${reason}): choose another with PERYA_DATA.`);
