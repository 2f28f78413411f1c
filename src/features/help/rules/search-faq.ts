/** Finds answers on the phone itself: each word that is typed has to begin a word of the question, its answer or its further words. */
interface Item {
  q: string;
  a: string;
  words: string;
}

const QUESTION = 2;
const ELSEWHERE = 1;

/** Those whose question has more of the words come first; without a word, all in their order. */
export function searchFaq<One extends Item>(items: readonly One[], asked: string): One[] {
  const wanted = wordsOf(asked);
  if (wanted.length === 0) return [...items];
  return items
    .map((item) => ({ item, worth: worthOf(item, wanted) }))
    .filter(({ worth }) => worth > 0)
    .toSorted((one, other) => other.worth - one.worth)
    .map(({ item }) => item);
}

/** 0 where a word is nowhere. */
function worthOf({ q, a, words }: Item, wanted: readonly string[]): number {
  const [question, elsewhere] = [wordsOf(q), wordsOf(`${a} ${words}`)];
  const worth = wanted.map((word) => {
    if (question.some((one) => one.startsWith(word))) return QUESTION;
    return elsewhere.some((one) => one.startsWith(word)) ? ELSEWHERE : 0;
  });
  return worth.includes(0) ? 0 : worth.reduce((sum: number, one) => sum + one, 0);
}

/** Small letters without their marks: a thumb types none. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}|[’']/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
