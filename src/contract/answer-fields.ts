/**
 * What answers are built from. A field that a foreign server leaves out or sends as null reads as its empty value, and
 * reading an answer twice gives the same as reading it once, because screens read stored answers again.
 */
import * as v from 'valibot';
import { log } from '#shared/log.ts';
import { Cents } from '#shared/money.ts';
import { rowsOf } from './rows-of.ts';

/** Some servers write a text of digits, as a phone, an id or a code, as a number. */
export const Text = v.pipe(v.nullish(v.union([v.string(), v.number()]), ''), v.transform(String));
const wholeNumber = () => v.nullish(v.pipe(v.number(), v.safeInteger()), 0);

export const Whole = wholeNumber();
/** Points count hundredths, as money does, and are no money. */
export const Points = wholeNumber();
export const Money = v.nullish(Cents, 0);

/** A true or false that some servers send as 1 or 0. */
export const Yes = v.pipe(
  v.nullish(v.union([v.boolean(), v.number()]), false),
  v.transform((raw) => Boolean(raw)),
);

/** A count that some servers send as true or false. */
export const Tally = v.pipe(
  v.nullish(v.union([v.boolean(), v.number()]), 0),
  v.transform((raw) => Number(raw)),
);

const FIRST_MILLISECOND_STAMP = 1e12;

/** A moment arrives as unix seconds or milliseconds and reads as milliseconds; 0 is unknown and -1 is never. */
export const Moment = v.pipe(
  v.nullish(v.number(), 0),
  v.transform((raw) => (raw > 0 && raw < FIRST_MILLISECOND_STAMP ? raw * 1000 : raw)),
);

export const listOf = <Schema extends v.GenericSchema>(row: Schema, name: string) => v.nullish(rowsOf(row, name), []);

/** A part that an answer can do without: a broken one reads as none. */
export const maybe = <Schema extends v.GenericSchema>(part: Schema) => v.fallback(v.nullish(part), null);

const isPlainObject = (raw: unknown): boolean => typeof raw === 'object' && raw !== null && !Array.isArray(raw);

/** As a list, for entries under their ids: a broken entry is dropped and logged, and the others are kept. */
export function mapOf<Schema extends v.GenericSchema>(entry: Schema, name: string) {
  const readable = v.pipe(
    v.custom<Record<string, v.InferInput<Schema>>>(isPlainObject, `${name} is not an object`),
    v.transform((entries): Record<string, v.InferOutput<Schema>> => {
      const all = Object.entries(entries);
      const good = all.flatMap(([key, candidate]) => {
        const read = v.safeParse(entry, candidate);
        return read.success ? [[key, read.output] as const] : [];
      });
      if (good.length < all.length) log.error('entries dropped', { map: name, dropped: all.length - good.length });
      return Object.fromEntries(good);
    }),
    v.metadata({ entries: entry }),
  );
  return v.nullish(readable, {});
}

/** Some lists travel as JSON text inside the JSON; malformed text reads as an empty list. */
export function jsonListOf<Schema extends v.GenericSchema>(row: Schema, name: string) {
  const decoded = v.pipe(
    v.union([v.string(), v.custom<v.InferInput<Schema>[]>(Array.isArray)]),
    v.transform((raw): v.InferInput<Schema>[] => (typeof raw === 'string' ? decodeList(raw, name) : raw)),
    rowsOf(row, name),
    v.metadata({ rows: row, isJsonText: true }),
  );
  return v.nullish(decoded, []);
}

function decodeList<Row>(text: string, name: string): Row[] {
  if (text === '') return [];
  try {
    const decoded: unknown = JSON.parse(text);
    if (Array.isArray(decoded)) return decoded;
  } catch {
    // Malformed text ends like any other value that is no list: it is logged, and the screen shows an empty list.
  }
  log.error('list unreadable', { list: name });
  return [];
}
