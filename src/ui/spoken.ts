/**
 * The texts of the app in the language that is spoken. Every area's texts are one object in English; another language
 * lays its own over it. Code reads a text at the moment it shows it, never earlier.
 */
type Table = Readonly<Record<string, object>>;

/** The same texts in other words: each string, function and list has its counterpart, or the compiler says so. */
export type Translated<Texts> = Texts extends string
  ? string
  : Texts extends (...given: infer Given) => infer Said
    ? (...given: Given) => Translated<Said>
    : { readonly [Key in keyof Texts]: Translated<Texts[Key]> };

const areas = new Map<string, { texts: object; english: object }>();
let table: Table = {};

/** Enters the texts of one area; those of a screen that is loaded later are in the right language at once. */
export function spoken<const Texts extends object>(area: string, english: Texts): Texts {
  const texts = { ...english, ...table[area] };
  areas.set(area, { texts, english });
  return texts;
}

/** From now on every text is read in this language; an empty table is English. What is on the screen is drawn again by its owner. */
export function speak(next: Table): void {
  table = next;
  for (const [area, { texts, english }] of areas) Object.assign(texts, english, next[area]);
}

/** What an area has to say in English, for those who compare. */
export const englishOf = (area: string): object | undefined => areas.get(area)?.english;
