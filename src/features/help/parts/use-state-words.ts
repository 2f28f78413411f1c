import { useSignals } from '@preact/signals-react/runtime';
import { isReachable } from '#data/call/connection.ts';
import type { Message } from '#ui/text.ts';
import type { ShownLetter } from '../rules/shown-tickets.ts';
import { text } from '../text.ts';

/** Where the server can be reached, what is not sent yet waits for its turn, and not for a connection. */
export function useStateWords(state: ShownLetter['state'] = 'there'): Message | undefined {
  useSignals();
  if (state === 'there') return undefined;
  return text.states[state === 'waiting' && isReachable.value ? 'sending' : state];
}
