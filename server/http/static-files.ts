/**
 * The files of the built client, each read once and kept with its compressed forms. Only what the folder held at the
 * start can be asked for, so no path of a visitor's ever reaches the file system.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { once } from '#shared/once.ts';
import { type Effort, encode, type Encoding } from './encoding.ts';

export interface StaticFile {
  type: string;
  isText: boolean;
  read(): Promise<Uint8Array>;
  etag(): Promise<string>;
  variant(encoding: Encoding): Promise<Uint8Array>;
}

/** By the path of their URL, as "/assets/main-x1.js". */
export type StaticFiles = Map<string, StaticFile>;

const TYPES: Record<string, { type: string; isText: boolean }> = {
  '.html': { type: 'text/html; charset=utf-8', isText: true },
  '.js': { type: 'text/javascript; charset=utf-8', isText: true },
  '.css': { type: 'text/css; charset=utf-8', isText: true },
  '.json': { type: 'application/json; charset=utf-8', isText: true },
  '.webmanifest': { type: 'application/manifest+json; charset=utf-8', isText: true },
  '.svg': { type: 'image/svg+xml', isText: true },
  '.txt': { type: 'text/plain; charset=utf-8', isText: true },
  '.map': { type: 'application/json; charset=utf-8', isText: true },
  '.png': { type: 'image/png', isText: false },
  '.jpg': { type: 'image/jpeg', isText: false },
  '.webp': { type: 'image/webp', isText: false },
  '.avif': { type: 'image/avif', isText: false },
  '.ico': { type: 'image/x-icon', isText: false },
  '.woff2': { type: 'font/woff2', isText: false },
  '.mp4': { type: 'video/mp4', isText: false },
  '.wasm': { type: 'application/wasm', isText: false },
};
const UNKNOWN_TYPE = { type: 'application/octet-stream', isText: false };

const SUFFIXES = { br: '.br', gzip: '.gz', identity: '' } as const;

/** A folder that is not there yet holds no files: in development the page comes from elsewhere. */
export async function openStaticFiles(folder: string): Promise<StaticFiles> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
  const paths = new Set(entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)));
  const files: StaticFiles = new Map();
  for (const path of paths) {
    const beside = (encoding: Encoding) => (paths.has(path + SUFFIXES[encoding]) ? path + SUFFIXES[encoding] : null);
    if (isVariantOf(path, paths)) continue;
    files.set(
      urlOf(folder, path),
      makeFile(extname(path), () => readFile(path), { beside }),
    );
  }
  return files;
}

interface FileOptions {
  /** Where the build has put a compressed form. */
  beside?: (encoding: Encoding) => string | null;
  effort?: Effort;
}

/** A file whose content is made rather than found. */
export function makeFile(
  extension: string,
  load: () => Promise<Uint8Array>,
  { beside = () => null, effort = 'thorough' }: FileOptions = {},
): StaticFile {
  const read = once(load);
  const variants = new Map<Encoding, () => Promise<Uint8Array>>([['identity', read]]);
  for (const encoding of ['br', 'gzip'] as const) {
    const made = beside(encoding);
    variants.set(
      encoding,
      once(async () => (made ? readFile(made) : encode(await read(), encoding, effort))),
    );
  }
  return {
    ...(TYPES[extension] ?? UNKNOWN_TYPE),
    read,
    etag: once(
      async () =>
        `W/"${createHash('sha256')
          .update(await read())
          .digest('base64url')
          .slice(0, 22)}"`,
    ),
    variant: (encoding) => (variants.get(encoding) ?? read)(),
  };
}

function isVariantOf(path: string, paths: Set<string>): boolean {
  const extension = extname(path);
  return (extension === '.br' || extension === '.gz') && paths.has(path.slice(0, -extension.length));
}

const urlOf = (folder: string, path: string): string =>
  `/${path.slice(join(folder, '/').length).replaceAll('\\', '/')}`;
