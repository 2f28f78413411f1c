import type { SeededRandom } from '../art/seeded-random.ts';
import { qualifiers, type Vocabulary } from './words.ts';

const LONGEST = 26;

/** The more a name adds, the later it is tried: plain names first, "Koi Rush Deluxe 2" when thousands are taken. */
const TRIES_PER_STAGE = 12;

/** Makes a name that is not in `taken`. It does not add it there. */
export function inventName(
  random: SeededRandom,
  words: readonly string[],
  { openers, endings }: Vocabulary,
  taken: ReadonlySet<string>,
): string {
  for (let attempt = 0; attempt < TRIES_PER_STAGE * 40; attempt += 1) {
    const stage = Math.floor(attempt / TRIES_PER_STAGE);
    const name = [...core(random, words, openers, endings), ...extras(random, stage)].join(' ');
    if (name.length <= LONGEST && !taken.has(name) && !repeatsItself(name)) return name;
  }
  throw new Error('The vocabulary is too small for so many games');
}

function core(
  random: SeededRandom,
  words: readonly string[],
  openers: readonly string[],
  endings: readonly string[],
): string[] {
  const word = random.pick(words);
  const lot = random.next();
  if (lot < 0.66) return [word, random.pick(endings)];
  if (lot < 0.84) return [random.pick(openers), word];
  return [random.pick(openers), word, random.pick(endings)];
}

function extras(random: SeededRandom, stage: number): string[] {
  if (stage === 0) return [];
  const first = random.pick(qualifiers);
  return stage < 3 ? [first] : [first, String(random.between(2, 9))];
}

/** "Lucky Lucky Nine" and "Golden Rush Gold" read like mistakes, and so does a number after a number. */
function repeatsItself(name: string): boolean {
  const parts = name
    .toLowerCase()
    .split(' ')
    .map((part) => part.slice(0, 4));
  return new Set(parts).size < parts.length || /\d \d/.test(name);
}
