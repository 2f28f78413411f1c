/**
 * Reads a form of files as it arrives. One file is in memory at a time, none grows beyond the limit, and what comes
 * after a refusal is thrown away unlooked at. What a part says of itself, its name and its type, is not believed.
 */
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { SECOND_MS } from '#shared/durations.ts';

type Trouble = 'malformed' | 'tooLarge';
/** `Stop` is whatever the taker wants no more files for. */
export type Ending<Stop> = { kind: 'whole' } | { kind: Trouble } | { kind: 'stopped'; why: Stop };

/** Taking a file has failed: no fault of the form, so it is thrown when the rest has been read. */
interface Failed {
  kind: 'failed';
  error: unknown;
}

/** Takes one file; anything but undefined ends the reading. */
type Take<Stop> = (field: string, bytes: Buffer) => Promise<Stop | undefined>;

const MOST_FILES = 4;
const MOST_FIELDS = 8;
const ROOM_FOR_HEADINGS_BYTES = 256 * 1024;

/** A body that comes more slowly, after a while in which any line may stutter, holds a place for nothing. */
interface LeastSpeed {
  bytesASecond: number;
  graceMs: number;
}
const LEAST_SPEED: LeastSpeed = { bytesASecond: 2_000, graceMs: 15 * SECOND_MS };

export async function receiveFiles<Stop>(
  request: Request,
  limitBytes: number,
  take: Take<Stop>,
  leastSpeed = LEAST_SPEED,
): Promise<Ending<Stop>> {
  const form = openForm(request.headers.get('content-type'), limitBytes);
  if (!form || !request.body) return { kind: 'malformed' };
  let ending: Ending<Stop> | Failed | undefined;
  // Never rejects: nothing waits for it while the rest of the form comes, and Node ends on a rejection that nothing hears.
  const ended = new Promise<Ending<Stop> | Failed>((resolve) => {
    // A later file waits, unread, until the one before it has been taken.
    let taken = Promise.resolve();
    const end = (with_: Ending<Stop> | Failed): void => {
      ending ??= with_;
      resolve(ending);
    };
    form.on('file', (field, stream) => {
      stream.on('error', () => end({ kind: 'malformed' }));
      stream.on('limit', () => end({ kind: 'tooLarge' }));
      const isWanted = (): boolean => ending === undefined;
      const takeNext = async (): Promise<void> => {
        const bytes = await readWhole(stream, isWanted);
        const why = bytes && (await take(field, bytes));
        if (why !== undefined) end({ kind: 'stopped', why });
      };
      taken = taken.then(takeNext).catch((error: unknown) => end({ kind: 'failed', error }));
    });
    for (const event of ['filesLimit', 'fieldsLimit', 'partsLimit', 'error'] as const) {
      form.on(event, () => end({ kind: 'malformed' }));
    }
    form.on('finish', () => void taken.then(() => end({ kind: 'whole' })));
  });
  const mostBytes = MOST_FILES * limitBytes + ROOM_FOR_HEADINGS_BYTES;
  await feed(form, request.body, { mostBytes, leastSpeed, ended, isOver: () => ending !== undefined });
  const last = ending ?? (await ended);
  if (last.kind === 'failed') throw last.error;
  return last;
}

function openForm(contentType: string | null, limitBytes: number): BusboyInstance | undefined {
  if (!/^multipart\/form-data\s*;/i.test(contentType ?? '')) return undefined;
  const limits = {
    fileSize: limitBytes,
    files: MOST_FILES,
    fields: MOST_FIELDS,
    parts: MOST_FILES + MOST_FIELDS,
    fieldSize: 1024,
    headerPairs: 20,
    headerSize: 4096,
  };
  try {
    return new Busboy({ headers: { 'content-type': contentType ?? '' }, limits });
  } catch {
    // Only a heading without a boundary, or a broken one, can fail here.
    return undefined;
  }
}

interface Feeding {
  /** No honest form is larger; whatever is, is read no further. */
  mostBytes: number;
  leastSpeed: LeastSpeed;
  ended: Promise<unknown>;
  isOver: () => boolean;
}

/**
 * Hands the body on until there is an ending, and takes in the rest of it before the answer goes out: a browser that is
 * still sending when the line closes never gets to see why.
 */
async function feed(
  form: BusboyInstance,
  body: ReadableStream<Uint8Array>,
  { mostBytes, leastSpeed, ended, isOver }: Feeding,
): Promise<void> {
  const reader = body.getReader();
  let readBytes = 0;
  const endWatch = watchSpeed(leastSpeed, { readBytes: () => readBytes, giveUp: () => reader.cancel() });
  try {
    while (readBytes <= mostBytes) {
      const { done, value } = await reader.read();
      if (done) return void form.end();
      readBytes += value.byteLength;
      if (isOver() || form.write(value)) continue;
      await Promise.race([ended, new Promise((resolve) => form.once('drain', resolve))]);
    }
    form.emit('error', new RangeError('longer than any form'));
  } catch (error) {
    // A line that breaks off in the middle is like a form that does.
    form.emit('error', error);
  } finally {
    endWatch();
    reader.releaseLock();
  }
}

const LOOK_EVERY_MS = SECOND_MS;

/** Ends a reading that is too slow: what there is so far is no whole form. Returns what ends the watch. */
function watchSpeed(
  { bytesASecond, graceMs }: LeastSpeed,
  { readBytes, giveUp }: { readBytes: () => number; giveUp: () => Promise<void> },
): () => void {
  const beganMs = performance.now();
  const timer = setInterval(() => {
    const tookMs = performance.now() - beganMs;
    if (tookMs > graceMs && readBytes() < (bytesASecond * tookMs) / 1_000) giveUp().catch(() => undefined);
  }, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}

/** Undefined when nobody wants it any more. */
async function readWhole(stream: BusboyFileStream, isWanted: () => boolean): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  return new Promise((resolve) => {
    const finish = (): void => resolve(isWanted() ? Buffer.concat(chunks) : undefined);
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', finish);
    stream.on('limit', finish);
    stream.on('error', finish);
  });
}
