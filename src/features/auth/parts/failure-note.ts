import type { Failure } from '#shared/outcome.ts';
import type { Message } from '#ui/text.ts';
import { text } from '../text.ts';

const UNKNOWN = 'login.loginFailed';

/** The words for a call that did not end well. A number that the row does not know ends in the generic ones. */
export function noteOf(
  failure: Failure | undefined,
  refusals: Readonly<Record<number, string>>,
  unknownKey = UNKNOWN,
): Message | undefined {
  if (!failure || failure.kind === 'stale') return undefined;
  if (failure.kind === 'refused') {
    const key = refusals[failure.code] ?? unknownKey;
    const reason = `${text.reasons[failure.code] ?? text.anyReason} (${failure.code})`;
    return { key, text: text.refusals[key] ?? reason };
  }
  return failure.kind === 'signed-out' ? text.lineMessages.broken : text.lineMessages[failure.kind];
}
