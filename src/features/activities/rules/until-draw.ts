import { atServer } from '#data/device/server-clock.ts';
import { MINUTE_MS } from '#shared/durations.ts';

export interface Left {
  days: number;
  hours: number;
  minutes: number;
}

/** Undefined once the moment has come. */
export function leftUntil(atMs: number, nowMs = atServer()): Left | undefined {
  const leftMs = atMs - nowMs;
  if (leftMs <= 0) return undefined;
  const minutes = Math.ceil(leftMs / MINUTE_MS);
  return { days: Math.floor(minutes / 1440), hours: Math.floor((minutes % 1440) / 60), minutes: minutes % 60 };
}
