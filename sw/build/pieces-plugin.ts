/** Pieces of the program are brought by a module of our own, see `docs/decisions/062-a-piece-and-its-styles-at-once.md`. */
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Every `import()` of the built page calls what this module exports. The name is internal to the bundler. */
const HELPER = '\0vite/preload-helper.js';
const OURS = resolve(import.meta.dirname, '../../src/app/bring-piece.ts');

export function bringPieces(): Plugin {
  let isTaken = false;
  return {
    name: 'perya:pieces',
    enforce: 'pre',
    apply: 'build',
    load(id) {
      if (id !== HELPER) return null;
      isTaken = true;
      return `export { bringPiece as __vitePreload } from ${JSON.stringify(OURS)};`;
    },
    buildEnd(error) {
      if (!error && !isTaken) this.error('The bundler has another name for what brings pieces');
    },
  };
}
