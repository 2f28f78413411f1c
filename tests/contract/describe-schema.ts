/** Says in words what a schema takes, for the page that people read. It never validates anything. */
import type * as v from 'valibot';
import type { Inside } from './inside.ts';

export interface Described {
  /** As "text, 1 to 50 characters", or the name of a shape that has its own heading. */
  words: string;
  fields: DescribedField[];
}

interface DescribedField extends Described {
  name: string;
  isOptional: boolean;
}

/** Schemas that are told by name, and groups of fields that are told by name where they are spread into an object. */
export interface Names {
  readonly schemas: ReadonlyMap<unknown, string>;
  readonly spreads: readonly (readonly [Record<string, unknown>, string])[];
}

export function describeSchema(schema: v.GenericSchema, names: Names): Described {
  return describe(schema, names);
}

function describe(schema: Inside, names: Names): Described {
  const name = names.schemas.get(schema);
  if (name !== undefined) return { words: name, fields: [] };
  if (schema.pipe) return describePipe(schema.pipe, names);
  return (DESCRIBE[schema.type] ?? describePlain)(schema, names);
}

/** Of a pipe the metadata speaks first, then the last schema in it with the limits that stand behind. */
function describePipe(pipe: Inside[], names: Names): Described {
  const { rows, entries, isJsonText } = Object.assign({}, ...pipe.map((part) => part.metadata)) as NonNullable<
    Inside['metadata']
  >;
  if (rows && isJsonText) return describeMany('JSON text of a list of', rows, names);
  if (rows) return describeMany('list of', rows, names);
  if (entries) return describeMany('by id,', entries, names);
  const schemas = pipe.filter((part) => part.kind === 'schema');
  const last = schemas.find((part) => part.entries) ?? schemas.at(-1);
  const base = last ? describe(last, names) : { words: 'anything', fields: [] };
  return { ...base, words: [base.words, ...limitsOf(pipe)].join(', ') };
}

function describeMany(how: string, row: Inside, names: Names): Described {
  const { words, fields } = describe(row, names);
  return { words: `${how} ${words}`, fields };
}

function describeObject(schema: Inside, names: Names): Described {
  const entries = schema.entries ?? {};
  const spread = names.spreads.find(([group]) =>
    Object.entries(group).every(([name, entry]) => entries[name] === entry),
  );
  const fields = Object.entries(entries)
    .filter(([name]) => !spread || !(name in spread[0]))
    .map(([name, entry]) => describeField(name, entry, names));
  const words = fields.length === 0 ? 'nothing' : 'object';
  return { words: spread ? `${words} with ${spread[1]}` : words, fields };
}

const describeField = (name: string, entry: Inside, names: Names): DescribedField => ({
  name,
  isOptional: WRAPPERS.has(entry.type) || (entry.pipe?.some((part) => WRAPPERS.has(part.type)) ?? false),
  ...describe(entry, names),
});

function describeUnion(schema: Inside, names: Names): Described {
  const all = (schema.options as Inside[]).map((option) => describe(option, names));
  const words = [...new Set(all.map((one) => one.words))];
  return { words: words.join(' or '), fields: all.flatMap((one) => one.fields) };
}

const describeWrapped = (schema: Inside, names: Names): Described => describe(schema.wrapped as Inside, names);

const describePlain = (schema: Inside): Described => ({ words: PLAIN[schema.type] ?? schema.type, fields: [] });

const describeChoice = (schema: Inside): Described => ({
  words: (schema.options as unknown[]).map((option) => JSON.stringify(option)).join(' or '),
  fields: [],
});

const WRAPPERS = new Set(['optional', 'nullish', 'nullable']);

const PLAIN: Record<string, string> = { string: 'text', number: 'number', boolean: 'true or false', custom: 'value' };

const DESCRIBE: Record<string, (schema: Inside, names: Names) => Described> = {
  optional: describeWrapped,
  nullish: describeWrapped,
  nullable: describeWrapped,
  object: describeObject,
  loose_object: describeObject,
  union: describeUnion,
  picklist: describeChoice,
  literal: ({ literal }) => ({ words: literal === '' ? 'empty text' : JSON.stringify(literal), fields: [] }),
  array: (schema, names) => describeMany('list of', schema.item as Inside, names),
  record: (schema, names) => describeMany('by key,', schema.value as Inside, names),
};

const LIMITS: Record<string, (requirement: string) => string> = {
  min_length: (least) => `at least ${least} long`,
  max_length: (most) => `at most ${most} long`,
  max_entries: (most) => `at most ${most} keys`,
  min_value: (least) => `from ${least}`,
  max_value: (most) => `up to ${most}`,
  safe_integer: () => 'whole',
  integer: () => 'whole',
  uuid: () => 'a UUID',
  email: () => 'an e-mail address',
  url: () => 'an address',
  iso_date: () => 'a date as 1990-12-31',
  regex: (pattern) => `matching \`${pattern}\``,
};

const limitsOf = (pipe: Inside[]): string[] =>
  pipe.flatMap((part) => LIMITS[part.type]?.(String(part.requirement)) ?? []);
