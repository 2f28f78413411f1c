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

test('[TST-05] errands run against the server that is bundled, and tests of the store on fake-indexeddb', async () => {
  const { default: settings } = await import('../playwright.config.ts');
  expect(settings.webServer).toMatchObject({ command: 'node server/launch/start.mjs' });
  expect(settings.use?.baseURL).toMatch(/^http:\/\/localhost:\d+$/);
  const ofTheStore = readdirSync(join(PROJECT, 'src', 'store'))
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(PROJECT, 'src', 'store', name), 'utf8'))
    .filter((text) => /new (Public|Player)Database|open\w*Player\w*\(/.test(text));
  expect(ofTheStore.length).toBeGreaterThan(3);
  expect(ofTheStore.filter((text) => !text.includes("'fake-indexeddb/auto'"))).toEqual([]);
});

test('the lock file names every optional package, so that `npm ci` installs from it on every system', () => {
  interface Locked {
    readonly optionalDependencies?: Record<string, string>;
  }
  const { packages } = JSON.parse(readFileSync(join(PROJECT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const paths = Object.keys(packages);
  const isNamed = (name: string): boolean => paths.some((path) => path.endsWith(`node_modules/${name}`));
  const optional = Object.values(packages).flatMap((each) => Object.keys(each.optionalDependencies ?? {}));
  expect(optional.length).toBeGreaterThan(50);
  expect(optional.filter((name) => !isNamed(name))).toEqual([]);
});
