/** The one way to read a whole body: piece by piece, and no further than the door's limit. */

/** The caller has gone in the middle of its body: nobody reads the answer, and nothing of ours has failed. */
export class LineBroken extends Error {
  constructor() {
    super('the body was cut off');
  }
}

/** Undefined when the body is longer; the rest of it is not taken in. */
export async function readLimited(request: Request, limitBytes: number): Promise<Uint8Array | undefined> {
  const declared = request.headers.get('content-length');
  try {
    // HTTP itself ends a body of declared length there, so only the others need counting while they arrive.
    if (declared === null) return await count(request.body, limitBytes);
    return Number(declared) <= limitBytes ? new Uint8Array(await request.arrayBuffer()) : undefined;
  } catch {
    // Only the line can fail here.
    throw new LineBroken();
  }
}

async function count(body: ReadableStream<Uint8Array> | null, limitBytes: number): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  for await (const chunk of body ?? []) {
    sizeBytes += chunk.byteLength;
    if (sizeBytes > limitBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
