/**
 * One Perya at a time uses a folder. This is the claim on it: a file named after the process, in the data folder.
 * It must never let two processes in, and never keep one out because of a process that has ended.
 */
import { randomBytes } from 'node:crypto';
import {
  existsSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { SECOND_MS } from '#shared/durations.ts';
import { cannotStart, reasonOf, type Started } from '../../started.ts';
import { cannotWrite } from './data-folder.ts';
import { processMark } from './process-mark.ts';

export interface Claim {
  /** Tells a second start where this one can be reached. */
  announce: (address: string) => void;
  release: () => void;
}

interface Holder {
  file: string;
  pid: number;
  address: string | null;
}

const BEAT_MS = 5 * SECOND_MS;
const SILENT_MS = 20 * SECOND_MS;
const TRIES = 40;

export async function claimFolder(folder: string): Promise<Started<Claim>> {
  const name = `${process.pid}.${processMark(process.pid) ?? 'unknown'}.${randomBytes(4).toString('hex')}`;
  const asking = join(folder, `asking.${name}`);
  const owner = join(folder, `owner.${name}`);
  try {
    for (let tries = 0; tries < TRIES; tries += 1) {
      // Write first, look second: of two that ask at once, at least one sees the other, so both never get in.
      writeFileSync(asking, JSON.stringify({ host: hostname() }), { mode: 0o600 });
      const others = livingOthers(folder, asking);
      if (others.length === 0) {
        renameSync(asking, owner);
        return { ok: true, value: hold(owner) };
      }
      rmSync(asking, { force: true });
      const settled = others.find((other) => other.file.startsWith('owner.'));
      if (settled) return cannotStart(inUse(folder, settled));
      await sleep(10 + Math.random() * 60);
    }
  } catch (error) {
    return cannotWrite(folder, reasonOf(error));
  }
  return cannotStart(`The data folder ${folder} is being opened by several processes at once; try again.`);
}

/** Who holds the folder now, for a message; null when nobody does, or nobody can tell. */
export function describeOwner(folder: string): string | null {
  try {
    const owner = livingOthers(folder, null).find((other) => other.file.startsWith('owner.'));
    return owner ? inUse(folder, owner) : null;
  } catch {
    // No such folder, or none that we may look into: another sentence will say so.
    return null;
  }
}

function inUse(folder: string, { pid, address }: Holder): string {
  const where = address ? `process ${pid} at ${address}` : `process ${pid}`;
  return `The data folder ${folder} is already in use by another Perya (${where}): stop it first, or choose another folder with PERYA_DATA.`;
}

function hold(owner: string): Claim {
  const beat = setInterval(() => {
    if (existsSync(owner)) utimesSync(owner, new Date(), new Date());
  }, BEAT_MS);
  beat.unref();
  return {
    announce: (address) => writeFileSync(owner, JSON.stringify({ host: hostname(), address })),
    release: () => {
      clearInterval(beat);
      rmSync(owner, { force: true });
    },
  };
}

function livingOthers(folder: string, own: string | null): Holder[] {
  const nowMs = own ? statSync(own).mtimeMs : Date.now();
  const holders: Holder[] = [];
  for (const file of readdirSync(folder)) {
    const [kind, pid, mark] = file.split('.');
    if ((kind !== 'owner' && kind !== 'asking') || !pid || !mark || join(folder, file) === own) continue;
    const note = readNote(join(folder, file));
    if (note === null) continue;
    if (isAlive(Number(pid), mark, note, nowMs)) holders.push({ file, pid: Number(pid), address: note.address });
    // The name holds the start time of a process, so it can only ever be that process's file, and that has ended.
    else rmSync(join(folder, file), { force: true });
  }
  return holders;
}

interface Note {
  host: string;
  address: string | null;
  touchedMs: number;
}

function isAlive(pid: number, mark: string, note: Note, nowMs: number): boolean {
  // Processes of another machine or container cannot be looked up; their files are touched while they live.
  if (note.host !== hostname()) return nowMs - note.touchedMs < SILENT_MS;
  return processMark(pid) === mark;
}

function readNote(path: string): Note | null {
  try {
    const touchedMs = statSync(path).mtimeMs;
    const note: unknown = JSON.parse(readFileSync(path, 'utf8') || '{}');
    const read = (key: string): string | null =>
      typeof note === 'object' && note !== null && key in note ? String(Reflect.get(note, key)) : null;
    return { host: read('host') ?? hostname(), address: read('address'), touchedMs };
  } catch (error) {
    // Gone between the listing and the look: its process has just let go. A half-written one still counts.
    return error instanceof SyntaxError ? { host: hostname(), address: null, touchedMs: Date.now() } : null;
  }
}
