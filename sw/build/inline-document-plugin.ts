/**
 * Puts the first screen's styles and the early scripts into the document, so that nothing but the document is needed
 * for a first paint, and the first question is asked before any other script has arrived.
 */
import { resolve } from 'node:path';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { shrink } from './shrink-first-plugin.ts';

const STYLESHEET = /<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"[^>]*>/g;
const EARLY_SCRIPT = /<script data-early="([^"]+)"><\/script>/g;
/** The early script asks for the program, when the first games have gone before it on the wire. */
const PROGRAM = /<script type="module"[^>]* src=/;
const EARLY = 'early';

export function inlineDocument(): Plugin {
  const inlined = new Set<string>();
  let config: ResolvedConfig;
  return {
    name: 'perya:inline-document',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const entries = [...html.matchAll(EARLY_SCRIPT)].map(([, entry = '']) => entry);
        const scripts = await Promise.all(entries.map((entry) => bundleEarlyScript(config, entry)));
        // A function as the replacement: the script may hold what a replacement text gives a meaning to.
        const asking = html.replaceAll(EARLY_SCRIPT, () => `<script>${scripts.shift()}</script>`);
        if (!bundle) return asking;
        const styled = asking.replaceAll(STYLESHEET, (_link, file: string) => {
          const sheet = bundle[file];
          if (sheet?.type !== 'asset') throw new Error(`The document links ${file}, which the build did not make`);
          inlined.add(file);
          return `<style>${String(sheet.source).trim()}</style>`;
        });
        if (!PROGRAM.test(styled)) throw new Error('The document does not name the program');
        // Indentation is for the reader of the source; a phone on a slow connection pays for it.
        return styled
          .replace(PROGRAM, '<script type="program" src=')
          .replaceAll(/\n\s+/g, '\n')
          .replaceAll('>\n<', '><');
      },
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const entry = chunks.find((chunk) => chunk.isEntry);
        if (!entry) throw new Error('The build has no entry');
        for (const file of inlined) {
          delete bundle[file];
          // Chunks loaded later name the sheet among what they need. It is in the document already, so they are told
          // of the entry instead, which is loaded as well.
          for (const chunk of chunks) chunk.code = chunk.code.replaceAll(`"${file}"`, `"${entry.fileName}"`);
        }
      },
    },
  };
}

async function bundleEarlyScript(config: ResolvedConfig, entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    root: config.root,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: config.build.target,
      modulePreload: false,
      rolldownOptions: { input: resolve(config.root, EARLY, entry), output: { format: 'iife', codeSplitting: false } },
    },
  });
  const output = Array.isArray(result) ? result[0] : result;
  if (!output || !('output' in output)) throw new Error('The early script was not built');
  return shrink(output.output[0].code.trim(), { isModule: false });
}
