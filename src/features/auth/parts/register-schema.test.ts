import * as v from 'valibot';
import { expect, test } from 'vitest';
import { Config } from '#contract/entities/config.ts';
import { firstWay, needsCode, NO_FIELDS, registerSchema } from './register-schema.ts';

const aConfig = (changed: object) =>
  v.parse(Config, { mode: 'other', registerType: 'account', otpStatus: 1, ...changed });

test.each([
  [1, 'phone', 'phone', true],
  [1, 'phoneNoOtp', 'phone', false],
  [1, 'other', 'phone', true],
  [0, 'phone', 'phone', false],
  [0, 'phoneNoOtp', 'phone', false],
  [1, 'phone', 'username', false],
] as const)(
  '[AUTH-24, VAL-19] codes %s and type %s: a registration by %s needs a code: %s',
  (otpStatus, registerType, way, expected) => {
    expect(needsCode({ otpStatus, registerType }, way)).toBe(expected);
  },
);

test.each([
  ['green', 'phone', 'username'],
  ['other', 'phone', 'phone'],
  ['other', 'phoneNoOtp', 'phone'],
  ['other', 'account', 'username'],
])('[AUTH-18] in mode %s with type %s the form begins with %s', (mode, registerType, expected) => {
  expect(firstWay({ mode, registerType })).toBe(expected);
});

/** The keys of what is wrong with a form that is sent empty. */
function wrongWhenEmpty(config: object): (string | undefined)[] {
  const read = v.safeParse(registerSchema(aConfig(config), 'username'), NO_FIELDS);
  return (read.issues ?? []).map((issue) => issue.path?.[0]?.key as string);
}

test('[AUTH-21] outside green mode nobody asks for email, birthday, name, address or ID', () => {
  expect(new Set(wrongWhenEmpty({}))).toEqual(new Set(['account', 'password', 'confirmation']));
  expect(new Set(wrongWhenEmpty({ mode: 'green' }))).toEqual(
    new Set(['account', 'password', 'confirmation', 'email', 'birthday', 'fullName', 'address', 'idPaths']),
  );
});

test('[VAL-05] a confirmation that differs is wrong, although another field is wrong too', () => {
  const typed = { ...NO_FIELDS, account: 'x', password: 'long-enough', confirmation: 'long-enougH' };
  const read = v.safeParse(registerSchema(aConfig({}), 'username'), typed);
  const keys = (read.issues ?? []).map(({ message }) => message);
  expect(keys).toContain('login.loginConfirmationTip');
});
