/** Codes of the sandbox's provider: each is good once, for a minute, for a caller that knows what it was asked with. */
import { randomBytes } from 'node:crypto';
import { MINUTE_MS } from '#shared/durations.ts';
import type { MadeUpPerson } from './people.ts';

interface Granted {
  person: MadeUpPerson;
  redirectUri: string;
  nonce: string;
  challenge: string;
}

export interface Codes {
  grant: (granted: Granted, now: Date) => string;
  /** Undefined when there is no such code, or it is too old, or was used. */
  use: (code: string, now: Date) => Granted | undefined;
}

const LIFE_MS = MINUTE_MS;
const MOST = 1_000;

export function makeCodes(): Codes {
  const granted = new Map<string, Granted & { atMs: number }>();
  return {
    grant: (what, now) => {
      const oldest = granted.keys().next();
      if (granted.size >= MOST && !oldest.done) granted.delete(oldest.value);
      const code = randomBytes(24).toString('base64url');
      granted.set(code, { ...what, atMs: now.getTime() });
      return code;
    },
    use: (code, now) => {
      const found = granted.get(code);
      granted.delete(code);
      return found && now.getTime() - found.atMs < LIFE_MS ? found : undefined;
    },
  };
}
