/**
 * What a caller has asked for and the server has not answered yet. Asking for the same again is the same question,
 * under the same key and in the same words. The server recognizes both; words sealed anew would look like another one.
 */
import type { Outcome } from '#shared/outcome.ts';
import { newKey } from '#shared/new-key.ts';

/** Two taps of one thumb are one intent. */
export const SAME_TAP_MS = 300;

export interface Intent<Sent> {
  key: string;
  /** Missing until the first try has it ready. */
  sent?: Sent | undefined;
}

export interface Intents<Sent> {
  /** `wish` says in so many words what is asked for. */
  of(wish: string): Intent<Sent>;
  /** An answer ends it, a refusal too: the same words are another try then. */
  note(outcome: Outcome<unknown>): void;
}

export function makeIntents<Sent>(): Intents<Sent> {
  let asked: { wish: string; intent: Intent<Sent> } | undefined;
  return {
    of(wish) {
      if (asked?.wish !== wish) asked = { wish, intent: { key: newKey() } };
      return asked.intent;
    },
    note(outcome) {
      if (outcome.ok || outcome.failure.kind === 'refused') asked = undefined;
    },
  };
}
