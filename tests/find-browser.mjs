/** Finds a Chromium to test with: one that is named, one that is there, and only then one that has to be fetched. */
import { existsSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';

import { root } from '../server/launch/prepare.mjs';
import { runProgram } from './program.mjs';

/** Chromium without a window starts and draws in two thirds of the time. It cannot install an app. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const WHOLE = [
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
  'chrome',
  'Google Chrome',
  'Chromium',
];

const USUAL_PLACES = [
  '/usr/bin',
  '/usr/local/bin',
  '/opt/google/chrome',
  '/snap/bin',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const ANSWER_MS = 60_000;
const FETCH_MS = 5 * 60_000;

/**
 * `path` is the browser of the tests; `whole` is one that can install an app, where there is one.
 * @returns {Promise<{ path: string, whole?: string } | { sentence: string }>}
 */
export async function findBrowser() {
  const named = process.env.PERYA_CHROMIUM;
  if (named) {
    if (!(await works(named))) return { sentence: `PERYA_CHROMIUM is "${named}", which is no browser that runs.` };
    return { path: named, whole: SHELLS.includes(basename(named)) ? undefined : named };
  }
  for (const look of [lookAround, fetchWithPlaywright, fetchFromDebian]) {
    const path = await look();
    if (path) return { path, whole: (await findAmong(WHOLE)) ?? undefined };
  }
  return {
    sentence: 'No browser was found or could be fetched: install Chrome or Chromium, or name one with PERYA_CHROMIUM.',
  };
}

const lookAround = () => findAmong([...SHELLS, ...WHOLE]);

/** The first of these names that runs; what stands on the path comes before the usual places. */
async function findAmong(names) {
  const rankOf = (path) => names.indexOf(basename(path));
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  for (const places of [folders, USUAL_PLACES]) {
    const paths = places.flatMap((place) => [...names.map((name) => join(place, name)), place]);
    const there = [...new Set(paths)].filter((path) => rankOf(path) >= 0 && existsSync(path));
    for (const path of there.toSorted((one, other) => rankOf(one) - rankOf(other))) {
      if (await works(path)) return path;
    }
  }
  return null;
}

/** One that was downloaded before, or is now, where there is a way out to the network. */
async function fetchWithPlaywright() {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  if (existsSync(path) && (await works(path))) return path;
  console.log('Fetching a browser …');
  const cli = join(root, 'node_modules', 'playwright', 'cli.js');
  // Without a way out every attempt would wait for half a minute.
  const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '5000' };
  await runProgram(process.execPath, [cli, 'install', 'chromium'], { cwd: root, env, limitMs: FETCH_MS });
  return existsSync(path) && (await works(path)) ? path : null;
}

async function fetchFromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  console.log("Installing Debian's Chromium …");
  await installPackages('chromium', 'chromium-headless-shell');
  return lookAround();
}

export async function installPackages(...packages) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runProgram('apt-get', ['update'], { env, limitMs: FETCH_MS });
  const options = ['install', '--yes', '--no-install-recommends', '--option', 'Dpkg::Options::=--force-confold'];
  return runProgram('apt-get', [...options, ...packages], { env, limitMs: FETCH_MS });
}

/** Being there is not enough: some are scripts that only say where to get a browser, some lack a library. */
async function works(path) {
  const { ok, output } = await runProgram(path, ['--version'], { limitMs: ANSWER_MS });
  return ok && /chrom(e|ium)/i.test(output);
}
