/**
 * Which game a player was in when the page died or the line went: a small fact of the device, written at once, because a
 * page that is closing waits for no database. It goes with the session.
 */
import { type ReadonlySignal, signal } from '@preact/signals-react';
import { isReachable } from '../ask/connection.ts';
import { readDevice, removeDevice, writeDevice } from '../device/device.ts';
import { owner } from '../player/owner.ts';
import { onPlayerChange } from '../player/session.ts';

/** Whoever comes back the next day has stopped playing. */
const WORTH_TELLING_MS = 12 * 60 * 60_000;
/** Held while a game is open, so that a second tab does not tell of a game that is being played in the first. */
const LOCK = 'perya-playing';

const left = signal<number | undefined>(undefined);

/** The game to offer the way back to. */
export const leftGame: ReadonlySignal<number | undefined> = left;

onPlayerChange(() => {
  left.value = undefined;
});

let letGo: () => void = () => undefined;

export function notePlaying(gameId: number): void {
  left.value = undefined;
  writeDevice('playing', JSON.stringify({ gameId, sinceMs: Date.now(), of: owner.peek() }));
  if ('locks' in navigator) {
    letGo();
    void navigator.locks.request(LOCK, { mode: 'shared' }, () => new Promise<void>((resolve) => (letGo = resolve)));
  }
}

/** Out of the game. Without a line it was not the player's wish, so the way back stays open. */
export function noteStopped(): void {
  letGo();
  if (isReachable.peek()) removeDevice('playing');
  else left.value = readPlaying()?.gameId;
}

export function forgetLeftGame(): void {
  left.value = undefined;
  removeDevice('playing');
}

/** Looks for what an earlier page has left behind. */
export async function findLeftGame(): Promise<void> {
  const playing = readPlaying();
  if (!playing) return;
  if (Date.now() - playing.sinceMs > WORTH_TELLING_MS) return forgetLeftGame();
  if (!(await isPlayedElsewhere())) left.value = playing.gameId;
}

async function isPlayedElsewhere(): Promise<boolean> {
  if (!('locks' in navigator)) return false;
  const { held } = await navigator.locks.query();
  return held?.some(({ name }) => name === LOCK) ?? false;
}

function readPlaying(): { gameId: number; sinceMs: number } | undefined {
  try {
    const { gameId, sinceMs, of } = JSON.parse(readDevice('playing') ?? '') as Record<string, unknown>;
    const isTheirs = of === owner.peek();
    return isTheirs && Number.isSafeInteger(gameId) && Number.isSafeInteger(sinceMs)
      ? { gameId: gameId as number, sinceMs: sinceMs as number }
      : undefined;
  } catch {
    return undefined; // Nothing there, or damaged.
  }
}
