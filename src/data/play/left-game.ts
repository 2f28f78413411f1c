/**
 * Which game a player was in when the page died or the line went: a small fact of the device, written at once, because a
 * page that is closing waits for no database. It goes with the session.
 */
import { computed, signal } from '@preact/signals-react';
import { HOUR_MS } from '#shared/durations.ts';
import { log } from '#shared/log.ts';
import { isReachable } from '../call/connection.ts';
import { readDevice, removeDevice, writeDevice } from '../device/device.ts';
import { owner } from '../player/owner.ts';
import { onPlayerChange } from '../player/session.ts';

/** A player who comes back the next day has stopped playing. */
const WORTH_TELLING_MS = 12 * HOUR_MS;
/** Held while a game is open, so that a second tab does not tell of a game that is being played in the first. */
const LOCK = 'perya-playing';

class LeftGame {
  readonly #left = signal<number | undefined>(undefined);
  #letGo: () => void = () => undefined;
  /** In this tab; another one may have noted its own since. */
  #playing: number | undefined;

  /** The game to offer the way back to. */
  readonly offered = computed(() => this.#left.value);

  constructor() {
    onPlayerChange(() => {
      this.#left.value = undefined;
    });
  }

  notePlaying(gameId: number): void {
    this.#left.value = undefined;
    this.#playing = gameId;
    writeDevice('playing', JSON.stringify({ gameId, sinceMs: Date.now(), of: owner.peek() }));
    if (!('locks' in navigator)) return;
    this.#letGo();
    const held = (): Promise<void> => new Promise((resolve) => (this.#letGo = resolve));
    navigator.locks.request(LOCK, { mode: 'shared' }, held).catch(noteNoLocks);
  }

  /** Out of the game. Without a line it was not the player's wish, so the way back stays open. */
  noteStopped(): void {
    this.#letGo();
    const noted = readPlaying()?.gameId;
    if (noted !== this.#playing) return;
    if (isReachable.peek()) removeDevice('playing');
    else this.#left.value = noted;
  }

  forget(): void {
    this.#left.value = undefined;
    removeDevice('playing');
  }

  /** Looks for what an earlier page has left behind. */
  async find(): Promise<void> {
    const playing = readPlaying();
    if (!playing) return;
    if (Date.now() - playing.sinceMs > WORTH_TELLING_MS) return this.forget();
    // Who has asked to stop meanwhile is not led back.
    if (readDevice('stop') && (await import('../care/stop.ts')).stop.peek()) return this.forget();
    if (!(await isPlayedElsewhere())) this.#left.value = playing.gameId;
  }
}

export const leftGame = new LeftGame();

/** As where a browser's owner has blocked all storage. */
const noteNoLocks = (error: unknown): void => log.info('other tabs do not hear of the game', { why: String(error) });

async function isPlayedElsewhere(): Promise<boolean> {
  if (!('locks' in navigator)) return false;
  const { held } = await navigator.locks.query().catch(() => ({ held: undefined }));
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
