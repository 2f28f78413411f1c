/** What a person fills in to become a player, or to be known again, with the device they do it on. */
import * as v from 'valibot';
import { CountryCode, filled, OneTimeCode, oneOf, SealedPassword, Switch, upTo } from '../request-fields.ts';

export const PhoneInfo = v.object({
  channel: upTo(64),
  appId: upTo(128),
  /** Where the app came from: the web, or a store. */
  installReferrer: v.optional(upTo(64), ''),
  os: upTo(64),
  isBrowser: v.optional(v.union([v.boolean(), Switch]), true),
  version: upTo(32),
  deviceModel: v.optional(upTo(256), ''),
  deviceIdJsonModel: v.optional(v.object({ afuid: v.optional(upTo(128), '') })),
});

export const Account = filled(50);

/** Forms send the fields they do not show as empty text. */
const orEmpty = <Schema extends v.GenericSchema<string, string>>(schema: Schema) =>
  v.optional(v.union([v.literal(''), schema]), '');

export const Email = v.pipe(v.string(), v.maxLength(254), v.email());
/** Letters of any alphabet, with spaces, apostrophes and hyphens; the form stops at 50 and a paste may bring more. */
const FullName = v.pipe(v.string(), v.minLength(1), v.maxLength(100), v.regex(/^[\p{L}\p{M} '’-]+$/u));
const Birthday = v.pipe(v.string(), v.maxLength(10), v.isoDate());

/** Shared by every form of this kind; which of them a form needs is for its screen and the server to check. */
export const DeviceFields = {
  outUrl: v.optional(upTo(2048), ''),
  phoneinfoJsonModel: v.optional(PhoneInfo),
  countryCode: v.optional(CountryCode),
  clientReferrer: v.optional(upTo(64)),
  type: v.optional(oneOf(0), 0),
};

export const PersonFields = {
  email: orEmpty(Email),
  fullName: orEmpty(FullName),
  address: v.optional(upTo(50), ''),
  birthday: orEmpty(Birthday),
  registeredPlace: v.optional(upTo(128), ''),
};

export const Registration = v.object({
  ...DeviceFields,
  ...PersonFields,
  account: Account,
  password: SealedPassword,
  code: orEmpty(OneTimeCode),
  inviteCode: v.optional(upTo(64), ''),
  idCardImage: v.optional(upTo(1024), ''),
});
