/**
 * The socket in the cluster's own folder, by which the program reaches its database: it costs less than TCP on the same machine. Only the
 * cluster's user and root can enter that folder, and the password is asked for there too.
 */
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import type { Home } from './home.ts';

/** What macOS takes, which is less than Linux takes. */
const MOST_BYTES = 103;

/** PostgreSQL reads a list of folders here, with quotes and commas. */
const IS_PLAIN = /^\/[\w./-]+$/;

const nameOf = (port: number): string => `.s.PGSQL.${port}`;

/** Null where its path would be too long, or be read as something else: then TCP is the only way. */
export function socketFolder({ cluster }: Pick<Home, 'cluster'>, port: number): string | null {
  const path = join(cluster, nameOf(port));
  return Buffer.byteLength(path) <= MOST_BYTES && IS_PLAIN.test(path) ? cluster : null;
}

/** What follows a database's address that is reached by the socket in this folder; nothing where it is reached by TCP. */
export const bySocket = (folder: string | null): string =>
  folder === null ? '' : `?host=${encodeURIComponent(folder)}`;

/** What a killed server has left. Its lock would keep the next one out wherever a stranger has been given its process id. */
export function removeSockets({ cluster }: Pick<Home, 'cluster'>): void {
  for (const file of readdirSync(cluster)) if (/^\.s\.PGSQL\.\d+(\.lock)?$/.test(file)) rmSync(join(cluster, file));
}
