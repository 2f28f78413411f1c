/**
 * Where the cluster or its programs go when they cannot stay where they were wanted.
 * These places may be shared with other users, so a folder found there is trusted only if nobody else can write it.
 */
import { chmodSync, lstatSync, mkdirSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';

/** Best first: the last ones are emptied by some systems at a restart. */
export function sparePlaces(): string[] {
  const own = process.getuid?.() === 0 ? '/var/lib/perya' : join(homedir(), '.local', 'share', 'perya');
  return [
    own,
    ...new Set(['/var/tmp', tmpdir(), '/tmp'].map((place) => join(place, `perya-${process.getuid?.() ?? 0}`))),
  ];
}

/** Makes the folder, open to look into, and says whether it is ours alone to write. */
export function makeTrusted(folder: string): boolean {
  try {
    // A mask that hides new files from others must not hide this one: the cluster's user has to pass through it.
    if (mkdirSync(folder, { recursive: true }) !== undefined) chmodSync(folder, 0o755);
    const found = lstatSync(folder);
    return found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o022) === 0;
  } catch {
    // A place that cannot be written is simply not one of the choices.
    return false;
  }
}
