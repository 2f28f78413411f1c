import { useSignals } from '@preact/signals-react/runtime';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import * as v from 'valibot';
import type { Answer, Input, MoneyRow, Refusal, Row } from '#contract/define.ts';
import { SAME_TAP_MS } from '#contract/limits.ts';
import { log } from '#shared/log.ts';
import { fail, type Failure } from '#shared/outcome.ts';
import type { CallOutcome } from '../call/call.ts';
import { isOnline, isReachable, onReachable } from '../call/connection.ts';
import { callThroughGaps, type Intent, makeIntents } from '../call/intents.ts';
import { forgetLate, isChecking, lateAnswer, moveMoney } from '../money/asked.ts';
import { holdReloads } from '../app/reload-holds.ts';
import { askState, outdateState, takeState } from './use-answer.ts';

/** Makes the input, and is part of the wait; without an input nothing is sent after all. */
type Prepare<R extends Row> = () => Promise<Input<R> | undefined> | Input<R>;

type OnFailed = (failure: Failure) => void;

export interface Actions {
  isPending: boolean;
  /** The call that failed last, and how. */
  failed: { row: Row; failure: Failure } | undefined;
  /**
   * Undefined when it failed, or when one is already under way. `wish` says what the player asked for in so many words,
   * so that asking again after a lost answer is recognized. `onFailed` hears how this one call failed.
   */
  run: <R extends Row>(
    row: R,
    prepare: Prepare<R>,
    wish: string,
    onFailed?: OnFailed,
  ) => Promise<Answer<R> | undefined>;
  clear: () => void;
}

export interface Action<R extends Row> {
  isPending: boolean;
  failure: Failure<Refusal<R>> | undefined;
  run: (prepare: Prepare<R>, wish: string, onFailed?: OnFailed) => Promise<Answer<R> | undefined>;
  clear: () => void;
}

/** A call that a button makes: pending, failed, done. */
export function useAction<R extends Row>(row: R): Action<R> {
  const { isPending, failed, run, clear } = useActions();
  const failure = failed?.failure as Failure<Refusal<R>> | undefined;
  return { isPending, failure, run: (...asked) => run(row, ...asked), clear };
}

/**
 * Several calls of one screen, of which one is under way at a time. One that moves money is not sent without a connection,
 * nor while an earlier one is asked about; what becomes of it when its answer is lost is told by `isChecking`.
 */
export function useActions(): Actions {
  const [isPending, setIsPending] = useState(false);
  const [failed, setFailed] = useFailed<NonNullable<Actions['failed']>>();
  const busy = useRef(false);
  const tapped = useRef(NO_TAP);
  const [intents] = useState(makeIntents<unknown>);

  async function run<R extends Row>(
    row: R,
    prepare: Prepare<R>,
    words: string,
    onFailed?: OnFailed,
  ): Promise<Answer<R> | undefined> {
    const wish = `${row.path} ${words}`;
    const isRepeat = tapped.current.wish === wish && performance.now() - tapped.current.atMs < SAME_TAP_MS;
    if (busy.current || isRepeat || (isMoney(row) && isChecking.peek())) return undefined;
    const unsent = whyUnsent(row);
    setFailed(unsent && { row, failure: unsent });
    if (unsent) {
      onFailed?.(unsent);
      return undefined;
    }
    busy.current = true;
    tapped.current = { wish, atMs: performance.now() };
    setIsPending(true);
    void outdateState(row);
    const letGo = holdReloads();
    const prepareOrForget = async () => {
      const input = await prepare();
      // Where nothing is sent after all, the next tap is another.
      if (input === undefined) tapped.current = NO_TAP;
      return input;
    };
    const intent = intents.of(wish) as Intent<Input<R>>;
    const outcome = await send(row, prepareOrForget, intent);
    letGo();
    busy.current = false;
    setIsPending(false);
    if (!outcome) return undefined;
    intents.note(outcome);
    if (!outcome.ok) {
      setFailed({ row, failure: outcome.failure });
      onFailed?.(outcome.failure);
      if (outcome.failure.kind !== 'refused') void askState(row);
      return undefined;
    }
    const { answer, body } = outcome.value;
    takeState(row, answer, body);
    return answer;
  }

  return { isPending, failed, run, clear: () => setFailed(undefined) };
}

/**
 * What was not done, and why. A lost connection is told of until it comes back. Where it was back before the failure was known,
 * that it took too long is all that is still true.
 */
export function useFailed<F extends { failure: Failure }>(): [F | undefined, (failed: F | undefined) => void] {
  const [failed, setFailed] = useState<F>();
  useEffect(() => onReachable(() => setFailed((now) => (now && isOfConnection(now.failure) ? undefined : now))), []);
  const tell = useCallback(
    (next: F | undefined) =>
      setFailed(next && isOfConnection(next.failure) && isReachable.peek() ? { ...next, failure: LATE } : next),
    [],
  );
  return [failed, tell];
}

const LATE: Failure = { kind: 'unanswered' };

const isOfConnection = ({ kind }: Failure): boolean => kind === 'offline' || kind === 'unsent';

const NO_TAP = { wish: '', atMs: Number.NEGATIVE_INFINITY };

const isMoney = (row: Row): row is MoneyRow => row.effect === 'money';

function whyUnsent(row: Row): Failure | undefined {
  if (!isMoney(row) || isReachable.peek()) return undefined;
  return { kind: isOnline.peek() ? 'unsent' : 'offline' };
}

/** Undefined when nothing was sent after all, and when the answer to a call about money was lost. */
async function send<R extends Row>(
  row: R,
  prepare: Prepare<R>,
  intent: Intent<Input<R>>,
): Promise<CallOutcome<R> | undefined> {
  try {
    if (isMoney(row)) {
      const input = await prepare();
      return input === undefined ? undefined : await moveMoney(row, input);
    }
    intent.sent ??= await prepare();
    return intent.sent === undefined ? undefined : await callThroughGaps(row, intent.sent, intent.key);
  } catch (error) {
    // What makes the input ready may itself be on the other side of the connection: a program that is loaded when needed.
    log.info('nothing was sent', { path: row.path, why: String(error) });
    return fail<Refusal<R>>(isOnline.value ? { kind: 'broken', detail: String(error) } : { kind: 'offline' });
  }
}

/** Why a button of money waits: there is no connection, or an earlier call is still asked about. */
export interface MoneyWait<Words> {
  /** What is said while there is no connection; of what is asked about, that it can be done later would be wrong. */
  note: Words | undefined;
  /** An earlier call is asked about. */
  isChecking: boolean;
  mustWait: boolean;
}

export function useMoneyWait<Words>(noConnection: Words): MoneyWait<Words> {
  useSignals();
  const hasConnection = isReachable.value;
  const isUnknown = isChecking.value;
  const note = hasConnection || isUnknown ? undefined : noConnection;
  return { note, isChecking: isUnknown, mustWait: !hasConnection || isUnknown };
}

export interface MoneyAction<R extends MoneyRow, Words> extends Action<R>, Omit<MoneyWait<Words>, 'mustWait'> {
  /** The button does nothing now. */
  isBusy: boolean;
}

interface MoneyWords<Words> {
  noConnection: Words;
  /** What is said of a call that has been sent, while there is no connection to answer it. */
  noAnswer: Words;
  /** It is done, or its answer was lost and is asked about; a refusal ends nothing. */
  onEnd?: (() => void) | undefined;
}

/** A call about money that a form or a sheet makes, with why its button waits. */
export function useMoneyAction<R extends MoneyRow, Words>(
  row: R,
  { noConnection, noAnswer, onEnd }: MoneyWords<Words>,
): MoneyAction<R, Words> {
  const { mustWait, ...wait } = useMoneyWait(noConnection);
  const action = useAction(row);
  const isBusy = mustWait || action.isPending;

  async function run(...asked: Parameters<Action<R>['run']>): Promise<Answer<R> | undefined> {
    // Enter submits a form whose button only says that it waits.
    if (isBusy) return undefined;
    const answer = await action.run(...asked);
    if (answer || isChecking.peek()) onEnd?.();
    return answer;
  }

  const isSent = action.isPending || wait.isChecking;
  const note = isReachable.value ? undefined : isSent ? noAnswer : noConnection;
  return { ...action, ...wait, note, run, isBusy };
}

type Late = NonNullable<typeof lateAnswer.value>;

/** Takes an answer that was lost at first, as soon as it is known: `rowOf` names the call, where it is one of the caller's. */
export function useLateMoney<R extends MoneyRow>(
  rowOf: (late: Late) => R | undefined,
  take: (answer: Answer<R>) => void,
): void {
  useSignals();
  const late = lateAnswer.value;
  const takeIfOwn = useEffectEvent((answered: Late | undefined) => {
    const row = answered && rowOf(answered);
    if (!row) return;
    const { success, output } = v.safeParse(row.answer, answered.answer);
    if (!success) return;
    forgetLate();
    take(output);
  });
  useEffect(() => takeIfOwn(late), [late]);
}
