/** Makes a value that a schema takes, so that a call of our own needs no example by hand. Its place in the list makes an id. */
import * as v from 'valibot';
import { Moment } from '#contract/answer-fields.ts';
import { must } from '#shared/assert.ts';
import type { Inside } from './inside.ts';

/** A text for each pattern that the contract's own fields have; a call with another pattern needs an example by hand. */
const TEXTS = ['text', 'a text', 'key-0000-0001', '123456', '2026-11-23', 'name@example.com', 'https://example.com/'];

const MOMENT_MS = Date.UTC(2026, 10, 23);

export function sampleOf(schema: v.GenericSchema): unknown {
  const sample = sampleIn(schema);
  const { issues } = v.safeParse(schema, sample);
  if (issues) throw new Error(`no sample fits: give an example (${issues.map((issue) => issue.message).join('; ')})`);
  return sample;
}

function sampleIn(schema: Inside): unknown {
  if ((schema as unknown) === Moment) return MOMENT_MS;
  if (!schema.pipe) return (SAMPLES[schema.type] ?? unknown)(schema);
  const { rows, entries } = Object.assign({}, ...schema.pipe.map((part) => part.metadata)) as NonNullable<
    Inside['metadata']
  >;
  if (rows) return [sampleIn(rows)];
  if (entries) return { 1: sampleIn(entries) };
  const base = must(
    schema.pipe.find((part) => part.kind === 'schema'),
    'a pipe begins with a schema',
  );
  const limit = (type: string): unknown => schema.pipe?.find((part) => part.type === type)?.requirement;
  if (base.type === 'number') return limit('min_value') ?? 1;
  if (base.type === 'string') return textFor(schema);
  return sampleIn(base);
}

/** The patterns and lengths of a text are asked of the schema itself. */
function textFor(schema: Inside): unknown {
  return TEXTS.find((text) => v.is(schema as unknown as v.GenericSchema, text));
}

const wrapped = (schema: Inside): unknown => sampleIn(schema.wrapped as Inside);
const first = (schema: Inside): unknown => schema.options?.[0];

function object(schema: Inside): unknown {
  return Object.fromEntries(Object.entries(schema.entries ?? {}).map(([name, entry]) => [name, sampleIn(entry)]));
}

function unknown(schema: Inside): never {
  throw new Error(`no sample of ${schema.type}: give an example`);
}

const SAMPLES: Record<string, (schema: Inside) => unknown> = {
  string: () => TEXTS[0],
  number: () => 1,
  boolean: () => true,
  optional: wrapped,
  nullish: wrapped,
  nullable: wrapped,
  object,
  loose_object: object,
  union: (schema) => sampleIn(first(schema) as Inside),
  picklist: first,
  literal: ({ literal }) => literal,
  array: (schema) => [sampleIn(schema.item as Inside)],
  record: (schema) => ({ 1: sampleIn(schema.value as Inside) }),
};
