import { readLimited } from '../http/limited-body.ts';

const LONGEST_BYTES = 16 * 1024;

/** The fields of a small form; undefined when it is none, or not small. */
export async function readForm(request: Request): Promise<ReadonlyMap<string, string> | undefined> {
  if (!request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded')) return undefined;
  const bytes = await readLimited(request, LONGEST_BYTES);
  return bytes && new Map(new URLSearchParams(Buffer.from(bytes).toString()));
}
