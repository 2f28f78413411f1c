import { rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

const ROOT = join(import.meta.dirname, '../..');

/**
 * A module of the project as one plain module: Node reads no TypeScript in every version that runs Perya.
 * @param {string} entry
 * @param {RegExp} [leftOut] what it imports late, and is not asked for
 * @returns {Promise<string>} Its address, to be imported.
 */
export async function bundle(entry, leftOut = /^$/) {
  const outDir = join(ROOT, 'node_modules/.cache/perya-bench', basename(entry, '.ts'));
  rmSync(outDir, { recursive: true, force: true });
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: entry,
      outDir,
      target: 'node20',
      minify: false,
      rolldownOptions: { external: leftOut, output: { entryFileNames: 'entry.js' } },
    },
  });
  return pathToFileURL(join(outDir, 'entry.js')).href;
}
