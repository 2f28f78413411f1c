/**
 * Keeps Dexie off the first visit's path. dexie-react-hooks imports it for hooks that nobody here calls; only its
 * useObservable is used, which needs nothing of Dexie, while the store loads the real one when it opens.
 */
import type { Plugin } from 'vite';

const NOTHING = '\0no-dexie';

export function lazyDexie(): Plugin {
  return {
    name: 'perya:lazy-dexie',
    enforce: 'pre',
    apply: 'build',
    resolveId: (source, importer) => (source === 'dexie' && importer?.includes('dexie-react-hooks') ? NOTHING : null),
    load: (id) => (id === NOTHING ? 'export const Dexie = undefined;' : null),
  };
}
