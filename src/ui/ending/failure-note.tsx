import type { Failure } from '#shared/outcome.ts';
import { wordsFor } from './failure-words.ts';
import './failure-note.css';

interface FailureNoteProps {
  failure: Failure | undefined;
  /** Of the row of the call that failed. */
  refusals?: Readonly<Record<number, string>> | undefined;
}

/** Why a button's call did not end well. Its place is always there, so that readers hear what comes into it. */
export function FailureNote({ failure, refusals }: FailureNoteProps) {
  const words = wordsFor(failure, refusals);
  return (
    <div role="alert" className="failure-note">
      {words && <p data-msg-key={words.key}>{words.text}</p>}
    </div>
  );
}
