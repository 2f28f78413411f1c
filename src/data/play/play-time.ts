/**
 * How long the player has been playing, over one game after another: changing the game is no pause. By the device's
 * monotonic clock, so that setting the phone's time changes nothing.
 */
import { computed, signal } from '@preact/signals-react';
import { useEffect, useState } from 'react';
import { onPlayerChange } from '../player/session.ts';
import { readVisit, writeVisit } from '../device/visit.ts';
import { playLedger } from './play-state.ts';

/** A player who is out of games for longer has had a break. */
const PAUSE_MS = 5 * 60_000;
const TICK_MS = 15_000;
const MINUTE_MS = 60_000;

class PlayClock {
  #sinceMs: number | undefined;
  #stoppedMs: number | undefined;
  readonly #told = signal(0);

  /** The minute of play at which the player was last told how it stands. */
  readonly toldAtMinute = computed(() => this.#told.value);

  constructor() {
    this.#goOn();
    window.addEventListener('pagehide', () => this.#writeDown());
    onPlayerChange(() => {
      this.#sinceMs = undefined;
      this.#stoppedMs = undefined;
      this.#told.value = 0;
    });
  }

  noteTold(minute: number): void {
    this.#told.value = minute;
  }

  /** A game has been opened. True when the clock begins anew with it. */
  resume(): boolean {
    const nowMs = performance.now();
    const isNew = this.#sinceMs === undefined || this.#hasPaused();
    if (isNew) {
      this.#sinceMs = nowMs;
      this.#told.value = 0;
    }
    this.#stoppedMs = undefined;
    return isNew;
  }

  /** The player is out of the game, for now or for good. */
  pause(): void {
    this.#stoppedMs ??= performance.now();
  }

  minutes(): number {
    return this.#sinceMs === undefined ? 0 : Math.floor((performance.now() - this.#sinceMs) / MINUTE_MS);
  }

  #hasPaused(): boolean {
    return this.#stoppedMs !== undefined && performance.now() - this.#stoppedMs > PAUSE_MS;
  }

  /** A reload is no pause either: what the page before has written down goes on. */
  #goOn(): void {
    const before = readVisit('playTime');
    if (before === undefined || Date.now() - before.atMs >= PAUSE_MS) return;
    this.#sinceMs = performance.now() - before.playedMs;
    this.#stoppedMs = performance.now();
    this.#told.value = before.toldAtMinute;
  }

  #writeDown(): void {
    if (this.#sinceMs === undefined || this.#hasPaused()) return;
    const playedMs = (this.#stoppedMs ?? performance.now()) - this.#sinceMs;
    const toldAtMinute = this.#told.value;
    writeVisit('playTime', { playedMs, toldAtMinute, ...playLedger.sums(), atMs: Date.now() });
  }
}

export const playClock = new PlayClock();

/** Follows the clock while a game is open. A page that was asleep looks at it when it wakes. */
export function usePlayedMinutes(): number {
  const [minutes, setMinutes] = useState(() => playClock.minutes());

  useEffect(() => {
    const look = (): void => setMinutes(playClock.minutes());
    const ticking = setInterval(look, TICK_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(ticking);
      document.removeEventListener('visibilitychange', look);
      playClock.pause();
    };
  }, []);

  return minutes;
}
