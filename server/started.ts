/**
 * How a start can end: with a value, or with one sentence that a person at a terminal can act on.
 * Only what happens before the server listens uses it; calls use the outcomes of `#shared/outcome.ts`.
 */
export type Started<Value> = { ok: true; value: Value } | { ok: false; sentence: string };

export const cannotStart = (sentence: string): { ok: false; sentence: string } => ({ ok: false, sentence });

/** The plain words behind an error of the operating system, for the middle of a sentence. */
export function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return REASONS[code] ?? (error instanceof Error ? error.message : String(error));
}

const REASONS: Record<string, string> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'it is on a read-only file system',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'a part of the path is a file, not a folder',
  EEXIST: 'a file of that name is in the way',
  ELOOP: 'its links lead in a circle',
  ENAMETOOLONG: 'the path is too long',
};
