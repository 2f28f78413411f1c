/**
 * How one reel moves: up to speed, on at that speed, and to a halt that always takes as long and looks the same, since
 * where it stops was known before it began. Positions are places of the strip; a reel turns towards smaller ones.
 */
const SPEED_PER_S = 26;
const START_MS = 140;
const HALT_MS = 520;
/** What a cubic ease-out covers that begins at full speed. */
const HALT_PLACES = (SPEED_PER_S * HALT_MS) / 1_000 / 3;

export interface ReelMotion {
  /** The place in the top row, with its fraction. */
  at: number;
  begunAt: number | null;
  halt: { to: number; fromMs: number } | null;
}

export const still = (at: number): ReelMotion => ({ at, begunAt: null, halt: null });

/** Moves the reel on by one frame; false when it has come to rest. */
export function moveReel(reel: ReelMotion, nowMs: number, elapsedMs: number): boolean {
  if (reel.begunAt === null) return false;
  if (reel.halt && nowMs >= reel.halt.fromMs) {
    const share = Math.min(1, (nowMs - reel.halt.fromMs) / HALT_MS);
    reel.at = reel.halt.to + HALT_PLACES * (1 - share) ** 3;
    if (share < 1) return true;
    Object.assign(reel, still(reel.halt.to));
    return false;
  }
  const speed = Math.min(1, (nowMs - reel.begunAt) / START_MS) * SPEED_PER_S;
  reel.at -= (speed * elapsedMs) / 1_000;
  return true;
}
