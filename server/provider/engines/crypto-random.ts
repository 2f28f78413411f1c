import { randomInt } from 'node:crypto';
import type { Random } from './random.ts';

/** The only chance that money depends on: the system's own source, without the bias of a remainder. */
export const cryptoRandom: Random = (bound) => randomInt(bound);
