/**
 * Time as a game has it: it stands still while something lies over the frame, so that nothing of a round is missed.
 * What waits for a server, or for a table that everybody shares, goes by the real one.
 */
import { pause } from './provider-call.ts';

let stoodMs = 0;
let standsSinceMs: number | null = null;
let goOn: (() => void)[] = [];

export const isStanding = (): boolean => standsSinceMs !== null;

/** The game's own moment, now or at a frame's. */
export const gameTime = (ms = performance.now()): number => Math.min(ms, standsSinceMs ?? ms) - stoodMs;

export function setStanding(isOn: boolean): void {
  if (isOn === isStanding()) return;
  if (standsSinceMs === null) {
    standsSinceMs = performance.now();
    return;
  }
  stoodMs += performance.now() - standsSinceMs;
  standsSinceMs = null;
  const waiting = goOn;
  goOn = [];
  for (const tell of waiting) tell();
}

/** Resolves when the game's time goes on, at once where it does not stand still. */
export const untilGoing = (): Promise<void> =>
  isStanding() ? new Promise((resolve) => goOn.push(resolve)) : Promise.resolve();

/** Resolves after that much of the game's own time. */
export async function rest(ms: number): Promise<void> {
  const untilMs = gameTime() + ms;
  for (let leftMs = ms; leftMs > 0; leftMs = untilMs - gameTime()) {
    await pause(leftMs);
    await untilGoing();
  }
}
