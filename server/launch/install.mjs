/** Installs the packages of the lock file when some are missing. Plain JavaScript: it runs before there are packages. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

// What decides over the packages is the lock file, not how the environment was set up for something else.
const OPTIONS = ['--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];

/** @param {string} root */
export function installMissing(root) {
  if (isInstalled(root)) return true;
  console.log('Installing packages …');
  return runNpm(root, ['ci', ...OPTIONS]);
}

function runNpm(root, args) {
  const [command, ...before] = npmCommand();
  return spawnSync(command, [...before, ...args], { cwd: root, stdio: 'inherit' }).status === 0;
}

/**
 * npm keeps a list of what it installed, and that is compared, so that an install made by hand counts as well.
 * @param {string} root
 */
function isInstalled(root) {
  const wanted = readPackages(join(root, 'package-lock.json'));
  const present = readPackages(join(root, 'node_modules', '.package-lock.json'));
  return Object.entries(wanted)
    .filter(([path, entry]) => path !== '' && isNeededHere(entry))
    .every(([path, entry]) => present[path]?.version === entry.version);
}

/** Optional packages are mostly those of other systems; which of ours fits the C library only npm knows. */
function isNeededHere({ optional, os, cpu, libc }) {
  if (!optional) return true;
  return Boolean(os?.includes(process.platform) && cpu?.includes(process.arch) && !libc);
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
  } catch {
    // No list: nothing is installed.
    return {};
  }
}

/** The npm that started us, if one did: there may be several on the path. */
function npmCommand() {
  const own = process.env.npm_execpath ?? '';
  return basename(own) === 'npm-cli.js' ? [process.execPath, own] : ['npm'];
}
