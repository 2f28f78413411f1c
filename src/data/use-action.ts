import { useRef, useState } from 'react';
import type { Answer, Input, Refusal, Row } from '#contract/define.ts';
import { log } from '#shared/log.ts';
import { fail, type Failure } from '#shared/outcome.ts';
import { call } from './call.ts';
import { isOnline } from './connection.ts';
import { type Intent, keepIntents } from './intents.ts';
import { holdReloads } from './reload-holds.ts';

/** Two taps of one thumb are one intent. */
const SAME_TAP_MS = 300;

type Prepare<R extends Row> = () => Promise<Input<R> | undefined> | Input<R>;

interface Action<R extends Row> {
  isPending: boolean;
  failure: Failure<Refusal<R>> | undefined;
  /**
   * Undefined when it failed, or when it is already under way. `prepare` makes the input, and is part of the wait;
   * without an input nothing is sent after all. `intent` says what the player asked for in so many words, so that asking
   * again after a lost answer is recognised.
   */
  run(prepare: Prepare<R>, intent: string): Promise<Answer<R> | undefined>;
  clear(): void;
}

/** A call that a button makes: pending, failed, done. */
export function useAction<R extends Row>(row: R): Action<R> {
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<Failure<Refusal<R>>>();
  const busy = useRef(false);
  const tappedMs = useRef(Number.NEGATIVE_INFINITY);
  const [intents] = useState(keepIntents<Input<R>>);

  async function run(prepare: Prepare<R>, intent: string) {
    const isRepeat = performance.now() - tappedMs.current < SAME_TAP_MS;
    if (busy.current || isRepeat) return undefined;
    busy.current = true;
    tappedMs.current = performance.now();
    setIsPending(true);
    setFailure(undefined);
    const letGo = holdReloads();
    const outcome = await send(row, prepare, intents.of(intent));
    letGo();
    busy.current = false;
    setIsPending(false);
    if (!outcome) return undefined;
    intents.note(outcome);
    if (outcome.ok) return outcome.value.answer;
    setFailure(outcome.failure);
    return undefined;
  }

  return { isPending, failure, run, clear: () => setFailure(undefined) };
}

async function send<R extends Row>(row: R, prepare: Prepare<R>, intent: Intent<Input<R>>) {
  try {
    intent.sent ??= await prepare();
    return intent.sent === undefined ? undefined : await call(row, intent.sent, { key: intent.key });
  } catch (error) {
    // What makes the input ready may itself be on the other side of the line: a program that is loaded when needed.
    log.info('nothing was sent', { path: row.path, why: String(error) });
    return fail<Refusal<R>>(isOnline.value ? { kind: 'broken', detail: String(error) } : { kind: 'offline' });
  }
}
