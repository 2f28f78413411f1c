/** An answer that many callers get: checked once, made into bytes once, and sent as it is. */
import { safeParse } from 'valibot';
import { CODE_OK } from '#contract/envelope.ts';
import type { Reply, Row } from '#contract/define.ts';
import { assert } from '#shared/assert.ts';
import { encode, type Encoding } from './encoding.ts';

export interface Prepared {
  bytes(encoding: Encoding): Promise<Uint8Array>;
}

/** One that others are made from by adding to it, without reading it again. */
export interface Base extends Prepared {
  with(key: string, value: object): Prepared;
}

export function envelope(answer: object): string {
  return JSON.stringify({ code: CODE_OK, errcode: 0, ...answer });
}

export function prepare<R extends Row>(row: R, answer: Reply<R> & object): Base {
  assert(safeParse(row.answer, answer).success, `the prepared answer of ${row.path} keeps to the contract`);
  const plain = new TextEncoder().encode(envelope(answer));
  const made = new Map<Encoding, Promise<Uint8Array>>([['identity', Promise.resolve(plain)]]);
  for (const encoding of ['br', 'gzip'] as const) {
    // The small form takes long to make; until it is there, everybody gets the quick one.
    void encode(plain, encoding, 'thorough').then((small) => made.set(encoding, Promise.resolve(small)));
  }
  const makeQuick = (encoding: Encoding): Promise<Uint8Array> => {
    const quick = encode(plain, encoding, 'quick');
    made.set(encoding, quick);
    return quick;
  };
  return {
    bytes: (encoding) => made.get(encoding) ?? makeQuick(encoding),
    with: (key, value) => {
      const grown = append(plain, key, value);
      return { bytes: (encoding) => encode(grown, encoding, 'quick') };
    },
  };
}

/** Goes in before the closing brace; the envelope has always put something in front of it. */
function append(json: Uint8Array, key: string, value: object): Uint8Array {
  const entry = new TextEncoder().encode(`,${JSON.stringify(key)}:${JSON.stringify(value)}}`);
  const grown = new Uint8Array(json.byteLength - 1 + entry.byteLength);
  grown.set(json.subarray(0, -1));
  grown.set(entry, json.byteLength - 1);
  return grown;
}
