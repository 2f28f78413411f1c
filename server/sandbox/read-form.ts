const LONGEST_BYTES = 16 * 1024;

/** The fields of a small form; undefined when it is none, or not small. */
export async function readForm(request: Request): Promise<ReadonlyMap<string, string> | undefined> {
  if (!request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded')) return undefined;
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  for await (const chunk of request.body ?? []) {
    sizeBytes += chunk.byteLength;
    if (sizeBytes > LONGEST_BYTES) return undefined;
    chunks.push(chunk);
  }
  return new Map(new URLSearchParams(Buffer.concat(chunks).toString()));
}
