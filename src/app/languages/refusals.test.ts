import { describe, expect, test } from 'vitest';
import { CLAIM_REFUSALS, FIRST_CHARGE_REFUSALS } from '#contract/errcodes.ts';
import { allRows } from '#contract/index.ts';
import { text as auth } from '#features/auth/text.ts';
import { fil as authFil } from '#features/auth/text.fil.ts';
import { text as play } from '#features/play/text.ts';
import { fil as playFil } from '#features/play/text.fil.ts';
import { text as sms } from '#page/code/text.ts';
import { text as upload } from '#page/upload/text.ts';
import { SAME_WORDS, text as failure } from '#ui/ending/failure-text.ts';
import { fil as failureFil } from '#ui/ending/failure-text.fil.ts';

/** Said in a place of their own: by the login form with its number, when a code is asked for, on a picture's slot, and by a heart that goes back. */
const IN_A_PLACE_OF_ITS_OWN = [
  'login.loginFailed',
  sms.notSent.key,
  ...Object.keys(upload.refusals),
  'game.likeRefused',
];

const keys = [...new Set(allRows().flatMap((row) => Object.values(row.refusals)))].filter(
  (key) => !IN_A_PLACE_OF_ITS_OWN.includes(key),
);

describe.each([
  ['English', { ...auth.refusals, ...play.refusalTexts, ...failure.refusals }],
  ['Filipino', { ...authFil.refusals, ...playFil.refusalTexts, ...failureFil.refusals }],
])('in %s', (_language, texts: Readonly<Record<string, string>>) => {
  test.each(keys)('%s is said in words', (key) => {
    expect(texts[SAME_WORDS[key] ?? key]?.length).toBeGreaterThan(5);
  });

  test('nothing is worded that no call refuses with', () => {
    const known = new Set(keys);
    expect(Object.keys(failure.refusals).filter((key) => !known.has(key))).toEqual([]);
  });
});

test('the first charge says of each number what every other claim says of it', () => {
  const said = Object.entries(FIRST_CHARGE_REFUSALS).map(([code, key]) => [code, SAME_WORDS[key]]);
  expect(Object.fromEntries(said)).toEqual(
    Object.fromEntries(Object.entries(CLAIM_REFUSALS).filter(([code]) => code in FIRST_CHARGE_REFUSALS)),
  );
});
