/** Reads a JSON body without trusting it: not its length, not its shape, not what its texts hold. */
import type { PROTOCOL_ERRORS } from '#contract/protocol-errors.ts';
import { readLimited } from './limited-body.ts';

export const JSON_LIMIT_BYTES = 64 * 1024;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Deeper than anything the contract knows, and shallow enough for every schema to walk. */
const DEPTH_LIMIT = 32;

type BodyError = Extract<keyof typeof PROTOCOL_ERRORS, 'malformed' | 'invalid' | 'tooLarge'>;
export type Body = { ok: true; value: unknown } | { ok: false; error: BodyError };

export async function readJsonBody(request: Request): Promise<Body> {
  return parseJson(request, await readLimited(request, JSON_LIMIT_BYTES));
}

/** For a body that has been read already; undefined is one that was too long. */
export function parseJson(request: Request, bytes: Uint8Array | undefined): Body {
  if (!isJson(request.headers.get('content-type'))) return { ok: false, error: 'malformed' };
  if (!bytes) return { ok: false, error: 'tooLarge' };
  try {
    const text = utf8.decode(bytes);
    const value: unknown = JSON.parse(text);
    return isObject(value) && isStorable(value) ? { ok: true, value } : { ok: false, error: 'invalid' };
  } catch (error) {
    // Not UTF-8, or not JSON: both are the caller's mistake and nothing else can fail here.
    if (error instanceof SyntaxError || error instanceof TypeError) return { ok: false, error: 'malformed' };
    throw error;
  }
}

const isJson = (contentType: string | null): boolean => /^application\/json\s*(;|$)/i.test(contentType ?? '');

// The schemas take a list for an object that lacks every field.
const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * JSON can say what a database or a copied object cannot hold: numbers beyond all bounds, a NUL, half of a surrogate
 * pair, a key that becomes a prototype.
 */
function isStorable(root: unknown): boolean {
  const rest: { value: unknown; depth: number }[] = [{ value: root, depth: 0 }];
  for (let next = rest.pop(); next; next = rest.pop()) {
    const { value, depth } = next;
    if (typeof value === 'number' && !Number.isFinite(value)) return false;
    if (typeof value === 'string' && !isCleanText(value)) return false;
    if (typeof value !== 'object' || value === null) continue;
    if (depth === DEPTH_LIMIT) return false;
    for (const [key, inner] of Object.entries(value)) {
      if (key === '__proto__' || !isCleanText(key)) return false;
      rest.push({ value: inner, depth: depth + 1 });
    }
  }
  return true;
}

// In unicode mode a pair is one character, so only a lone half is of the category "surrogate".
const UNCLEAN = /[\0\p{Surrogate}]/u;
const isCleanText = (text: string): boolean => !UNCLEAN.test(text);
