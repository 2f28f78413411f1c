/**
 * A read of the server, shared by every part of the screen that shows its answer. What the device keeps is there first,
 * with its age. The server is asked when that is older than the row allows, and only while a screen is looked at.
 */
import { batch, computed, signal } from '@preact/signals-react';
import * as v from 'valibot';
import { isForAll, type Row } from '#contract/define.ts';
import { log } from '#shared/log.ts';
import type { Failure } from '#shared/outcome.ts';
import type { AnswerRow } from '#store/answers.ts';
import { call } from '../call/call.ts';
import { isLineForeign, isOnline, isReachable, onReachable } from '../call/connection.ts';
import { isSignedIn } from '../player/session.ts';
import { keepAnswer, outdateAnswer, watchAnswer } from './kept-answers.ts';

/** The device answers within that time, or the server is asked without it. */
const KEPT_IS_READ_MS = 300;
/** So long a screen shows that it is loading; then it says that no answer has come, and takes one that does. */
const PATIENCE_MS = 3_500;
const LEAST_TICK_MS = 1_000;
const LINE_FAILURES = new Set<Failure['kind']>(['offline', 'unanswered']);

interface Shown {
  answer: unknown;
  savedAt: number;
}

export class Question {
  readonly shown = signal<Shown | undefined>(undefined);
  /** Told once it is known what the device keeps. */
  readonly failure = computed(() => (this.#isKeptRead.value ? this.#failure.value : undefined));
  readonly #failure = signal<Failure | undefined>(undefined);
  readonly #isKeptRead = signal(false);
  readonly #row: Row;
  readonly #input: string;
  readonly #everyMs: number;
  #followers = 0;
  #stop: (() => void) | undefined;
  #asking: Promise<void> | undefined;
  #askedMs = Number.NEGATIVE_INFINITY;
  /** The connection kept the answer away, so the question is asked again as soon as the connection is back. */
  #isLost = false;
  /** A change has made what is known old, whatever its age. */
  #isOutdated = false;
  /** Requests are numbered, and so is each state that is taken: an answer to an earlier request is dropped. */
  #lastAsk = 0;
  #taken = 0;

  constructor(row: Row, input: string) {
    this.#row = row;
    this.#input = input;
    this.#everyMs = row.policy.kind === 'cache' ? row.policy.freshMs : Number.POSITIVE_INFINITY;
  }

  get isIdle(): boolean {
    return this.#followers === 0;
  }

  /** For as long as something shows the answer; returns what ends that. */
  follow(): () => void {
    this.#followers += 1;
    if (this.#followers === 1) this.#stop = this.#begin();
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.#followers -= 1;
      if (this.#followers === 0) this.#stop?.();
    };
  }

  /** Asks now, whatever is known. Nobody waits for what was asked on a connection that has died since, nor for what is only being kept. */
  refresh(): Promise<void> {
    return this.#isLost || !this.#asking ? this.#askAnew() : this.#asking;
  }

  /** Something has changed: what a request that is under way will answer is from before, and is dropped. */
  async askAfterChange(): Promise<void> {
    this.#dropEarlier();
    this.#isOutdated = true;
    this.#askedMs = Number.NEGATIVE_INFINITY;
    const marked = this.#isKept && outdateAnswer(this.#row, this.#input);
    // What nothing shows is asked for when something does.
    await Promise.all([marked, this.isIdle || this.#askAnew()]);
  }

  /** Asks beside a request that is under way, as on a connection that was dead: whichever answers is taken. */
  #askAnew(): Promise<void> {
    const ask = ++this.#lastAsk;
    const asking = this.#ask(ask).finally(() => {
      if (this.#asking === asking) this.#asking = undefined;
    });
    this.#asking = asking;
    return asking;
  }

  /** The player has changed: what was known of the one before is gone, and is asked for anew where it is shown. */
  forgetPlayer(): void {
    if (isForAll(this.#row)) return;
    this.release();
    if (this.isIdle) return;
    this.#stop?.();
    this.#stop = this.#begin();
  }

  /** Forgets what is known; it is read and asked for anew where it is shown again. */
  release(): void {
    this.#dropEarlier();
    this.#asking = undefined;
    this.#askedMs = Number.NEGATIVE_INFINITY;
    this.#isLost = false;
    this.#isKeptRead.value = false;
    this.#set(undefined, undefined);
  }

  /** A change has brought the new state along: it takes the place of what was known. */
  async replace(answer: unknown, body: unknown): Promise<void> {
    this.#dropEarlier();
    this.#show({ answer, savedAt: Date.now() });
    if (this.#isKept) await this.#keep(body);
  }

  get #isKept(): boolean {
    return this.#row.policy.kind === 'cache';
  }

  #begin(): () => void {
    if (!this.#isKept) {
      this.shown.value = undefined;
      this.#askedMs = Number.NEGATIVE_INFINITY;
    }
    const askIfDue = (): void => this.#askIfDue();
    const timer = this.#isKept ? setInterval(askIfDue, Math.max(this.#everyMs / 4, LEAST_TICK_MS)) : undefined;
    document.addEventListener('visibilitychange', askIfDue);
    const stops = [
      onReachable(() => (this.#isLost ? void this.#askAnew() : askIfDue())),
      this.#readKept(),
      () => document.removeEventListener('visibilitychange', askIfDue),
      () => clearInterval(timer),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  #readKept(): () => void {
    if (!this.#isKept) {
      this.#isKeptRead.value = true;
      this.#askIfDue();
      return () => undefined;
    }
    const late = setTimeout(() => this.#askIfDue(), KEPT_IS_READ_MS);
    const over = setTimeout(() => (this.#isKeptRead.value = true), PATIENCE_MS);
    const stop = watchAnswer(this.#row, this.#input, (row) => {
      this.#take(row);
      this.#isKeptRead.value = true;
      clearTimeout(late);
      // To ask takes a slow phone as long as half a frame, so what is kept is painted first.
      if (row) requestAnimationFrame(() => setTimeout(() => this.#askIfDue()));
      else this.#askIfDue();
    });
    return () => {
      clearTimeout(late);
      clearTimeout(over);
      stop();
    };
  }

  #take(row: AnswerRow | undefined): void {
    if (!row || row.savedAt <= (this.shown.peek()?.savedAt ?? 0)) return;
    const read = v.safeParse(this.#row.answer, row.answer);
    // Another release has kept it, or the device has damaged it.
    if (!read.success) log.info('a kept answer cannot be read', { path: this.#row.path });
    else {
      this.#isOutdated = row.isOutdated === true;
      this.shown.value = { answer: read.output, savedAt: row.savedAt };
    }
  }

  #askIfDue(): void {
    if (this.isIdle || document.visibilityState !== 'visible' || !isOnline.peek()) return this.#noteOffline();
    if (performance.now() - this.#askedMs < this.#everyMs || this.#isFresh()) return;
    void this.refresh();
  }

  #noteOffline(): void {
    if (!this.isIdle && !isOnline.peek()) this.#lose('offline');
  }

  /** A screen that has nothing says why, and does not wait for an answer that may never come. */
  #lose(kind: 'offline' | 'unanswered'): void {
    this.#isLost = true;
    if (!this.shown.peek()) this.#failure.value = { kind };
  }

  #isFresh(): boolean {
    const shown = this.shown.peek();
    const ageMs = shown ? Date.now() - shown.savedAt : Number.POSITIVE_INFINITY;
    return ageMs >= 0 && ageMs < this.#everyMs && this.#isKept && !this.#isOutdated;
  }

  async #ask(ask: number): Promise<void> {
    if (this.#row.access === 'player' && !isSignedIn.peek()) return;
    this.#askedMs = performance.now();
    let wasBack = false;
    const stop = onReachable(() => (wasBack = true));
    const slow = setTimeout(() => ask > this.#taken && this.#lose('unanswered'), PATIENCE_MS);
    const outcome = await call(this.#row, JSON.parse(this.#input) as object);
    stop();
    clearTimeout(slow);
    if (ask < this.#taken) return;
    if (outcome.ok) {
      this.#taken = ask;
      const { answer, body, storedAt = Date.now() } = outcome.value;
      this.#show({ answer, savedAt: storedAt });
      if (this.#isKept) void this.#keep(body);
    } else if (outcome.failure.kind !== 'stale') this.#fail(outcome.failure, wasBack);
  }

  #dropEarlier(): void {
    this.#taken = ++this.#lastAsk;
  }

  #show(shown: Shown): void {
    this.#isOutdated = false;
    this.#isLost = false;
    this.#set(shown, undefined);
  }

  #fail(failure: Failure, wasBack: boolean): void {
    // A network that answers by itself has kept it away as well.
    this.#isLost = LINE_FAILURES.has(failure.kind) || isLineForeign.peek();
    this.#failure.value = failure;
    // The connection came back before this one was given up, or another call has got through since it was sent: nothing
    // will say again that the connection is back.
    if (this.#isLost && (wasBack || isReachable.peek()) && !this.isIdle) queueMicrotask(() => void this.#askAnew());
  }

  #keep(body: unknown): Promise<void> {
    const savedAt = this.shown.peek()?.savedAt ?? Date.now();
    return keepAnswer(this.#row, { path: this.#row.path, input: this.#input, savedAt, answer: body });
  }

  #set(shown: Shown | undefined, failure: Failure | undefined): void {
    batch(() => {
      this.shown.value = shown;
      this.#failure.value = failure;
    });
  }
}
