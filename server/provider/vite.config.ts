import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { compressed } from '../../sw/build/compressed-plugin.ts';
import { OLDEST_BROWSERS } from '../../sw/build/oldest-browsers.ts';

const root = resolve(import.meta.dirname, '../..');

/** What runs in the frame: a small program of its own, without the page's framework. */
export default defineConfig({
  root: resolve(import.meta.dirname, 'page'),
  publicDir: false,
  cacheDir: resolve(root, 'node_modules/.cache/vite-provider'),
  plugins: [compressed()],
  build: {
    outDir: resolve(root, 'build/provider'),
    emptyOutDir: true,
    target: OLDEST_BROWSERS,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
});
