/** What the operator's configuration asks of a new player. The page reads the same entries. */
import * as v from 'valibot';
import { ConfigEntries } from '#contract/entities/config.ts';

const Rules = v.object({
  mode: ConfigEntries.mode,
  registerType: ConfigEntries.registerType,
  otpStatus: ConfigEntries.otpStatus,
  accountLengthMin: ConfigEntries.accountLengthMin,
  accountLengthMax: ConfigEntries.accountLengthMax,
  usernameLengthMin: ConfigEntries.usernameLengthMin,
  usernameLengthMax: ConfigEntries.usernameLengthMax,
  passwordLengthMin: ConfigEntries.passwordLengthMin,
  passwordLengthMax: ConfigEntries.passwordLengthMax,
  accountRule: ConfigEntries.accountRule,
});
export type Rules = v.InferOutput<typeof Rules>;

/** A broken entry reads as its default, so that no setting can lock everybody out. */
export const readRules = (settings: Record<string, unknown>): Rules => v.parse(Rules, settings);

const LETTERS_AND_DIGITS = /^[A-Za-z0-9]+$/;

export const fitsUsername = (account: string, rules: Rules): boolean =>
  LETTERS_AND_DIGITS.test(account) &&
  isWithin(account.length, rules.usernameLengthMin, Math.min(rules.usernameLengthMax, 50));

/** `typed` as the page counts it, or `mobile` as we keep it: the configuration may mean either. */
export const fitsMobile = (typed: string, mobile: string | undefined, rules: Rules): mobile is string =>
  mobile !== undefined &&
  [typed, mobile].some(
    (digits) =>
      isWithin(digits.length, rules.accountLengthMin, rules.accountLengthMax) &&
      digits.startsWith(rules.accountRule.mobileStartsWith),
  );

const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * True for a text of the configured length. What a broken seal opened to is hardly ever a text, and is refused as a
 * password of the wrong length is: the same answer for every way of breaking it. In the older cipher a message altered
 * by a stranger opens to random bytes whether or not its padding holds, so that even this answer tells nothing of it.
 *
 * The least length is the configuration's own, since the page promises it to the guest; fewer than eight
 * characters is an operator's decision, and against what standards advise.
 */
export function fitsPassword(clear: Uint8Array, rules: Rules): boolean {
  try {
    return isWithin(UTF8.decode(clear).length, rules.passwordLengthMin, rules.passwordLengthMax);
  } catch {
    // Bytes that are no text are no password, and there is nothing more to know about them.
    return false;
  }
}

const isWithin = (number: number, least: number, most: number): boolean => number >= least && number <= most;
