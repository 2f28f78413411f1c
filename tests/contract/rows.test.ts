import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { allRows, findRow } from '#contract/index.ts';
import { sendLogTo } from '#shared/log.ts';
import { CALLS_FOR_ANYONE, PUBLIC_CALLS, SPECIFIED_CALLS } from './paths.ts';
import { placesIn, valueAt, withUnknownFields, withValueAt } from './places.ts';
import { callOf, table } from './table.ts';

// Dropped rows are logged by design, and these tests break thousands of them.
beforeAll(() => sendLogTo(() => {}));

const calls = table.map(({ row }) => callOf(row));
const specified = table.filter(({ row }) => !row.isOurs);
const callsOf = (entries: typeof table) => entries.map(({ row }) => callOf(row)).toSorted();
const rows = table.map((entry) => [callOf(entry.row), entry] as const);

describe('the table', () => {
  test('holds every call of the specification, and marks all others as our own', () => {
    expect(callsOf(specified)).toEqual(SPECIFIED_CALLS.toSorted());
  });

  test('names each path once, and finds its row by it', () => {
    expect(new Set(calls).size).toBe(calls.length);
    expect(allRows()).toHaveLength(table.length);
    for (const { row } of table) expect(findRow(row.path)).toBe(row);
    expect(findRow('/app/v1/noSuchCall')).toBeUndefined();
  });

  test('[CALL-11] marks the seven public calls and no other', () => {
    expect(callsOf(specified.filter(({ row }) => row.access === 'public'))).toEqual(PUBLIC_CALLS.toSorted());
  });

  test('lets anyone sign in, ask for help and look around, and asks a session for all else', () => {
    expect(callsOf(specified.filter(({ row }) => row.access === 'anyone'))).toEqual(CALLS_FOR_ANYONE.toSorted());
  });

  test('[CALL-43] holds no call of a hidden name', () => {
    expect(calls.filter((call) => !/^(anonymous\/)?\w+$/.test(call))).toEqual([]);
    expect(findRow('/app/v1/appFestivalUser')).toBeUndefined();
  });
});

describe.each(rows)('%s', (_call, { row, example }) => {
  test('waits in a queue only if it may be sent twice, and is kept only if it changes nothing', () => {
    const allowed = row.effect !== 'read' ? ['network', 'sync'] : ['network', 'cache', 'config'];
    expect(allowed).toContain(row.policy.kind);
  });

  test('names a message for each of its errcodes, and leaves the codes that every call shares alone', () => {
    for (const [code, key] of Object.entries(row.refusals)) {
      expect(Number(code)).toBeGreaterThan(0);
      expect(Number(code)).toBeLessThan(9000);
      expect(key).toMatch(/^[a-zA-Z]+(\.[a-zA-Z0-9]+)+$/);
    }
  });

  test('takes its request, and nothing of boundless length', () => {
    expect(v.safeParse(row.request, example.request).issues).toBeUndefined();
    for (const place of placesIn(example.request)) {
      const boundless = boundlessOf(valueAt(example.request, place));
      if (boundless === undefined) continue;
      const request = withValueAt(example.request, place, boundless);
      expect(v.safeParse(row.request, request).success, place.join('.')).toBe(false);
    }
  });

  test('reads its answer, with unknown fields too, and reads it again to the same', () => {
    const once = v.parse(row.answer, example.answer);
    expect(v.parse(row.answer, once)).toEqual(once);
    expect(v.safeParse(row.answer, withUnknownFields(example.answer)).issues).toBeUndefined();
  });

  test('reads an answer that lacks any field or holds a null, except those it is about', () => {
    for (const place of placesIn(example.answer)) {
      const answer = withValueAt(example.answer, place, null);
      const isEssential = ESSENTIAL.has(`${callOf(row)} ${place.join('.')}`);
      expect(v.safeParse(row.answer, answer).success, place.join('.')).toBe(!isEssential);
    }
  });

  test('reads an empty answer, unless it is about something', () => {
    const call = callOf(row);
    const isAboutSomething =
      NEEDS_SOMETHING.has(call) ||
      [...ESSENTIAL].some((place) => /^\S+ \w+$/.test(place) && place.startsWith(`${call} `));
    expect(v.safeParse(row.answer, {}).success).toBe(!isAboutSomething);
  });

  test('drops a broken row of a list, and keeps the list', () => {
    const whole = v.parse(row.answer, example.answer);
    for (const place of placesIn(example.answer)) {
      const list = valueAt(example.answer, place);
      if (!Array.isArray(list)) continue;
      for (const broken of [null, true]) {
        const answer = withValueAt(example.answer, place, [...list, broken]);
        const read = v.safeParse(row.answer, answer);
        expect(read.output, place.join('.')).toEqual(whole);
      }
    }
  });
});

/** Without these an answer says nothing: it is broken, and an older one stays in place. */
const ESSENTIAL = new Set([
  ...['accountLogin', 'accountRegist4', 'accountRegist', 'lineLogin', 'passkeySignIn'].flatMap((call) => [
    `${call} appUser`,
    `${call} appUser.id`,
    `${call} appUser.token`,
  ]),
  ...['getAfterLoginInfo', 'getAfterLoginInfoWeb'].flatMap((call) => [`${call} appUser`, `${call} appUser.id`]),
  'passkeyOptions options',
  'socialLinkState state',
  'passkeyProofOptions options',
  'passkeySignInOptions options',
  'passkeySignInOptions ceremonyId',
  'shortUrl shortUrl',
  'startGame url',
  'recharge3 qrInfo.qrCodeText',
  'exchange orderId',
]);

/** Nothing here is essential by itself, but a body without any known key is no configuration. */
const NEEDS_SOMETHING = new Set(['anonymous/appConfig']);

function boundlessOf(value: unknown): unknown {
  if (typeof value === 'string') return 'x'.repeat(100_000);
  if (typeof value === 'number') return 1e300;
  return Array.isArray(value) ? Array.from({ length: 10_000 }, () => value[0]) : undefined;
}
