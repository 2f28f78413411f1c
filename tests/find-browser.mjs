/** Finds a Chromium to test with: one that is named, one that is there, and only then one that has to be fetched. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { root } from '../server/launch/prepare.mjs';
import { runProgram } from './program.mjs';

const NAMES = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'chrome'];

const USUAL_PLACES = [
  '/usr/bin',
  '/usr/local/bin',
  '/opt/google/chrome',
  '/snap/bin',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const ANSWER_MS = 20_000;
const FETCH_MS = 5 * 60_000;

/** @returns {Promise<{ path: string } | { sentence: string }>} */
export async function findBrowser() {
  const named = process.env.PERYA_CHROMIUM;
  if (named)
    return (await works(named))
      ? { path: named }
      : { sentence: `PERYA_CHROMIUM is "${named}", which is no browser that runs.` };
  for (const look of [lookAround, fetchWithPlaywright, fetchFromDebian]) {
    const path = await look();
    if (path) return { path };
  }
  return {
    sentence: 'No browser was found or could be fetched: install Chrome or Chromium, or name one with PERYA_CHROMIUM.',
  };
}

async function lookAround() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const paths = [...folders, ...USUAL_PLACES].flatMap((place) => [place, ...NAMES.map((name) => join(place, name))]);
  for (const path of new Set(paths)) {
    if (NAMES_OR_APPS.test(path) && existsSync(path) && (await works(path))) return path;
  }
  return null;
}

const NAMES_OR_APPS = new RegExp(`/(${NAMES.join('|')}|Google Chrome|Chromium)$`);

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
  await installPackages('chromium');
  const path = '/usr/bin/chromium';
  return existsSync(path) && (await works(path)) ? path : null;
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
