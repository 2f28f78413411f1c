/** Writes docs/api.md from the contract, so that the page cannot say anything else than the code does. */
import type { Row } from '#contract/define.ts';
import { API_PREFIX } from '#contract/envelope.ts';
import { PROTOCOL_ERRORS } from '#contract/protocol-errors.ts';
import { PROTOCOL_MESSAGES } from '#server/http/protocol-messages.ts';
import { Config } from '#contract/entities/config.ts';
import { contract } from '#contract/index.ts';
import type { GenericSchema } from 'valibot';
import { type Described, describeSchema, type Names } from './describe-schema.ts';
import { answerOf, names, shapes } from './shapes.ts';

export function apiPage(): string {
  const areas = Object.entries<Record<string, Row>>(contract).flatMap(([area, rows]) => writeArea(area, rows));
  return [...INTRODUCTION, ...writeShapes(), ...areas, ''].join('\n');
}

const count = Object.values<object>(contract).flatMap((area) => Object.keys(area)).length;

const INTRODUCTION = [
  '# The calls',
  '',
  '<!-- Written by tests/contract from src/contract. UPDATE_API_PAGE=1 npx vitest run tests/contract writes it anew. -->',
  '',
  `All ${count} calls of the contract, by area. A call is a POST to \`${API_PREFIX}\` and its path, with a JSON body unless it`,
  'says "form"; a JSON body also carries the **CommonFields**. Every answer carries `code` (200; 401 when the session is',
  'over) and `errcode` (0 is success).',
  'Amounts are whole hundredths of a peso; a moment is unix seconds or milliseconds. A field marked with `?` may be',
  'missing, and in an answer also null. Unknown fields are ignored, and a broken row of a list does not break the list.',
  '',
  '- **Access**: `anyone` needs no session; `public` carries the `Public` header and never leads to sign-in; `player`',
  '  needs a session. A read for anyone answers everybody alike, unless it knows a player.',
  '- **Effect**: a `change` carries an `Idempotency-Key` header, made before its first send and the same for every repeat.',
  '  For eight days the same key and request of the same player, or of the same device for a guest, are told the first',
  '  answer again, byte for byte, and nothing is done twice; with another request the key is refused (9007). What is',
  '  still being worked on elsewhere is 9008 with `Retry-After`: the same once more, with the same key. Answers that open',
  '  a session or a game are never kept, so those calls know their own repetitions, as do uploads, codes, events and the',
  '  heartbeat. A change without a key is done each time it comes.',
  '- **Offline**: `network` keeps nothing; `cache` shows the last answer with its age, and asks again once it is older',
  '  than the seconds given; `config` is kept by the service worker as well; `sync` waits in the store until it is sent.',
  '',
  'Who has too many requests under way is answered 9009 with `Retry-After`: nothing was done, and the same may come again.',
  '',
  'Any call may also be answered with one of these:',
  '',
  '| errcode | HTTP | meaning |',
  '|---|---|---|',
  ...Object.entries(PROTOCOL_ERRORS).map(
    ([name, { errcode, status }]) =>
      `| ${errcode} | ${status} | ${PROTOCOL_MESSAGES[name as keyof typeof PROTOCOL_MESSAGES]} |`,
  ),
];

function writeShapes(): string[] {
  const each = Object.entries(shapes).flatMap(([name, schema]) => [
    '',
    `### ${name}`,
    '',
    ...writeFields(describeSchema(schema, without(schema)), ''),
  ]);
  return ['', '## Shapes that several calls share', ...each];
}

/** A shape names the others and spells itself out. */
const without = (schema: GenericSchema): Names => ({
  schemas: new Map([...names.schemas].filter(([known]) => known !== schema)),
  spreads: schema === Config ? [] : names.spreads,
});

function writeArea(area: string, rows: Record<string, Row>): string[] {
  return ['', `## ${area}`, ...Object.values(rows).flatMap((row) => writeRow(row))];
}

function writeRow(row: Row): string[] {
  const body = row.body === 'form' ? ' · form' : '';
  return [
    '',
    `### ${row.path}`,
    '',
    `${row.access}${row.knowsPlayer ? ', knows a player' : ''} · ${row.effect} · ${writePolicy(row)}${body}`,
    '',
    ...writePart('Request', describeSchema(row.request, names)),
    ...writePart('Answer', describeSchema(row.answer, answerNames(row))),
    ...writeRefusals(row),
  ];
}

/** A call's own answer is spelled out, unless it is a shape that is told elsewhere. */
const answerNames = (row: Row): Names =>
  names.schemas.get(row.answer) === answerOf(row) ? without(row.answer) : names;

function writePolicy({ policy }: Row): string {
  return policy.kind === 'cache' ? `cache ${policy.freshMs / 1000} s` : policy.kind;
}

function writePart(title: string, described: Described): string[] {
  if (described.fields.length === 0) return [`- ${title}: ${described.words}`];
  return [`- ${title}: ${described.words}`, ...writeFields(described, '  ')];
}

function writeFields({ fields }: Described, indent: string): string[] {
  return fields.flatMap((field) => [
    `${indent}- \`${field.name}${field.isOptional ? '?' : ''}\`: ${field.words}`,
    ...writeFields(field, `${indent}  `),
  ]);
}

function writeRefusals(row: Row): string[] {
  const all = Object.entries(row.refusals).map(([code, key]) => `${code} \`${key}\``);
  return all.length === 0 ? [] : [`- Refusals: ${all.join(', ')}`];
}
