/**
 * Builds the service worker by the same bundler in development and for release: one classic script at a fixed
 * address, with the list of what to precache written into it once the page's own files are known.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, extname, join, relative, resolve } from 'node:path';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { pathsOfQuestions } from '#contract/index.ts';
import { isOfFirstVisit } from './chunks.ts';
import { withoutAdvice } from './shrink-first-plugin.ts';

interface PrecacheEntry {
  url: string;
  revision: string | null;
}

interface Options {
  /** File name in the site's root → entry, from the project's root. */
  scripts: Record<string, string>;
}

const PROJECT = resolve(import.meta.dirname, '../..');

/**
 * The shell, every route chunk, the font and what an installed app shows; never pictures of games. Nor jsencrypt (`lib-`) and the
 * browser's half of passkeys (`esm-`): who needs them is about to send something to the server. Nor what the worker does, a second
 * time for the page itself: a browser without workers searches online alone.
 */
const PRECACHED =
  /^\/(index\.html|manifest\.webmanifest|assets\/(?!pack-|lib-|esm-|worker-lib-|find-games-|shrink-picture-).+\.(js|css|woff2)|icons\/icon-192\.png)$/;
const HASHED_FOLDER = '/assets/';

const PACKED = /^\/assets\/.+\.(js|css)$/;

export function serviceWorkers({ scripts }: Options): Plugin {
  let config: ResolvedConfig;

  async function bundle(entry: string, precache: PrecacheEntry[], pack = ''): Promise<string> {
    const result = await build({
      configFile: false,
      root: PROJECT,
      mode: config.mode,
      logLevel: 'error',
      publicDir: false,
      // Two packages of Workbox each bring a copy of their own.
      resolve: { dedupe: ['idb'] },
      define: {
        'self.__WB_MANIFEST': JSON.stringify(precache),
        'self.__PACK': JSON.stringify(pack),
        'self.__QUESTIONS': JSON.stringify(pathsOfQuestions()),
        'process.env.NODE_ENV': JSON.stringify(config.command === 'build' ? 'production' : 'development'),
      },
      build: {
        write: false,
        target: config.build.target,
        minify: config.command === 'build',
        // As a library it is one script of its own; what it imports late stands in it, and runs when it is asked for.
        lib: { entry: resolve(PROJECT, entry), formats: ['iife'], name: 'worker' },
        rolldownOptions: { output: { codeSplitting: false } },
      },
    });
    const output = Array.isArray(result) ? result[0] : result;
    if (!output || !('output' in output)) throw new Error(`The build of ${entry} gave no script`);
    return withoutAdvice(output.output[0].code);
  }

  return {
    name: 'perya:service-worker',
    configResolved(resolved) {
      config = resolved;
    },
    configureServer(server) {
      const made = new Map<string, Promise<string>>();
      server.watcher.add(resolve(PROJECT, 'sw'));
      server.watcher.on('all', () => made.clear());
      server.middlewares.use((request, response, next) => {
        const name = request.url?.split('?')[0]?.slice(1) ?? '';
        const entry = scripts[name];
        if (!entry) return next();
        const code = made.get(name) ?? bundle(entry, []);
        made.set(name, code);
        code.then((script) => {
          response.setHeader('content-type', 'text/javascript');
          response.setHeader('cache-control', 'no-store');
          response.end(script);
        }, next);
      });
    },
    closeBundle: {
      sequential: true,
      order: 'pre',
      async handler() {
        if (config.command !== 'build') return;
        const precache = await listPrecache(config.build.outDir);
        const pack = await writePack(config.build.outDir, precache);
        for (const [name, entry] of Object.entries(scripts)) {
          await writeFile(join(config.build.outDir, name), await bundle(entry, precache, pack));
        }
      },
    },
  };
}

async function listPrecache(folder: string): Promise<PrecacheEntry[]> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const entries: PrecacheEntry[] = [];
  for (const file of files) {
    const path = join(file.parentPath, file.name);
    const url = `/${relative(folder, path).replaceAll('\\', '/')}`;
    if (!file.isFile() || !PRECACHED.test(url)) continue;
    // A hashed name never changes its content, so it needs no revision and comes from the browser's own cache.
    const revision = url.startsWith(HASHED_FOLDER) ? null : hashOf(await readFile(path));
    entries.push({ url, revision });
  }
  return entries.sort((a, b) => a.url.localeCompare(b.url));
}

/**
 * One file of all the pieces that no screen has asked for yet; `sw/unpack.ts` says how it is read. It goes as a script,
 * though nothing runs it: so each host compresses it, and gives it the headers that its pieces are kept with.
 */
async function writePack(folder: string, precache: PrecacheEntry[]): Promise<string> {
  const urls = precache.map(({ url }) => url).filter((url) => PACKED.test(url) && !isOfFirstVisit(basename(url)));
  const pieces = await Promise.all(urls.map(async (url) => ({ url, body: await readFile(join(folder, url)) })));
  // Alike beside alike, scripts before styles, is less on the wire; the small ones are whole before a connection breaks.
  pieces.sort((a, b) => extname(b.url).localeCompare(extname(a.url)) || a.body.length - b.body.length);
  const index = pieces.map(({ url, body }) => [url, body.length]);
  const pack = Buffer.concat([Buffer.from(`${JSON.stringify(index)}\n`), ...pieces.map(({ body }) => body)]);
  const url = `${HASHED_FOLDER}pack-${hashOf(pack).slice(0, 7)}.js`;
  await writeFile(join(folder, url), pack);
  return url;
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
}
