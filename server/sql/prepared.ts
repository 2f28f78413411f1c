/**
 * A query that is written and compiled once. From then on only its values are put in: to write it anew with each call costs the server
 * about as much as to send it.
 */
import { isDeepStrictEqual } from 'node:util';
import type { CompiledQuery, Kysely } from 'kysely';

import { assert } from '#shared/assert.ts';
import type { Tables } from './tables.ts';

/** Stands for a value that is not known yet. Whoever wants to look at it would decide once for all calls. */
class Slot {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  [Symbol.toPrimitive](): never {
    throw new TypeError(`The words of a prepared query do not depend on "${this.name}".`);
  }
}

/**
 * A query is written for each set of values that are there and each `form`: on these its words may depend. The values themselves `write`
 * only hands on, each to where one parameter goes; a list goes into `= any(…)`, or as `asList` into `in (…)`. It writes with slots and with the first values, and both
 * have to be the same: what asks whether a slot is true, or how long it is, gets no error of its own.
 */
export function prepared<Given extends object, Row, Form extends string | number | undefined = undefined>(
  write: (db: Kysely<Tables>, given: Given, form: Form) => CompiledQuery<Row>,
): (db: Kysely<Tables>, given: Given, ...form: Form extends undefined ? [] : [Form]) => CompiledQuery<Row> {
  const written = new Map<string, CompiledQuery<Row>>();
  return (db, given, ...[form]) => {
    const key = keyOf(given, form);
    const known = written.get(key);
    if (known) return filled(known, given);
    const names = namesIn(given);
    const fresh = write(db, slots(names) as Given, form as Form);
    const query = filled(fresh, given);
    const { sql, parameters } = write(db, given, form as Form);
    const isSame = sql === query.sql && isDeepStrictEqual(parameters, query.parameters);
    assert(isSame, 'the words of a prepared query do not depend on its values');
    written.set(key, fresh);
    return query;
  };
}

function filled<Row>({ sql, query, queryId, parameters }: CompiledQuery<Row>, given: object): CompiledQuery<Row> {
  const valueOf = (value: unknown): unknown => (value instanceof Slot ? Reflect.get(given, value.name) : value);
  return { sql, query, queryId, parameters: parameters.map(valueOf) };
}

/**
 * The values of a short list, each by a name of its own. Of `= any(…)` the database does not know how long it is, expects ten, and plans
 * each question anew in the hope of fewer.
 */
export const asList = <Value>(values: readonly Value[]): Record<string, Value> => {
  const named: Record<string, Value> = {};
  for (const [at, value] of values.entries()) named[`in${at}`] = value;
  return named;
};

const namesIn = (given: object): string[] =>
  Object.keys(given).filter((name) => Reflect.get(given, name) !== undefined);

function keyOf(given: object, form: string | number | undefined): string {
  let key = `${form ?? ''}`;
  for (const name in given) if (Reflect.get(given, name) !== undefined) key += ` ${name}`;
  return key;
}

const slots = (names: readonly string[]): object => Object.fromEntries(names.map((name) => [name, new Slot(name)]));
