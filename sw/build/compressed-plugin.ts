/** Leaves a brotli and a gzip copy beside every text file of the build, so that no server has to make them. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin, ResolvedConfig } from 'vite';

const TEXT_FILES = new Set(['.js', '.css', '.svg', '.json', '.webmanifest', '.txt']);
const SMALLEST_BYTES = 256;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export function compressed(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'perya:compressed',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        const files = await readdir(config.build.outDir, { recursive: true, withFileTypes: true });
        for (const file of files) {
          if (file.isFile() && TEXT_FILES.has(extname(file.name))) await compress(join(file.parentPath, file.name));
        }
      },
    },
  };
}

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < SMALLEST_BYTES) return;
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await writeFile(`${path}.br`, await toBrotli(bytes, options));
  await writeFile(`${path}.gz`, await toGzip(bytes, { level: constants.Z_BEST_COMPRESSION }));
}
