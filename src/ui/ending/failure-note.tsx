import type { Failure } from '#shared/outcome.ts';
import { AlertNote } from '../note/alert-note.tsx';
import type { Message } from '../text.ts';
import { SAME_WORDS, text } from './failure-text.ts';

interface FailureNoteProps {
  failure: Failure | undefined;
  /** Of the row of the call that failed. */
  refusals?: Readonly<Record<number, string>> | undefined;
}

/** Why a button's call did not end well: below the button on a screen, above it in a sheet from below. Its place is always there, so that readers hear what comes into it. */
export const FailureNote = ({ failure, refusals }: FailureNoteProps) => (
  <AlertNote note={wordsFor(failure, refusals)} />
);

type Refusals = Readonly<Record<number, string>>;

/** What is said of a call that did not end well. Nothing where the app itself leads on, as at the end of a session. */
export function wordsFor(failure: Failure | undefined, refusals: Refusals = {}): Message | undefined {
  if (!failure || failure.kind === 'stale' || failure.kind === 'signed-out') return undefined;
  if (failure.kind !== 'refused') return text.endings[failure.kind];
  return refusalWords(refusals[failure.code]) ?? text.refusedBecause(failure.code);
}

/** Why the server says no, for a screen that knows before the tap. */
export function refusalWords(key: string | undefined): Message | undefined {
  const all: Readonly<Record<string, string>> = text.refusals;
  const words = key === undefined ? undefined : all[SAME_WORDS[key] ?? key];
  return key === undefined || words === undefined ? undefined : { key, text: words };
}

/** What is said where a file was not made: it does not come by itself once there is a connection, as what is shown does. */
export const notMadeWords = (failure: Failure | undefined): Message | undefined =>
  failure?.kind === 'offline' ? wordsFor(failure) : notLoadedWords(failure);

/** What is said where there is nothing to show because a read did not end well. */
export function notLoadedWords(failure: Failure | undefined, refusals: Refusals = {}): Message | undefined {
  if (!failure || failure.kind === 'stale' || failure.kind === 'signed-out') return undefined;
  if (failure.kind === 'refused') return wordsFor(failure, refusals);
  return failure.kind === 'offline' || failure.kind === 'broken'
    ? text.notLoaded[failure.kind]
    : text.notLoaded.unanswered;
}
