/**
 * What time it is at the server. A phone's clock may be wrong by hours or days, while promotions, orders and limits begin
 * and end by the server's. Every answer says when the server gave it; the difference is kept for a start without a connection.
 */
import { readDevice, removeDevice, writeDevice } from './device.ts';

/** No call takes longer, so a smaller difference may be the time that the answer was on its way. */
const SURELY_WRONG_MS = 60_000;

/** A moment of the phone's clock, this one unless another is named, as the server would tell it. */
export const atServer = (phoneMs = Date.now()): number => phoneMs + behindMs();

export function followServer(saidAtMs: number, nowMs = Date.now()): void {
  const nextMs = saidAtMs - nowMs;
  if (Number.isNaN(nextMs) || Math.abs(nextMs - behindMs()) < SURELY_WRONG_MS) return;
  if (Math.abs(nextMs) < SURELY_WRONG_MS) removeDevice('clockBehindMs');
  else writeDevice('clockBehindMs', String(nextMs));
}

/** Below nothing where the phone is ahead. */
const behindMs = (): number => Number(readDevice('clockBehindMs') ?? 0) || 0;
