/** Codes by text message or mail, and the minute between two of them, which a reload does not shorten. */
import { computed, signal } from '@preact/signals-react';
import type { Input, Refusal, Row } from '#contract/define.ts';
import { security } from '#contract/security.ts';
import { session as rows } from '#contract/session.ts';
import { inTime } from '#shared/in-time.ts';
import { fail, type Failure } from '#shared/outcome.ts';
import { call, type CallOutcome } from '../call/call.ts';
import { whyNoMark } from '../device/fingerprint.ts';
import { makeIntents } from '../call/intents.ts';
import { settings } from '../device/settings.ts';
import { readVisit, writeVisit } from '../device/visit.ts';

const LEAST_WAIT_SECONDS = 60;
const MS_PER_SECOND = 1_000;

/** The wait for the next code. By a clock that nobody can set: the server said how long, and that is counted here. */
class CodeClock {
  readonly #seconds = signal(0);
  readonly #sentTo = signal('');
  #endsMs = 0;
  #ticking: ReturnType<typeof setInterval> | undefined;

  /** Seconds until another code may be asked for; 0 when one may. */
  readonly waitSeconds = computed(() => this.#seconds.value);
  /** The number or address that the last code went to; another one need not wait. */
  readonly sentTo = computed(() => this.#sentTo.value);

  /** Takes up the countdown where a reload has interrupted it. */
  follow(): void {
    const { untilMs, waitMs } = { untilMs: 0, waitMs: LEAST_WAIT_SECONDS * MS_PER_SECOND, ...readVisit('codeSent') };
    // A clock that was set back meanwhile must not lock the button for longer than the server has said.
    if (!this.#ticking) this.#endsMs = performance.now() + Math.min(untilMs - Date.now(), waitMs);
    this.#tick();
    if (this.#seconds.value === 0) return;
    this.#ticking ??= setInterval(() => this.#tick(), MS_PER_SECOND);
  }

  /** A code has been sent. */
  begin(to: string, waitMs: number): void {
    writeVisit('codeSent', { mobile: to, untilMs: Date.now() + waitMs, waitMs });
    this.#end();
    this.follow();
  }

  #tick(): void {
    this.#sentTo.value = readVisit('codeSent')?.mobile ?? '';
    this.#seconds.value = Math.max(0, Math.ceil((this.#endsMs - performance.now()) / MS_PER_SECOND));
    if (this.#seconds.value === 0) this.#end();
  }

  #end(): void {
    clearInterval(this.#ticking);
    this.#ticking = undefined;
  }
}

export const codeClock = new CodeClock();

const intents = makeIntents();

const ASK_AGAIN_MS = 10_000;

/** An answer that was lost never comes. The same code asked for again, under its key, is sent once. */
async function askForCode<R extends Row>(row: R, input: Input<R>, to: string): Promise<CallOutcome<R>> {
  const { key } = intents.of(to);
  const ask = () => call(row, input, { key });
  const first = ask();
  const late = fail<Refusal<R>>({ kind: 'unanswered' });
  const outcome =
    (await inTime(first, ASK_AGAIN_MS)) ?? (await inTime(Promise.race([first, ask()]), 2 * ASK_AGAIN_MS)) ?? late;
  intents.note(outcome);
  return outcome;
}

/** Undefined when the code is on its way. */
export async function sendCode(countryCode: string, mobile: string): Promise<Failure | undefined> {
  const { appId, channel } = settings;
  const input: Input<typeof rows.smsSend> = { countryCode, mobile, type: 0, appId, channel };
  // The code works on the device that asked for it, so this one has its mark before it asks.
  const noMark = await whyNoMark();
  if (noMark) return noMark;
  const outcome = await askForCode(rows.smsSend, input, `${countryCode} ${mobile}`);
  if (!outcome.ok) return outcome.failure;
  rest(mobile, outcome.value.answer.waitSeconds);
  return undefined;
}

/** The same to a mail address that the player wants to link. */
export async function sendEmailCode(email: string): Promise<Failure | undefined> {
  const outcome = await askForCode(security.sendEmailCode, { email }, email);
  if (!outcome.ok) return outcome.failure;
  rest(email, outcome.value.answer.waitSeconds);
  return undefined;
}

const rest = (to: string, waitSeconds: number): void =>
  codeClock.begin(to, Math.max(LEAST_WAIT_SECONDS, waitSeconds) * MS_PER_SECOND);
