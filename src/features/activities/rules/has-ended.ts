/** One without an end goes on. */
export const hasEnded = (endTime: number, nowMs = Date.now()): boolean => endTime > 0 && nowMs > endTime;
