import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useMemo } from 'react';
import type { Answer, Input, Refusal, Row } from '#contract/define.ts';
import { mail } from '#contract/mail.ts';
import type { Failure } from '#shared/outcome.ts';
import { onPlayerChange } from '../player/session.ts';
import { outdateAnswer } from './kept-answers.ts';
import { Question } from './question.ts';

export interface Reading<R extends Row> {
  /** The last good answer, of the server or of this device. */
  answer: Answer<R> | undefined;
  savedAt: number | undefined; // Milliseconds since 1970.
  /** Why there is no newer one. */
  failure: Failure<Refusal<R>> | undefined;
  refresh: () => Promise<void>;
}

/** Reads a call as its row's policy says. Without an input nothing is asked, as for a guest who has no such thing. */
export function useAnswer<R extends Row>(row: R, input: Input<R> | undefined): Reading<R> {
  useSignals();
  const asked = input && JSON.stringify(input);
  const question = useMemo(() => (asked === undefined ? undefined : questionOf(row, asked)), [row, asked]);
  useEffect(() => question?.follow(), [question]);
  const shown = question?.shown.value;
  return {
    answer: shown?.answer,
    savedAt: shown?.savedAt,
    failure: question?.failure.value as Failure<Refusal<R>> | undefined,
    refresh: async () => question?.refresh(),
  };
}

/** So many answers are remembered that nothing shows any more, so that a screen that comes back is there at once. */
const MOST = 40;

/** The questions of this visit: one for each call and input, however many parts of the screen show its answer. */
const questions = new Map<string, Question>();

onPlayerChange(() => {
  for (const question of questions.values()) question.forgetPlayer();
});

export function questionOf(row: Row, input: string): Question {
  const id = `${row.path} ${input}`;
  const question = questions.get(id) ?? new Question(row, input);
  // Re-inserting keeps the map in the order of last use.
  questions.delete(id);
  questions.set(id, question);
  // The question itself stays: a hidden screen may hold it, and it must hear of the next player.
  const idle = [...questions.values()].filter((one) => one.isIdle && one !== question);
  for (const one of idle.slice(0, Math.max(0, idle.length - MOST))) one.release();
  return question;
}

/** What a claim answers with the new state of, as a read of its own. */
const stateGivenBy = ({ gives }: Row): Row | undefined => gives && { body: 'json', refusals: {}, ...gives };

/** Before a claim is sent: of a page that dies before it has kept the new state, the next one asks at once. */
export async function outdateState(row: Row): Promise<void> {
  const state = stateGivenBy(row);
  if (state) await outdateAnswer(state, '{}');
}

/**
 * A claim has answered with the new state of the read that its row `gives`; one that left it out makes the page ask. What the claim has
 * given is told without waiting for either.
 */
export function takeState(row: Row, answer: unknown, body: unknown): void {
  const given = stateGivenBy(row);
  if (!given) return;
  const question = questionOf(given, '{}');
  const { state } = answer as { state?: unknown };
  if (state) void question.replace(state, (body as { state: unknown }).state);
  else void question.askAfterChange();
  // What was received waits no more, and has a dot no more.
  void questionOf(mail.hasMailUnread, '{}').askAfterChange();
}

/** The answer of a change is lost, and it may be done: what its row `gives` is asked for. */
export async function askState(row: Row): Promise<void> {
  const given = stateGivenBy(row);
  if (given) await questionOf(given, '{}').askAfterChange();
}

/**
 * Something has moved without an answer that says what else has changed: what is shown is asked for again, the rest when
 * it is shown. So is the answer of `row`, should only a former visit have asked for it.
 */
export async function refreshShown(row?: Row): Promise<void> {
  if (row) questionOf(row, '{}');
  await Promise.all([...questions.values()].map((question) => question.askAfterChange()));
}
