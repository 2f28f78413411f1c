import { resolve } from 'node:path';

import { defineConfig } from 'vite';

const root = resolve(import.meta.dirname, '..');

/** The server as one file next to the page. Its packages stay outside: some bring programs of their own. */
export default defineConfig({
  root,
  publicDir: false,
  build: {
    ssr: 'server/index.ts',
    outDir: 'build/server',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    sourcemap: true,
    rolldownOptions: { output: { entryFileNames: 'index.js' } },
  },
});
