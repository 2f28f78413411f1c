/** How far a phone's clock is behind the server's; below nothing where it is ahead. */
export function behindServer(serverTime: number, savedAt: number | undefined, nowMs = Date.now()): number {
  return serverTime > 0 ? serverTime - (savedAt ?? nowMs) : 0;
}

export interface Left {
  days: number;
  hours: number;
  minutes: number;
}

const MINUTE_MS = 60_000;

/** By the server's clock; undefined once the moment has come. */
export function leftUntil(atMs: number, behindMs: number, nowMs = Date.now()): Left | undefined {
  const leftMs = atMs - (nowMs + behindMs);
  if (leftMs <= 0) return undefined;
  const minutes = Math.ceil(leftMs / MINUTE_MS);
  return { days: Math.floor(minutes / 1440), hours: Math.floor((minutes % 1440) / 60), minutes: minutes % 60 };
}
