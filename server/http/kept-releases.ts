/**
 * What former releases have left behind. A page that was opened before a deploy asks for pieces of its own release for
 * as long as it stays open, so every release that was ever served is copied aside, and goes only when nobody can have it
 * open any more.
 */
import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '#shared/durations.ts';

/** Beside the one that is served, however old they are. */
const FORMER_AT_LEAST = 3;
/** A day with many deploys must not take the pages of yesterday along. */
const REPLACED_KEPT_MS = 14 * DAY_MS;
const FORMER_AT_MOST = 20;

const HASHED_FOLDER = 'assets';
const NAME = /^(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z)-([0-9a-f]{12})$/;

interface Release {
  name: string;
  build: string;
  servedSinceMs: number;
}

interface KeepOptions {
  /** The build that is about to be served. */
  client: string;
  /** Where releases are kept; made if it is not there. */
  folder: string;
  nowMs: number;
}

/** Keeps the build beside its predecessors and returns the folders of all that can be served, the newest first. */
export async function keepRelease({ client, folder, nowMs }: KeepOptions): Promise<string[]> {
  const build = await buildOf(client);
  // Nothing is built: in development the page comes from elsewhere.
  if (build === undefined) return [];
  await mkdir(folder, { recursive: true });
  const before = await listReleases(folder);
  if (before[0]?.build !== build) await place({ client, folder, nowMs }, build, before);
  const releases = await listReleases(folder);
  const isKept = (_release: Release, at: number): boolean => {
    const replacedAtMs = releases[at - 1]?.servedSinceMs ?? nowMs;
    return at <= FORMER_AT_LEAST || (at <= FORMER_AT_MOST && replacedAtMs > nowMs - REPLACED_KEPT_MS);
  };
  const gone = releases.filter((release, at) => !isKept(release, at));
  await Promise.all(gone.map(({ name }) => rm(join(folder, name), { recursive: true, force: true })));
  return releases.filter(isKept).map(({ name }) => join(folder, name));
}

/** Copied under another name first, so that a start that is cut short leaves nothing that looks whole. */
async function place({ client, folder, nowMs }: KeepOptions, build: string, before: Release[]): Promise<void> {
  const target = join(folder, `${new Date(nowMs).toISOString().replaceAll(/[:.]/g, '-')}-${build}`);
  const earlier = before.find((release) => release.build === build);
  // Rolled back: what is served again is the newest once more.
  if (earlier) return rename(join(folder, earlier.name), target);
  const unfinished = join(folder, `unfinished-${process.pid}`);
  await rm(unfinished, { recursive: true, force: true });
  await cp(join(client, HASHED_FOLDER), join(unfinished, HASHED_FOLDER), { recursive: true });
  await rename(unfinished, target);
}

async function listReleases(folder: string): Promise<Release[]> {
  const names = await readdir(folder);
  const releases = names.flatMap((name) => {
    const [, stamp, build] = NAME.exec(name) ?? [];
    return stamp && build ? [{ name, build, servedSinceMs: readStamp(stamp) }] : [];
  });
  return releases.toSorted((a, b) => b.servedSinceMs - a.servedSinceMs);
}

const readStamp = (stamp: string): number =>
  Date.parse(stamp.replace(/T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/, 'T$1:$2:$3.$4Z'));

/** Hashed names say all about what is in the files. */
async function buildOf(client: string): Promise<string | undefined> {
  const names = await readdir(join(client, HASHED_FOLDER)).catch(() => []);
  if (names.length === 0) return undefined;
  return createHash('sha256')
    .update(names.toSorted((a, b) => a.localeCompare(b)).join('\n'))
    .digest('hex')
    .slice(0, 12);
}
