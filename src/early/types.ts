import type { Lobby } from '#store/queries.ts';

/** What the document has begun; exactly one of the two is there. */
export interface Early {
  config?: Promise<EarlyReply>;
  /** Undefined where the device turns out to have nothing after all. */
  lobby?: Promise<Lobby | undefined>;
}

/** A reply as the program's own call would read it. */
export interface EarlyReply {
  isOk: boolean;
  status: number;
  storedAt: number;
  body: unknown;
}

declare global {
  interface Window {
    early?: Early;
  }
}
