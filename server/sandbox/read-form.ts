import { readLimited } from '../http/limited-body.ts';

const LONGEST_BYTES = 16 * 1024;

/** The fields of a small form; undefined when it is none, not small, or not to be stored. */
export async function readForm(request: Request): Promise<ReadonlyMap<string, string> | undefined> {
  if (!request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded')) return undefined;
  const bytes = await readLimited(request, LONGEST_BYTES);
  const fields = bytes && new URLSearchParams(Buffer.from(bytes).toString());
  return fields && isStorable(fields) ? new Map(fields) : undefined;
}

/** An address or a form can hold a NUL, and no text of the database can. */
export const isStorable = (fields: URLSearchParams): boolean =>
  [...fields.values()].every((value) => !value.includes('\0'));
