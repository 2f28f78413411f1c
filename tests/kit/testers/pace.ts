/** A slow line: all who use it share its speed, and every request waits for its round trip. */

/** As webpagetest.org measured them for its profiles of these names. */
export const SPEEDS = {
  '2g': { down: 280, up: 256, latency: 800 },
  'slow-3g': { down: 400, up: 400, latency: 400 },
  '3g': { down: 1_600, up: 768, latency: 300 },
  '4g': { down: 9_000, up: 9_000, latency: 170 },
} as const satisfies Record<string, Speed>;

export interface Speed {
  /** Kilobits a second. */
  down: number;
  up: number;
  /** Milliseconds of one round trip. */
  latency: number;
}

export class Pace {
  readonly latencyMs: number;
  readonly #down: Lane;
  readonly #up: Lane;

  constructor({ down, up, latency }: Speed) {
    this.latencyMs = latency;
    this.#down = new Lane(down);
    this.#up = new Lane(up);
  }

  /** Resolves when so many bytes have come through. */
  down(bytes: number): Promise<void> {
    return this.#down.pass(bytes);
  }

  up(bytes: number): Promise<void> {
    return this.#up.pass(bytes);
  }
}

class Lane {
  readonly #bytesPerMs: number;
  #freeAt = 0;

  constructor(kilobits: number) {
    this.#bytesPerMs = kilobits / 8;
  }

  pass(bytes: number): Promise<void> {
    const now = performance.now();
    this.#freeAt = Math.max(now, this.#freeAt) + bytes / this.#bytesPerMs;
    return new Promise((resolve) => setTimeout(resolve, this.#freeAt - now));
  }
}
