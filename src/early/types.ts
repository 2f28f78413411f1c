import type { RawReply } from '#contract/reply.ts';
import type { FirstPlayer } from '#store/player-schema.ts';
import type { Lobby } from '#store/queries.ts';
import type { HandOver } from './taps.ts';

/** What the document has begun; exactly one of the first two is there. */
export interface Early {
  config?: Promise<RawReply>;
  /** Undefined where the device turns out to have nothing after all. */
  lobby?: Promise<Lobby | undefined>;
  /** Who is signed in, as far as the device knows. */
  me?: Promise<FirstPlayer | undefined>;
}

declare global {
  interface Window {
    early?: Early;
    /** There where the document has drawn home. */
    handOver?: HandOver | undefined;
  }
}
