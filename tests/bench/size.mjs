/** The size budgets: what a phone loads before the lobby is there, and what it keeps. Sizes are brotli's. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

const PROJECT = join(import.meta.dirname, '../..');
const DIST = join(PROJECT, 'dist');
const KB = 1024;
const BUDGETS_BYTES = {
  document: 14 * KB,
  scriptBeforeReady: 85 * KB,
  font: 24 * KB,
  routeScript: 15 * KB,
  language: 32 * KB,
  keptOffline: 439 * KB,
  serviceWorkerStart: 60 * KB,
};
/** Not routes: what every screen asks for after the first paint, the database's code, a language, the old cipher, which few servers ask for, and what the worker itself loads. */
const NOT_ROUTES = /^(late|kept-store|filipino|lib|entry|worker|workers|workbox)/;

const read = (path) => readFileSync(join(DIST, path));
const packed = (path) => brotliCompressSync(read(path)).length;

const html = read('index.html').toString();
const first = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map((match) => match[1]);
const built = readdirSync(join(DIST, 'assets')).filter((name) => !/\.(br|gz)$/.test(name));
/** Copies of other pieces, which the service worker takes in their place. */
const pack = built.find((name) => name.startsWith('pack-'));
const assets = built.filter((name) => name !== pack);
const scripts = assets.filter((name) => name.endsWith('.js')).map((name) => `assets/${name}`);
const routes = scripts.filter((path) => !first.includes(path) && !NOT_ROUTES.test(path.slice('assets/'.length)));
const font = assets.find((name) => name.endsWith('.woff2'));
const filipino = scripts.filter((path) => path.startsWith('assets/filipino'));
const sum = (paths) => paths.reduce((total, path) => total + packed(path), 0);

/** What the service worker keeps, as its script lists it. */
const [manifest] = /\[\{url:.+?\}\]/.exec(read('sw.js').toString()) ?? ['[]'];
const isKept = (path) => manifest.includes(`/${path}`);

const packedUrls = new Set(JSON.parse(read(`assets/${pack}`).toString().split('\n')[0]).map(([url]) => url.slice(1)));

const rows = [
  ['document with styles and first screen', packed('index.html'), BUDGETS_BYTES.document],
  ['script before the lobby is ready', sum(first), BUDGETS_BYTES.scriptBeforeReady],
  ['font', read(`assets/${font}`).length, BUDGETS_BYTES.font],
  ['largest further route', Math.max(0, ...routes.map(packed)), BUDGETS_BYTES.routeScript],
  ['Filipino', sum(filipino), BUDGETS_BYTES.language],
  [
    'kept for offline, without game art',
    packed('sw.js') +
      packed('index.html') +
      packed(`assets/${pack}`) +
      sum(scripts.filter((path) => isKept(path) && !packedUrls.has(path))),
    BUDGETS_BYTES.keptOffline,
  ],
];

/** What a browser runs each time it starts the service worker, unpacked: all but what is imported late. */
async function serviceWorkerStart() {
  const { output } = await build({
    configFile: false,
    root: PROJECT,
    logLevel: 'error',
    publicDir: false,
    resolve: { dedupe: ['idb'] },
    define: { 'self.__WB_MANIFEST': manifest, 'self.__QUESTIONS': '[]', 'process.env.NODE_ENV': '"production"' },
    build: { write: false, modulePreload: false, rolldownOptions: { input: 'sw/index.ts' } },
  });
  const entry = output.find((piece) => piece.isEntry);
  const first = output.filter((piece) => piece === entry || entry.imports.includes(piece.fileName));
  return first.reduce((total, { code }) => total + code.length, 0);
}

rows.push([
  'service worker, what runs at its start, unpacked',
  await serviceWorkerStart(),
  BUDGETS_BYTES.serviceWorkerStart,
]);

/** What each promotion's page adds to what all of them share, its motion included: one piece holds several of them. */
async function promotionScripts() {
  const folder = 'src/features/activities/bodies';
  const names = readdirSync(join(PROJECT, folder)).filter((name) => /^[a-z0-9-]+\.tsx$/.test(name));
  const shared = /^[#@]|^react|promotion\.ts$|text\.ts$|\.css$/;
  return Promise.all(
    names.map(async (name) => {
      const { output } = await build({
        configFile: false,
        root: PROJECT,
        logLevel: 'error',
        publicDir: false,
        build: {
          write: false,
          modulePreload: false,
          rolldownOptions: {
            input: join(folder, name),
            preserveEntrySignatures: 'strict',
            external: (id) => shared.test(id),
          },
        },
      });
      return [name, output.reduce((total, { code }) => total + brotliCompressSync(code ?? '').length, 0)];
    }),
  );
}

const pages = await promotionScripts();
const [largest, most] = pages.toSorted(([, one], [, other]) => other - one)[0];
rows.push([`largest of ${pages.length} promotions’ own pages (${largest})`, most, BUDGETS_BYTES.routeScript]);

/** Each is a request of its own, and an entry of the phone's cache. */
const MOST_FILES = 56;
const files = [...scripts, ...assets.filter((name) => name.endsWith('.css'))].length;

let missed = files <= MOST_FILES ? 0 : 1;
console.log(`${missed ? 'OVER' : 'ok  '} ${files} of ${MOST_FILES} files of script and style`);

for (const [name, bytes, budget] of rows) {
  const isKept = bytes <= budget;
  if (!isKept) missed += 1;
  console.log(`${isKept ? 'ok  ' : 'OVER'} ${(bytes / KB).toFixed(1).padStart(6)} of ${budget / KB} kB  ${name}`);
}
process.exitCode = missed === 0 ? 0 : 1;
