import type { Input, Row } from '#contract/define.ts';
import type { CallOutcome } from '../call/call.ts';
import { call } from '../call/call.ts';
import { onReachable } from '../call/connection.ts';

/** One on the connection that has died, and one on the connection that has come instead. */
const MOST_AT_A_TIME = 2;

/** An answer that another try under the same key would not change. */
const FINAL: ReadonlySet<string> = new Set(['refused', 'signed-out', 'stale']);

/**
 * A change whose answer is waited for. When the connection comes back meanwhile it is sent again under its key, because what was
 * sent before the gap may never be answered. The server does it once (decision 023), so whichever answers is taken.
 */
export function callThroughGaps<R extends Row>(row: R, input: Input<R>, key: string): Promise<CallOutcome<R>> {
  return new Promise((resolve) => {
    let waiting = 0;
    const send = async () => {
      waiting += 1;
      const outcome = await call(row, input, { key });
      waiting -= 1;
      if (waiting > 0 && !outcome.ok && !FINAL.has(outcome.failure.kind)) return;
      stop();
      resolve(outcome);
    };
    const stop = onReachable(() => {
      if (waiting < MOST_AT_A_TIME) void send();
    });
    void send();
  });
}
