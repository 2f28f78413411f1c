/** Chance that falls the same way every time: one stream of numbers from 0 up to 1 for each seed text. */
export interface SeededRandom {
  next(): number;
  /** A whole number from `low` up to and including `high`. */
  between(low: number, high: number): number;
  pick<T>(choices: readonly [T, ...T[]] | readonly T[]): T;
  chance(probability: number): boolean;
}

export function seededRandom(seed: string): SeededRandom {
  let state = hashText(seed);

  // Mulberry32: four lines, no state beyond one integer, and even enough to place pictures and names.
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  return {
    next,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick<T>(choices: readonly T[]): T {
      if (choices.length === 0) throw new Error('There is nothing to pick from');
      return choices[Math.floor(next() * choices.length)] as T;
    },
    chance: (probability) => next() < probability,
  };
}

/** FNV-1a: turns a text into 32 bits. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}
