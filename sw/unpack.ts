/**
 * Most of the shell in one request: fifty small files cost a slow connection as many turns, and compress worse. A pack is
 * a line of JSON, `[[url, bytes], …]`, and then the files themselves. Each is kept as soon as it has come whole, so that
 * a connection that breaks loses the last one only, and what is missing then is fetched by itself.
 */
import * as v from 'valibot';

const Index = v.array(v.tuple([v.string(), v.pipe(v.number(), v.integer(), v.minValue(0))]));

const NEW_LINE = 10;

const TYPES: Record<string, string> = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' };

/** What says how the bytes traveled, and what they were asked for by. */
const OF_THE_PACK = ['content-length', 'content-encoding', 'etag', 'last-modified', 'vary'];

/** Keeps what is wanted of a pack. It rejects where the pack is cut short, or is none. */
export async function unpack(reply: Response, cache: Cache, isWanted: (url: string) => boolean): Promise<void> {
  if (!reply.body) return;
  const bytes = takeFrom(reply.body.getReader());
  const index = v.parse(Index, JSON.parse(new TextDecoder().decode(await bytes.line())));
  for (const [url, length] of index) {
    const body = await bytes.next(length);
    if (isWanted(url)) await cache.put(url, new Response(body, { headers: headersOf(url, reply) }));
  }
}

/** The pack goes as a script, and so has the policy of one; a worker's policy is that of the answer that brought it. */
function headersOf(url: string, reply: Response): Headers {
  const headers = new Headers(reply.headers);
  for (const name of OF_THE_PACK) headers.delete(name);
  headers.set('content-type', TYPES[url.slice(url.lastIndexOf('.') + 1)] ?? 'application/octet-stream');
  return headers;
}

function takeFrom(reader: ReadableStreamDefaultReader<Uint8Array>) {
  let held = new Uint8Array();

  async function more(): Promise<void> {
    const { done, value } = await reader.read();
    if (done) throw new Error('the pack ended early');
    const both = new Uint8Array(held.length + value.length);
    both.set(held);
    both.set(value, held.length);
    held = both;
  }

  async function next(length: number): Promise<Uint8Array<ArrayBuffer>> {
    while (held.length < length) await more();
    const taken = held.slice(0, length);
    held = held.subarray(length);
    return taken;
  }

  async function line(): Promise<Uint8Array> {
    while (!held.includes(NEW_LINE)) await more();
    return next(held.indexOf(NEW_LINE) + 1);
  }

  return { next, line };
}
