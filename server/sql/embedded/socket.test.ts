import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { removeScratch, scratchFolder } from '../../../tests/kit/scratch.ts';
import { must } from '#shared/assert.ts';
import { runCluster } from './cluster.ts';
import { removeSockets, socketFolder } from './socket.ts';

afterAll(removeScratch);

test('the socket is in the cluster, unless its path is too long or PostgreSQL would read it as something else', () => {
  const ofLength = (length: number): string => `/${'c'.repeat(length - 1)}`;
  const longest = 103 - '/.s.PGSQL.54321'.length;
  expect(socketFolder({ cluster: '/data/postgres/cluster' }, 54_321)).toBe('/data/postgres/cluster');
  expect(socketFolder({ cluster: ofLength(longest) }, 54_321)).toBe(ofLength(longest));
  expect(socketFolder({ cluster: ofLength(longest + 1) }, 54_321)).toBeNull();
  for (const cluster of ['/a,b/cluster', '/a b/cluster', '/a"b/cluster', '/datos/año/cluster'])
    expect(socketFolder({ cluster }, 54_321), cluster).toBeNull();
});

test('what a killed server has left of its sockets goes, and nothing else', () => {
  const cluster = scratchFolder();
  for (const file of ['.s.PGSQL.54321', '.s.PGSQL.54321.lock', '.s.PGSQL.5432', 'PG_VERSION', 'postmaster.pid'])
    writeFileSync(join(cluster, file), '');
  removeSockets({ cluster });
  expect(readdirSync(cluster).toSorted()).toEqual(['PG_VERSION', 'postmaster.pid']);
});

/** As PostgreSQL does in a folder that takes no socket, and otherwise nothing but to say that it is ready. */
const POSTGRES = `#!/bin/sh
for setting; do case $setting in
  unix_socket_directories=/*) echo 'FATAL:  could not create any Unix-domain sockets'; exit 1;;
esac; done
printf '%s\\n' $$ "$2" 0 0 '' '' 0 ready > "$2/postmaster.pid"
exec sleep 600
`;

test('a server whose folder takes no socket is reached by TCP', async () => {
  const folder = scratchFolder();
  const cluster = join(folder, 'cluster');
  mkdirSync(cluster);
  writeFileSync(join(folder, 'postgres'), POSTGRES, { mode: 0o755 });
  const home = { folder, cluster, account: { name: 'this user', uid: null, gid: null }, note: null };
  expect(socketFolder(home, 54_321)).toBe(cluster);
  const started = await runCluster(home, folder);
  const { child, socket } = must(started.ok ? started.value : undefined, 'it runs');
  child.kill('SIGKILL');
  expect(socket).toBeNull();
});
