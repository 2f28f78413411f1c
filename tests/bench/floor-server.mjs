/** Builds the floor page and serves it as a good server would: compressed, and kept by a small service worker. */
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

const TYPES = { '.html': 'text/html', '.js': 'text/javascript' };
const HERE = import.meta.dirname;
const OUT = join(HERE, '../../.cache/bench-floor');

const workerFor = (files) => `
const CACHE = 'floor', FILES = ${JSON.stringify(files)};
addEventListener('install', (event) => event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)).then(() => skipWaiting())));
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => event.respondWith(caches.open(CACHE)
  .then((cache) => cache.match(event.request.mode === 'navigate' ? '/index.html' : event.request))
  .then((kept) => kept || fetch(event.request))));`;

export async function serveFloor() {
  await build({
    root: join(HERE, 'floor'),
    configFile: false,
    logLevel: 'error',
    build: { outDir: OUT, emptyOutDir: true },
  });
  const names = readdirSync(OUT, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = new Map(
    names.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [path.slice(OUT.length), readFileSync(path)];
    }),
  );
  files.set('/sw.js', Buffer.from(workerFor([...files.keys()])));
  const packed = new Map([...files].map(([path, bytes]) => [path, brotliCompressSync(bytes)]));
  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : request.url;
    const body = packed.get(path);
    if (!body) return void response.writeHead(404).end();
    const caching = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
    const headers = { 'content-type': TYPES[extname(path)] ?? 'text/plain', 'cache-control': caching };
    response.writeHead(200, { ...headers, 'content-encoding': 'br', 'content-length': body.length }).end(body);
  });
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return { port: server.address().port, close: () => server.close() };
}
