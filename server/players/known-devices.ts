/**
 * The devices that a player has signed in on. They have tries of their own, so that no stranger can use up all there are.
 * A device is known by the mark its browser has made for itself: 128 random bits that only it and the server know. It
 * proves nothing but that the device was here before, and opens nothing.
 */
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { DAY_MS } from '#shared/durations.ts';
import { forgetDevices, isKnownDevice, rememberDevice } from './device-store.ts';
import type { Tables } from '../sql/tables.ts';

const KNOWN_DAYS = 180;
/** As many as a player has sessions. */
const MOST_DEVICES = 20;

/** What could be guessed stands for no device. */
const MARK = /^[0-9a-f]{32}$/;

export const markOf = (fingerprint: string): string | undefined => (MARK.test(fingerprint) ? fingerprint : undefined);

export const knownSince = (now: Date): Date => new Date(now.getTime() - KNOWN_DAYS * DAY_MS);

/** The mark, if this player has signed in with it. The same is asked of the database for an account that does not exist. */
export async function findKnownMark(
  db: Kysely<Tables>,
  playerId: number | undefined,
  { fingerprint, now }: { fingerprint: string; now: Date },
): Promise<string | undefined> {
  const mark = markOf(fingerprint);
  return (await isKnownDevice(db, { playerId, mark }, knownSince(now))) ? mark : undefined;
}

interface Here {
  fingerprint: string;
  now: Date;
}

export async function knowDevice(db: Kysely<Tables>, playerId: number, { fingerprint, now }: Here): Promise<void> {
  const mark = markOf(fingerprint);
  if (mark !== undefined) await rememberDevice(db, { playerId, mark, now }, MOST_DEVICES);
}

/** After a reset by phone: one that was known may have been a thief's. */
export async function knowThisDeviceAlone(db: Kysely<Tables>, playerId: number, here: Here): Promise<void> {
  await forgetDevices(db, playerId);
  await knowDevice(db, playerId, here);
}

/** Where a code is asked for, and the only place where it works: the device, or the network of one without a mark. */
export function placeOf({ fingerprint, network }: { fingerprint: string; network: string }): string {
  const mark = markOf(fingerprint);
  const place = mark === undefined ? `network ${network}` : `device ${mark}`;
  return createHash('sha256').update(place).digest('base64url').slice(0, 24);
}
