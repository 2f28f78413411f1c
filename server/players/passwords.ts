/**
 * Passwords as the database keeps them: argon2id, slow on purpose. Its work happens off the main thread and never on
 * all of the machine, so that a flood of sign-ins slows the sign-in and nothing else.
 */
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, type Options, verify } from '@node-rs/argon2';
import { type BoundedPool, makeBoundedPool } from '../fair/bounded-pool.ts';

export interface Passwords {
  /** Undefined when too many wait already. */
  hash(clear: Uint8Array): Promise<string | undefined>;
  /** Without a hash it takes as long as with one and is never right: nobody learns from the time who exists. */
  verify(stored: string | null, clear: Uint8Array): Promise<'right' | 'wrong' | 'busy'>;
}

/** What OWASP asks of argon2id, which is the kind the package takes by itself: 19 MiB, two passes, one lane. */
const STRENGTH: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** At some 25 ms each, the last in the queue waits less than two seconds on one core. */
const MOST_WAITING = 64;

/** One core is left to everything that is no password, and half of libuv's four threads in any case. */
const MOST_RUNNING = Math.min(2, Math.max(1, availableParallelism() - 1));

export function makePasswords(
  pool: BoundedPool = makeBoundedPool({ running: MOST_RUNNING, waiting: MOST_WAITING }),
  strength: Options = STRENGTH,
): Passwords {
  const decoy = hash(randomBytes(32), strength);
  return {
    hash: async (clear) => pool.run(() => hash(asText(clear), strength)),
    verify: async (stored, clear) => {
      const against = stored ?? (await decoy);
      const isRight = await pool.run(() => verify(against, asText(clear)));
      if (isRight === undefined) return 'busy';
      return isRight && stored !== null ? 'right' : 'wrong';
    },
  };
}

/** The package throws at bytes that are no text, and a thrown error is an answer too: so each byte is a character. */
const asText = (clear: Uint8Array): string => Buffer.from(clear).toString('latin1');
