import type { RawReply } from '#contract/reply.ts';
import type { KeptUser } from '#store/player-schema.ts';
import type { Lobby } from '#store/queries.ts';

/** What the document has begun; exactly one of the first two is there. */
export interface Early {
  config?: Promise<RawReply>;
  /** Undefined where the device turns out to have nothing after all. */
  lobby?: Promise<Lobby | undefined>;
  /** Who is signed in, as far as the device knows. */
  me?: Promise<KeptUser | undefined>;
}

declare global {
  interface Window {
    early?: Early;
  }
}
