/** What may be typed. Every rule names the key of the message that a broken one shows. */
import * as v from 'valibot';
import { CODE_SHAPE } from '#contract/request-fields.ts';
import { isOfAge } from '#contract/profile-rules.ts';
import type { Config } from '#contract/entities/config.ts';
import { hasAllSides } from '#page/upload/id-card-image.ts';

export interface Limits {
  usernameMin: number;
  usernameMax: number;
  passwordMin: number;
  passwordMax: number;
  phoneMin: number;
  phoneMax: number;
  phoneStart: string;
  countryCode: string;
}

type LimitKeys =
  | 'usernameLengthMin'
  | 'usernameLengthMax'
  | 'passwordLengthMin'
  | 'passwordLengthMax'
  | 'accountLengthMin'
  | 'accountLengthMax'
  | 'accountRule'
  | 'countryCode';

export function limitsOf(config: Pick<Config, LimitKeys>): Limits {
  return {
    usernameMin: config.usernameLengthMin,
    usernameMax: config.usernameLengthMax,
    passwordMin: config.passwordLengthMin,
    passwordMax: config.passwordLengthMax,
    phoneMin: config.accountLengthMin,
    phoneMax: config.accountLengthMax,
    phoneStart: config.accountRule.mobileStartsWith ?? '',
    countryCode: config.countryCode,
  };
}

const within = (least: number, most: number, key: string) =>
  v.pipe(v.string(), v.minLength(Math.max(least, 1), key), v.maxLength(most, key));

export const username = ({ usernameMin, usernameMax }: Limits) =>
  v.pipe(within(usernameMin, usernameMax, 'login.loginUsernameTip'), v.regex(/^[a-z0-9]+$/i, 'login.loginUsernameTip'));

export const password = ({ passwordMin, passwordMax }: Limits) =>
  within(passwordMin, passwordMax, 'login.loginPasswordTip');

export const phone = ({ phoneMin, phoneMax, phoneStart, countryCode }: Limits) =>
  v.pipe(
    v.string(),
    v.transform((typed) => tidyPhone(typed, { phoneStart, countryCode })),
    within(phoneMin, phoneMax, 'login.loginPhoneTip'),
    v.regex(/^\d+$/, 'login.loginPhoneTip'),
    v.check((digits) => digits.startsWith(phoneStart), 'errInputText.mobileInputTips1'),
  );

/** People write 0917 123 4567 and +63 917-123-4567 for the same number; where its beginning is known, so does this. */
export function tidyPhone(typed: string, { phoneStart, countryCode }: Pick<Limits, 'phoneStart' | 'countryCode'>) {
  const digits = typed.replaceAll(/[\s().+-]/g, '');
  const before = [countryCode.replaceAll(/\D/g, ''), '0'];
  const extra = before.find((prefix) => prefix !== '' && phoneStart !== '' && digits.startsWith(prefix + phoneStart));
  return extra === undefined || phoneStart.startsWith(extra) ? digits : digits.slice(extra.length);
}

export const email = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'login.loginEmailInputTip'),
  v.maxLength(254, 'login.loginEmailTip'),
  v.email('login.loginEmailTip'),
);

const LONGEST_NAME = 100;

/** Letters of any alphabet: a Niño is a name. */
export const fullName = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'login.fullNameTip'),
  v.maxLength(LONGEST_NAME, 'login.fullNameTip'),
  v.regex(/^[\p{L}\p{M} '’-]+$/u, 'login.fullNameTip'),
);

export const address = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'login.addressTip'),
  v.maxLength(50, 'login.addressTip'),
);

export const code = v.pipe(v.string(), v.trim(), v.regex(CODE_SHAPE, 'login.loginOtpTip'));

/** `today` and all results are days as 2026-11-20. */
export const birthday = (today: string) =>
  v.pipe(
    v.string(),
    v.isoDate('login.birthdayTip'),
    v.check((day) => isOfAge(day, today), 'login.tooYoungTip'),
  );

export const idPaths = v.pipe(
  v.array(v.string()),
  v.check((paths) => hasAllSides(paths), 'login.idTip'),
);

interface Twice {
  password: string;
  confirmation: string;
}

/** Asked even while other fields are still wrong. */
const ofConfirmation = (isRight: (typed: Twice) => boolean, key: string) =>
  v.forward(v.partialCheck([['password'], ['confirmation']], isRight, key), ['confirmation']) as never;

/** A form whose password is typed twice. Two empty ones are alike, and the second is told of with the first. */
export const confirmed = <Fields extends Twice>(
  fields: v.GenericSchema<Fields, Fields>,
): v.GenericSchema<Fields, Fields> =>
  v.pipe(
    fields,
    ofConfirmation(({ password, confirmation }) => password === confirmation, 'login.loginConfirmationTip'),
    ofConfirmation(({ password, confirmation }) => password + confirmation !== '', 'login.confirmationEmpty'),
  );
