import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { removeScratch, scratchFolder } from '../../../tests/kit/scratch.ts';
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
