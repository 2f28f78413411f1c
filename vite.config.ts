import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { codeSplitting } from './sw/build/chunks.ts';
import { compressed } from './sw/build/compressed-plugin.ts';
import { inlineDocument } from './sw/build/inline-document-plugin.ts';
import { lazyDexie } from './sw/build/lazy-dexie-plugin.ts';
import { OLDEST_BROWSERS } from './sw/build/oldest-browsers.ts';
import { shrinkFirst } from './sw/build/shrink-first-plugin.ts';
import { bringPieces } from './sw/build/pieces-plugin.ts';
import { serviceWorkers } from './sw/build/service-worker-plugin.ts';

/** `Features.LightDark` of lightningcss, which Vite brings along. */
const LIGHT_DARK = 1_048_576;

export default defineConfig({
  root: 'src',
  publicDir: resolve(import.meta.dirname, 'public'),
  cacheDir: resolve(import.meta.dirname, 'node_modules/.cache/vite'),
  plugins: [
    react(),
    lazyDexie(),
    bringPieces(),
    inlineDocument(),
    shrinkFirst(),
    serviceWorkers({ scripts: { 'sw.js': 'sw/index.ts', 'sw-kill.js': 'sw/kill.ts' } }),
    compressed(),
  ],
  // React has had this hook of its own since version 18; its stand-in for older ones is weight before the first screen.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
  // No style asks for `light-dark()`, so nothing has to stand in for it.
  css: { lightningcss: { exclude: LIGHT_DARK } },
  // Apart from what the page runs itself where no worker starts, which is not kept for offline.
  worker: { format: 'es', rolldownOptions: { output: { chunkFileNames: 'assets/worker-[name]-[hash].js' } } },
  build: {
    outDir: resolve(import.meta.dirname, 'dist'),
    emptyOutDir: true,
    target: OLDEST_BROWSERS,
    assetsInlineLimit: 0,
    // Each `import()` in the first script would list the names of all pieces it leads to. It names the styles, which nothing
    // else asks for; a piece names its own, one round trip later on a first visit and from the device on every other.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, deps) => deps.filter((name) => name.endsWith('.css')),
    },
    reportCompressedSize: false,
    // The entry lists the names of all that may be loaded later, so every letter of them is weight before the first screen.
    rolldownOptions: {
      output: {
        codeSplitting,
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
});
