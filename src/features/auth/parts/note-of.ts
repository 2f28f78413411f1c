import { SIGN_IN } from '#contract/errcodes.ts';
import type { Failure } from '#shared/outcome.ts';
import { refusalWords, wordsFor } from '#ui/ending/index.ts';
import type { Message } from '#ui/text.ts';
import { text } from '../text.ts';

const UNKNOWN = 'login.loginFailed';
/** Nobody is logged in on these screens, so a server that says a session is over makes no sense. */
const SIGNED_OUT: Failure = { kind: 'broken', detail: 'signed out' };

/** The words for a call that did not end well. A number that the row does not know ends in the generic ones. */
export function noteOf(
  failure: Failure | undefined,
  refusals: Readonly<Record<number, string>>,
  unknownKey = UNKNOWN,
): Message | undefined {
  if (failure?.kind === 'refused') {
    const key = refusals[failure.code] ?? unknownKey;
    return refusalWords(key) ?? { key, text: text.refusals[key] ?? `${reasonOf(failure.code)} (${failure.code})` };
  }
  return wordsFor(failure?.kind === 'signed-out' ? SIGNED_OUT : failure);
}

/** A wrong code is told in the words of every other form. */
const reasonOf = (code: number): string =>
  (code === SIGN_IN.wrongCode ? refusalWords('code.wrong')?.text : text.reasons[code]) ?? text.anyReason;
