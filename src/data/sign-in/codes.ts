/** Codes by text message, and the minute between two of them, which a reload does not shorten. */
import { signal } from '@preact/signals-react';
import type { Input } from '#contract/define.ts';
import { session as rows } from '#contract/session.ts';
import type { Failure } from '#shared/outcome.ts';
import { call } from '../ask/call.ts';
import { fingerprintNow } from '../device/fingerprint.ts';
import { keepIntents } from '../ask/intents.ts';
import { settings } from '../device/settings.ts';
import { readVisit, writeVisit } from '../device/visit.ts';

const LEAST_WAIT_SECONDS = 60;
const MS_PER_SECOND = 1_000;

/** Seconds until another code may be asked for; 0 when one may. */
export const codeWaitSeconds = signal(0);
/** The number that the last code went to; another one need not wait. */
export const codeSentTo = signal('');

const intents = keepIntents();
/** By a clock that nobody can set: the server said how long, and that is counted here. */
let endsMs = 0;
let ticking: ReturnType<typeof setInterval> | undefined;

/** Takes up the countdown where a reload has interrupted it. */
export function followCodeWait(): void {
  const { untilMs, waitMs } = { untilMs: 0, waitMs: LEAST_WAIT_SECONDS * MS_PER_SECOND, ...readVisit('codeSent') };
  // A clock that was set back meanwhile must not lock the button for longer than the server has said.
  if (!ticking) endsMs = performance.now() + Math.min(untilMs - Date.now(), waitMs);
  tick();
  if (codeWaitSeconds.value === 0) return;
  ticking ??= setInterval(tick, MS_PER_SECOND);
}

/** Undefined when the code is on its way. */
export async function sendCode(countryCode: string, mobile: string): Promise<Failure | undefined> {
  const { appId, channel } = settings;
  const input: Input<typeof rows.smsSend> = { countryCode, mobile, type: 0, appId, channel };
  // The code works on the device that asked for it, so this one has its mark before it asks.
  await fingerprintNow();
  const outcome = await call(rows.smsSend, input, { key: intents.of(`${countryCode} ${mobile}`).key });
  intents.note(outcome);
  if (!outcome.ok) return outcome.failure;
  const waitMs = Math.max(LEAST_WAIT_SECONDS, outcome.value.answer.waitSeconds) * MS_PER_SECOND;
  writeVisit('codeSent', { mobile, untilMs: Date.now() + waitMs, waitMs });
  endCountdown();
  followCodeWait();
  return undefined;
}

function endCountdown(): void {
  clearInterval(ticking);
  ticking = undefined;
}

function tick(): void {
  codeSentTo.value = readVisit('codeSent')?.mobile ?? '';
  codeWaitSeconds.value = Math.max(0, Math.ceil((endsMs - performance.now()) / MS_PER_SECOND));
  if (codeWaitSeconds.value === 0) endCountdown();
}
