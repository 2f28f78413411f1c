/** What every command needs before it can begin: packages and a build. Says in one sentence what is in the way. */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

import { buildStale } from './build.mjs';
import { installMissing } from './install.mjs';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

export function prepareInstall() {
  if (!installMissing(root)) end('The packages could not be installed: see above what npm says.');
}

export function prepare() {
  prepareInstall();
  if (!buildStale(root)) end('The build failed: see above.');
}

function end(sentence) {
  console.error(sentence);
  process.exit(1);
}
