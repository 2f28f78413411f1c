import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { birthdayRange } from '#contract/profile-rules.ts';
import * as rules from './typed.ts';

const limits: rules.Limits = {
  usernameMin: 6,
  usernameMax: 12,
  passwordMin: 8,
  passwordMax: 10,
  phoneMin: 10,
  phoneMax: 11,
  phoneStart: '9',
  countryCode: '63',
};

/** The key of the first broken rule, or "ok". */
function verdict(rule: v.GenericSchema, value: unknown): string {
  const read = v.safeParse(rule, value);
  return read.success ? 'ok' : (read.issues[0]?.message ?? '');
}

describe.each([
  ['[VAL-01] an empty username', rules.username(limits), '', 'login.loginUsernameTip'],
  ['[VAL-02] a username one too short', rules.username(limits), 'abc12', 'login.loginUsernameTip'],
  ['[VAL-02] the shortest username', rules.username(limits), 'abc123', 'ok'],
  ['[VAL-02] the longest username', rules.username(limits), 'abcdefghijkl', 'ok'],
  ['[VAL-02] a username one too long', rules.username(limits), 'abcdefghijklm', 'login.loginUsernameTip'],
  ['[VAL-03] an underscore', rules.username(limits), 'ab_c12', 'login.loginUsernameTip'],
  ['[VAL-03] a space', rules.username(limits), 'ab 123', 'login.loginUsernameTip'],
  ['[VAL-04] a password one too short', rules.password(limits), '1234567', 'login.loginPasswordTip'],
  ['[VAL-04] the shortest password', rules.password(limits), '12345678', 'ok'],
  ['[VAL-04] the longest password', rules.password(limits), '1234567890', 'ok'],
  ['[VAL-04] a password one too long', rules.password(limits), '12345678901', 'login.loginPasswordTip'],
  ['[VAL-06] a phone one too short', rules.phone(limits), '917123456', 'login.loginPhoneTip'],
  ['[VAL-06] the shortest phone', rules.phone(limits), '9171234567', 'ok'],
  ['[VAL-06] the longest phone', rules.phone(limits), '91712345678', 'ok'],
  ['[VAL-06] a phone one too long', rules.phone(limits), '917123456789', 'login.loginPhoneTip'],
  ['[VAL-07] a phone with another beginning', rules.phone(limits), '8170000000', 'errInputText.mobileInputTips1'],
  ['[VAL-07] no beginning asked for', rules.phone({ ...limits, phoneStart: '' }), '8170000000', 'ok'],
  ['[VAL-08] no email', rules.email, ' ', 'login.loginEmailInputTip'],
  ['[VAL-09] an email without a domain', rules.email, 'a@b', 'login.loginEmailTip'],
  ['[VAL-09] an email', rules.email, 'a@b.ph', 'ok'],
  ['[VAL-10] no birthday', rules.birthday('2026-11-20'), '', 'login.birthdayTip'],
  ['[VAL-12] 21 today', rules.birthday('2026-11-20'), '2005-11-20', 'ok'],
  ['[VAL-12] 21 tomorrow', rules.birthday('2026-11-20'), '2005-11-21', 'login.tooYoungTip'],
  ['[VAL-12] 21 the day after a leap day', rules.birthday('2028-02-29'), '2007-03-01', 'login.tooYoungTip'],
  ['[VAL-12] born on a leap day, 21 tomorrow', rules.birthday('2025-02-28'), '2004-02-29', 'login.tooYoungTip'],
  ['[VAL-12] born on a leap day, 21 today', rules.birthday('2025-03-01'), '2004-02-29', 'ok'],
  ['[VAL-13] no name', rules.fullName, '', 'login.fullNameTip'],
  ['[VAL-13] a digit in a name', rules.fullName, 'Ana 1', 'login.fullNameTip'],
  ['[VAL-13] apostrophe and hyphen', rules.fullName, "O'Neil-Cruz", 'ok'],
  ['[VAL-15] a name of a hundred letters', rules.fullName, 'a'.repeat(100), 'ok'],
  ['[VAL-15] a name of one more', rules.fullName, 'a'.repeat(101), 'login.fullNameTip'],
  ['[VAL-16] letters of the country', rules.fullName, 'Niño', 'ok'],
  ['[VAL-17] no address', rules.address, '  ', 'login.addressTip'],
  ['[VAL-18] three pictures', rules.idPaths, ['a', 'b', 'c', ''], 'login.idTip'],
  ['[VAL-18] four pictures', rules.idPaths, ['a', 'b', 'c', 'd'], 'ok'],
  ['[VAL-19] no code', rules.code, '', 'login.loginOtpTip'],
  ['[VAL-19] a code', rules.code, '123456', 'ok'],
])('%s', (_name, rule, value, expected) => {
  test(`is ${expected}`, () => expect(verdict(rule, value)).toBe(expected));
});

test('[VAL-11] the picker ranges from 70 to 22 years ago', () => {
  expect(birthdayRange('2026-11-20')).toEqual({ min: '1956-11-20', max: '2004-11-20' });
  expect(birthdayRange('2028-02-29')).toEqual({ min: '1958-03-01', max: '2006-03-01' });
});

test.each([
  ['0917 123 4567', '9171234567'],
  ['+63 917-123-4567', '9171234567'],
  ['639171234567', '9171234567'],
  ['(0917) 1234567', '9171234567'],
  ['9171234567', '9171234567'],
  ['0817 123 4567', '08171234567'],
])('%s is the number %s', (typed, number) => {
  expect(rules.tidyPhone(typed, limits)).toBe(number);
});
