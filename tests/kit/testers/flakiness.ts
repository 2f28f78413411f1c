/** A line that loses requests and answers, the same ones each time: each fate follows from the seed alone. */
import { createHash } from 'node:crypto';

export interface Flaky {
  /** Which share is lost, 0 to 1; half of these before they arrive, half on the way back, when the work is done. */
  loss?: number;
  /** How long a request takes longer, in milliseconds: between half of it and one and a half. */
  latency?: number;
  seed?: number;
}

export interface Fate {
  delayMs: number;
  lost?: 'request' | 'answer';
}

export class Flakiness {
  readonly seed: number;
  /** What was lost so far, in order, such as "request POST /path 2" for the second of its kind. */
  readonly lost: string[] = [];
  readonly #loss: number;
  readonly #latencyMs: number;
  readonly #counts = new Map<string, number>();

  constructor({ loss, latency, seed }: Required<Flaky>) {
    this.seed = seed;
    this.#loss = loss;
    this.#latencyMs = latency;
  }

  /** Decided by what is asked for and how often it was, and not by when: requests at the same time come in any order. */
  fateOf(name: string): Fate {
    const count = (this.#counts.get(name) ?? 0) + 1;
    this.#counts.set(name, count);
    const [chance, half, delay] = numbersOf(`${this.seed} ${name} ${count}`);
    const delayMs = this.#latencyMs * (0.5 + delay);
    if (chance >= this.#loss) return { delayMs };
    const lost = half < 0.5 ? 'request' : 'answer';
    this.lost.push(`${lost} ${name} ${count}`);
    return { delayMs, lost };
  }
}

/** Three numbers from 0 up to 1. */
function numbersOf(text: string): [number, number, number] {
  const bytes = createHash('sha256').update(text).digest();
  const at = (offset: number): number => bytes.readUInt32BE(offset) / 2 ** 32;
  return [at(0), at(4), at(8)];
}
