import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const made: string[] = [];

/** An empty folder that anyone may pass through, as a home or a server's data folder usually is. */
export function scratchFolder(mode = 0o755): string {
  const outer = mkdtempSync(join(tmpdir(), 'perya-test-'));
  chmodSync(outer, 0o755);
  const folder = join(outer, 'data');
  mkdirSync(folder, { mode });
  made.push(outer);
  return folder;
}

/** For what a test makes elsewhere. */
export const removeLater = (folder: string): number => made.push(folder);

export function removeScratch(): void {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
}
