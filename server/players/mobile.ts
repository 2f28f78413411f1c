/** One form for every way of writing a phone number: `0917…`, `63917…`, `+63 917…` and `917…` are one and the same. */
const SEPARATORS = /[\s().-]/g;
const COUNTRY = '63';
const NATIONAL_DIGITS = 10;

/** Undefined for what cannot be a number at all. */
export function readMobile(typed: string): string | undefined {
  const [, plus, digits = ''] = /^(\+?)(\d{6,15})$/.exec(typed.replaceAll(SEPARATORS, '')) ?? [];
  if (digits === '') return undefined;
  const isWhole = digits.startsWith(COUNTRY) && digits.length === COUNTRY.length + NATIONAL_DIGITS;
  if (isWhole) return digits.slice(COUNTRY.length);
  // Another country's number is none of ours.
  if (plus) return undefined;
  return digits.startsWith('0') ? digits.slice(1) : digits;
}
