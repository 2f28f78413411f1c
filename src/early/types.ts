import type { RawReply } from '#contract/reply.ts';
import type { Lobby } from '#store/queries.ts';

/** What the document has begun; exactly one of the two is there. */
export interface Early {
  config?: Promise<RawReply>;
  /** Undefined where the device turns out to have nothing after all. */
  lobby?: Promise<Lobby | undefined>;
}

declare global {
  interface Window {
    early?: Early;
  }
}
