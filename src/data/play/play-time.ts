/**
 * How long somebody has been playing, over one game after another: changing the game is no pause. By the device's
 * monotonic clock, so that setting the phone's time changes nothing.
 */
import { type ReadonlySignal, signal } from '@preact/signals-react';
import { useEffect, useState } from 'react';
import { onPlayerChange } from '../player/session.ts';
import { readVisit, writeVisit } from '../device/visit.ts';
import { playSums } from './play-state.ts';

/** Whoever is out of games for longer has had a break. */
const PAUSE_MS = 5 * 60_000;
const TICK_MS = 15_000;
const MINUTE_MS = 60_000;

// A reload is no pause either: what the page before has written down goes on.
const before = readVisit('playTime');
const goesOn = before !== undefined && Date.now() - before.atMs < PAUSE_MS;

let sinceMs = goesOn ? performance.now() - before.playedMs : undefined;
let stoppedMs: number | undefined = goesOn ? performance.now() : undefined;
const told = signal(goesOn ? before.toldAtMinute : 0);

window.addEventListener('pagehide', () => {
  if (sinceMs === undefined || (stoppedMs !== undefined && performance.now() - stoppedMs > PAUSE_MS)) return;
  const playedMs = (stoppedMs ?? performance.now()) - sinceMs;
  writeVisit('playTime', { playedMs, toldAtMinute: told.value, ...playSums(), atMs: Date.now() });
});

/** The minute of play at which the player was last told how it stands. */
export const toldAtMinute: ReadonlySignal<number> = told;

export function noteTold(minute: number): void {
  told.value = minute;
}

/** A game has been opened. True when the clock begins anew with it. */
export function resumePlayTime(): boolean {
  const nowMs = performance.now();
  const hasPaused = stoppedMs !== undefined && nowMs - stoppedMs > PAUSE_MS;
  const isNew = sinceMs === undefined || hasPaused;
  if (isNew) {
    sinceMs = nowMs;
    told.value = 0;
  }
  stoppedMs = undefined;
  return isNew;
}

/** The player is out of the game, for now or for good. */
function pausePlayTime(): void {
  stoppedMs ??= performance.now();
}

onPlayerChange(() => {
  sinceMs = undefined;
  stoppedMs = undefined;
  told.value = 0;
});

const playedMinutes = (): number => (sinceMs === undefined ? 0 : Math.floor((performance.now() - sinceMs) / MINUTE_MS));

/** Follows the clock while a game is open. A page that was asleep looks at it when it wakes. */
export function usePlayedMinutes(): number {
  const [minutes, setMinutes] = useState(playedMinutes);

  useEffect(() => {
    const look = (): void => setMinutes(playedMinutes());
    const ticking = setInterval(look, TICK_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(ticking);
      document.removeEventListener('visibilitychange', look);
      pausePlayTime();
    };
  }, []);

  return minutes;
}
