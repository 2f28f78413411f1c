import { LONGEST_ASKED_MS } from '#store/pauses.ts';
import { SECOND_MS } from '#shared/durations.ts';

/** How long an answer asks to be left alone: in seconds, or until a moment of the server's clock. */
export function readRetryAfter(headers: Headers, nowMs: number): number | undefined {
  const said = headers.get('retry-after')?.trim();
  if (!said) return undefined;
  const ms = /^\d+$/.test(said) ? Number(said) * SECOND_MS : Date.parse(said) - serverNow(headers, nowMs);
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(0, ms), LONGEST_ASKED_MS);
}

/** A phone's clock may be off by years; the answer says what time it is where it comes from. */
function serverNow(headers: Headers, nowMs: number): number {
  const serverMs = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(serverMs) ? nowMs : serverMs;
}
