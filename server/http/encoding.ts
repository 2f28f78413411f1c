/** Which encoding a caller takes, and how bytes get into it. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Quick is for an answer that a page waits for; thorough is for bytes that are sent many times. */
export type Effort = 'quick' | 'thorough';

const LEVELS = { quick: { br: 5, gzip: 6 }, thorough: { br: 11, gzip: 9 } } as const;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export function chooseEncoding(acceptEncoding: string | null): Encoding {
  if (acceptEncoding === null) return 'identity';
  const accepted = new Set(
    acceptEncoding
      .toLowerCase()
      .split(',')
      .map((part) => part.trim().split(/\s*;\s*q=/))
      .filter(([, quality]) => quality === undefined || Number(quality) > 0)
      .map(([name]) => name),
  );
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : 'identity';
}

export async function encode(bytes: Uint8Array, encoding: Encoding, effort: Effort): Promise<Uint8Array> {
  if (encoding === 'identity') return bytes;
  if (encoding === 'gzip') return zip(bytes, { level: LEVELS[effort].gzip });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: LEVELS[effort].br,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
  };
  return brotli(bytes, { params });
}
