import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const PROJECT = join(import.meta.dirname, '..');

/** The packages that the product was ordered with; the signals under their real name. */
const ORDERED = (
  'react react-dom wouter workbox-window workbox-routing workbox-strategies workbox-background-sync idb dexie ' +
  'dexie-react-hooks comlink jsencrypt @preact/signals-react vitest fake-indexeddb playwright'
).split(' ');
/** One of them is started, not imported. */
const STARTED = ['playwright'];

test('[TST-01, DB-07] every ordered package is installed and used', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };
  const installed = Object.keys({ ...dependencies, ...devDependencies });
  expect(installed).toEqual(expect.arrayContaining(ORDERED));

  const sources = ['src', 'sw', 'workers', 'tests'].flatMap((program) =>
    readdirSync(join(PROJECT, program), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => readFileSync(join(PROJECT, program, path), 'utf8')),
  );
  const imports = (name: string): boolean =>
    sources.some((text) => new RegExp(`(from|import)[ (]'${name}(/[^']*)?'`).test(text));
  expect(ORDERED.filter((name) => !STARTED.includes(name) && !imports(name))).toEqual([]);
});
