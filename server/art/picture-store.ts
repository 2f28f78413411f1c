import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { log } from '#shared/log.ts';
import { type Asker, type Job, makeDrawQueue, makeJob } from './draw-queue.ts';

/**
 * Pictures that were made once. A picture is never changed: its key says everything that went into it, so a new
 * drawing has a new key, and the folder may be deleted at any time.
 */
export interface PictureStore {
  /**
   * The picture of this key; `make` runs only if it is not there, and only once for all who wait. Not at all if they have
   * gone before its turn: then it rejects.
   */
  get(key: string, make: () => Promise<Buffer>, asker?: Asker): Promise<Buffer>;
}

export interface PictureStoreOptions {
  /** How many pictures are made at one time; the rest of the machine belongs to the calls. */
  makers?: number;
  /** Hears of a picture that could not be kept. It is served all the same. */
  onNotKept?: (error: unknown) => void;
}

const KEY = /^[a-z0-9][a-z0-9.-]{0,127}$/;

export function openPictureStore(folder: string, options: PictureStoreOptions = {}): PictureStore {
  const { makers = 2, onNotKept = report } = options;
  const underway = new Map<string, { picture: Promise<Buffer>; job: Job }>();
  const queue = makeDrawQueue(makers);

  async function produce(key: string, make: () => Promise<Buffer>, job: Job): Promise<Buffer> {
    const path = join(folder, key.slice(0, 2), key);
    const kept = await readKept(path);
    if (kept) return kept;
    const picture = await queue.run(job, make);
    // A full or read-only disk makes the server slower, not blind.
    await keep(path, picture).catch(onNotKept);
    return picture;
  }

  return {
    get(key, make, asker = {}) {
      if (!KEY.test(key)) return Promise.reject(new Error(`Not a key of a picture: ${key}`));
      const waiting = underway.get(key);
      if (waiting && !waiting.job.isDropped()) {
        waiting.job.join(asker);
        return waiting.picture;
      }
      const job = makeJob(asker);
      const picture = produce(key, make, job).finally(() => {
        if (underway.get(key)?.job === job) underway.delete(key);
      });
      underway.set(key, { picture, job });
      return picture;
    },
  };
}

function report(error: unknown): void {
  log.error('a picture could not be kept', { detail: String(error) });
}

async function readKept(path: string): Promise<Buffer | undefined> {
  try {
    const picture = await readFile(path);
    // After a power cut a renamed file may be empty.
    return picture.length > 0 ? picture : undefined;
  } catch {
    // Not there, or not readable: either way the picture is made again.
    return undefined;
  }
}

/** Writes beside the place and renames, so that nobody ever reads half a picture. */
async function keep(path: string, picture: Buffer): Promise<void> {
  const draft = `${path}.${randomUUID()}.draft`;
  try {
    await mkdir(join(path, '..'), { recursive: true });
    await writeFile(draft, picture);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
