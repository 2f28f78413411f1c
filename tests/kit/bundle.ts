import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { build } from 'vite';

import { removeLater } from './scratch.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Bundles a TypeScript module as the server is bundled, so that a test can run and kill it as a process of its own. `removeScratch` removes it. */
export async function bundle(entry: string): Promise<string> {
  // Inside node_modules, where what it imports is found from.
  const cache = join(root, 'node_modules', '.cache', 'perya-tests');
  mkdirSync(cache, { recursive: true });
  const outDir = mkdtempSync(join(cache, 'bundle-'));
  removeLater(outDir);
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: entry,
      outDir,
      target: 'node20',
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'entry.js' } },
    },
  });
  return join(outDir, 'entry.js');
}
