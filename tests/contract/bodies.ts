/** What may come over a line: any JSON, and true requests with places overwritten. */
import { fc } from '../kit/property.ts';
import { placesIn, withValueAt } from './places.ts';

/** Anything JSON can say, with the texts that have broken parsers before. */
export const anyJson: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc.constantFrom<unknown>(
    JSON.parse('{"__proto__":{"polluted":true},"constructor":null,"length":-1}'),
    JSON.parse('[[[[[[[[]]]]]]]]'),
    JSON.parse('1e309'),
    -0,
    Number.MAX_SAFE_INTEGER + 2,
    '\u0000\ud800',
    '[{"id":',
    '[1e999,null,{"__proto__":1}]',
  ),
);

/** A true request or answer with one to three places overwritten: it reaches further in than noise does. */
export const nearly = (example: unknown, value: fc.Arbitrary<unknown> = anyJson): fc.Arbitrary<unknown> => {
  const places = placesIn(example);
  if (places.length === 0) return value;
  const change = fc.tuple(fc.constantFrom(...places), value);
  return fc.array(change, { minLength: 1, maxLength: 3 }).map((changes) => changes.reduce(applyIfThere, example));
};

function applyIfThere(data: unknown, [place, value]: [(string | number)[], unknown]): unknown {
  try {
    return withValueAt(data, place, value);
  } catch {
    return data; // An earlier change has taken the place away.
  }
}
