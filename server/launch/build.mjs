/** Builds page and server when their sources have changed since the last build. Plain JavaScript, as its neighbors. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = ['src', 'sw', 'workers', 'public', 'server', 'vite.config.ts', 'package.json', 'package-lock.json'];

/** The page in dist, the server and the games in build: every file of the page's folder is served to every caller. */
const BUILDS = [[], ['--config', 'server/vite.config.ts'], ['--config', 'server/provider/vite.config.ts']];

/** @param {string} root */
export function buildStale(root) {
  const stamp = join(root, 'build', '.stamp');
  const hash = hashSources(root);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return true;
  console.log('Building …');
  // A build that is cut short must not pass for a whole one.
  rmSync(stamp, { force: true });
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  for (const options of BUILDS) {
    const command = [vite, 'build', '--logLevel', 'error', ...options];
    if (spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit' }).status !== 0) return false;
  }
  writeFileSync(stamp, hash);
  return true;
}

/** @param {string} root */
function hashSources(root) {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of filesOf(root, source)) {
      const content = readFileSync(join(root, file));
      hash.update(`${file}\0${content.length}\0`).update(content);
    }
  }
  return hash.digest('hex');
}

/** Sorted, because systems list folders in different orders; without tests, because no build holds them. */
function filesOf(root, path) {
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found ? [path] : [];
  const entries = readdirSync(join(root, path), { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .toSorted();
}
