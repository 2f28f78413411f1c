import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'valibot';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { Settings } from '#contract/settings.ts';
import { DAY_MS } from '#shared/durations.ts';
import { removeScratch, scratchFolder } from '../../tests/kit/scratch.ts';
import { openClient } from './client.ts';
import { keepRelease } from './kept-releases.ts';

let client: string;
let folder: string;
let nowMs = Date.UTC(2026, 10, 1);

beforeEach(() => {
  const scratch = scratchFolder();
  client = join(scratch, 'dist');
  folder = join(scratch, 'data', 'releases');
});

afterAll(removeScratch);

/** A build with one file that only it has and one that all have. */
async function build(name: string): Promise<void> {
  await rm(client, { recursive: true, force: true });
  await mkdir(join(client, 'assets'), { recursive: true });
  await writeFile(join(client, 'index.html'), `<script type="application/json" id="settings">{}</script>${name}`);
  await writeFile(join(client, 'sw.js'), `// ${name}`);
  await writeFile(join(client, 'assets', `only-${name}.js`), `// ${name}`);
  await writeFile(join(client, 'assets', `only-${name}.js.br`), `packed ${name}`);
  await writeFile(join(client, 'assets', 'shared-1.js'), '// for all');
}

async function deploy(name: string, afterMs = DAY_MS): Promise<string[]> {
  nowMs += afterMs;
  await build(name);
  return keepRelease({ client, folder, nowMs });
}

async function served(releases: string[]): Promise<(path: string) => Promise<Response>> {
  const options = { hosts: { pictures: [], frames: [], chat: [] }, killServiceWorker: false };
  const opened = await openClient({ folder: client, releases, settings: parse(Settings, {}), ...options });
  return (path) => opened.answer(new Request(`http://perya.test${path}`, { headers: { 'accept-encoding': 'br' } }));
}

test('[SW-15] the pieces of three former releases are served beside this one’s, and no older ones', async () => {
  for (const name of ['a', 'b', 'c', 'd']) await deploy(name, 20 * DAY_MS);
  const get = await served(await deploy('e', 20 * DAY_MS));
  const statuses = await Promise.all(
    ['a', 'b', 'c', 'd', 'e'].map(async (name) => (await get(`/assets/only-${name}.js`)).status),
  );
  expect(statuses).toEqual([404, 200, 200, 200, 200]);
  expect((await get('/assets/only-b.js')).headers.get('cache-control')).toContain('immutable');
  expect(await (await get('/assets/only-b.js')).text()).toBe('packed b');
  expect((await get('/assets/shared-1.js')).status).toBe(200);
});

test('many deploys on one day take no page of the last two weeks along', async () => {
  for (let count = 0; count < 10; count++) await deploy(`n${count}`, 60_000);
  const get = await served(await deploy('last', 60_000));
  expect((await get('/assets/only-n0.js')).status).toBe(200);
  // How long a release is over counts, not how long ago it began.
  await deploy('much-later', 15 * DAY_MS);
  const left = await readdir(folder);
  expect(left).toHaveLength(4);
});

test('there is an end to what is kept', async () => {
  for (let count = 0; count < 30; count++) await deploy(`n${count}`, 60_000);
  expect(await readdir(folder)).toHaveLength(21);
});

test('a restart is no release, and going back makes an old one the newest', async () => {
  await deploy('a');
  await deploy('b');
  await deploy('b');
  expect(await readdir(folder)).toHaveLength(2);
  const [newest, other] = await deploy('a');
  expect(await readdir(folder)).toHaveLength(2);
  expect(await readdir(join(newest ?? '', 'assets'))).toContain('only-a.js');
  expect(await readdir(join(other ?? '', 'assets'))).toContain('only-b.js');
});

test('a running server loses nothing when the next build empties the folder of this one', async () => {
  const get = await served(await deploy('a'));
  await build('b');
  expect(await (await get('/assets/only-a.js')).text()).toBe('packed a');
});

test('a start that was cut short leaves nothing that is served', async () => {
  await deploy('a');
  await mkdir(join(folder, 'unfinished-1', 'assets'), { recursive: true });
  await writeFile(join(folder, 'unfinished-1', 'assets', 'only-half.js'), '// half');
  const get = await served(await deploy('b'));
  expect((await get('/assets/only-half.js')).status).toBe(404);
});

test('without a build nothing is kept', async () => {
  expect(await keepRelease({ client, folder, nowMs })).toEqual([]);
});
