import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { ask, launch, postmasterOf, prepareClusters, start, usedFolder } from '../../tests/kit/clusters.ts';
import { scratchFolder } from '../../tests/kit/scratch.ts';
import { processMark } from './embedded/process-mark.ts';

prepareClusters();

test('keeps what was written, lets in only its own user, and stops without a trace', async () => {
  const folder = scratchFolder();
  const first = await start(folder);
  const names = ['fsync', 'synchronous_commit', 'listen_addresses', 'is_superuser'];
  const columns = names.map((name) => `current_setting('${name}') as ${name}`);
  expect(await ask(first.url, `select ${columns.join()}`)).toEqual([
    { fsync: 'on', synchronous_commit: 'on', listen_addresses: '127.0.0.1', is_superuser: 'off' },
  ]);
  await ask(first.url, 'create table kept as select 7 as number');
  // By a socket that only its own user can reach, and by TCP as well; both ask for the password.
  const byTcp = first.url.replace(/\?.*$/, '');
  expect(await ask(first.url, 'select inet_server_addr() as at')).toEqual([{ at: null }]);
  expect(await ask(byTcp, 'select inet_server_addr() as at')).toEqual([{ at: '127.0.0.1' }]);
  await expect(ask(byTcp.replace(/:[0-9a-f]{48}@/, ':wrong@'), 'select 1')).rejects.toThrow(/password/);
  await expect(ask(first.url.replace(/:[0-9a-f]{48}@/, ':wrong@'), 'select 1')).rejects.toThrow(/password/);
  expect(statSync(join(folder, 'postgres', 'passwords.json')).mode & 0o777).toBe(0o600);

  const postmaster = postmasterOf(folder);
  expect(await first.child.kill('SIGTERM')).toBe(0);
  expect(processMark(postmaster)).toBeNull();
  expect(readdirSync(folder)).toEqual(['postgres']);

  const second = await start(folder);
  expect(await ask(second.url, 'select number from kept')).toEqual([{ number: 7 }]);
});

test('tells a second start who has the folder', async () => {
  const folder = usedFolder();
  const first = await start(folder);
  const second = launch(folder);
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain(`in use by another Perya (process ${first.child.pid} at http://localhost:1)`);
  expect(await ask(first.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('lets exactly one of several starts at once have the folder', async () => {
  const folder = usedFolder();
  const children = Array.from({ length: 5 }, () => launch(folder));
  const said = await Promise.all(
    children.map(async (child) => JSON.parse(await child.line(/^\{/)) as { url?: string }),
  );
  expect(said.filter((line) => line.url !== undefined)).toHaveLength(1);
});

test('says in one sentence that a folder cannot be written', async () => {
  const readOnly = scratchFolder(0o555);
  const file = join(scratchFolder(), 'file');
  writeFileSync(file, '');
  for (const folder of [readOnly, join(file, 'below')]) {
    const child = launch(folder);
    expect(await child.ended).toBe(1);
    expect(child.output()).toMatch(
      /^\{"sentence":"The data folder .* cannot be written \(.*\): choose another with PERYA_DATA\."\}$/,
    );
  }
});
