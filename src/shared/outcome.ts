/** How a call can end other than well. Expected failures are values; only bugs are thrown. */
export type Failure<Code extends number = number> =
  | { kind: 'refused'; code: Code } // The server understood and said no.
  /**
   * Offline: there is no network, and nothing has left the phone. Unsent: the server does not answer, so nothing was sent.
   * Unanswered: it was sent, and nobody knows whether it has arrived. Unwritten: the phone has no room to write down a
   * call that moves money, so it was not sent.
   */
  | { kind: 'offline' | 'unsent' | 'unwritten' | 'signed-out' }
  /** `brokeOff`: the connection ended before anyone's patience did. Only a picture on its way up can tell. */
  | { kind: 'unanswered'; brokeOff?: true }
  | { kind: 'stale' } // The answer is for a player who has left meanwhile. The next player must not see it.
  /** A 5xx, or an answer that does not match the contract; `code` where the server itself named one. */
  | { kind: 'broken'; detail: string; code?: number };

export type Outcome<Value, Code extends number = number> =
  | { ok: true; value: Value }
  | { ok: false; failure: Failure<Code> };

export const succeed = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value });

export const fail = <Code extends number>(failure: Failure<Code>): { ok: false; failure: Failure<Code> } => ({
  ok: false,
  failure,
});
