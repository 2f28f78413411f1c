/** What requests are built from. Every text and list has an upper bound, because anyone can post anything. */
import * as v from 'valibot';
import type { Cents } from '#shared/money.ts';

export const Id = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const AMOUNT_LIMIT = 1_000_000_000; // Ten million pesos: far above any channel's limit, far below where numbers blur.
export const Amount = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(1),
  v.maxValue(AMOUNT_LIMIT),
  v.transform((amount) => amount as Cents),
);

export const upTo = (length: number) => v.pipe(v.string(), v.maxLength(length));
export const filled = (length: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(length));
export const oneOf = <const Options extends readonly number[]>(...options: Options) => v.picklist(options);

/** Zero or one on the wire, as the product's forms send it. */
export const Switch = oneOf(0, 1);

/** A password as the application public key has sealed it: never clear text. */
export const SealedPassword = v.pipe(v.string(), v.minLength(1), v.maxLength(1024));

/** What WebAuthn's own library makes and reads; as text, because its shape is that library's business. */
export const CeremonyJson = v.pipe(v.string(), v.minLength(2), v.maxLength(16_384));

export const CODE_SHAPE = /^\d{4,8}$/;
export const OneTimeCode = v.pipe(v.string(), v.regex(CODE_SHAPE));
export const CountryCode = v.pipe(v.string(), v.regex(/^\+?\d{1,4}$/));
export const Mobile = v.pipe(v.string(), v.regex(/^\d{6,15}$/));

/** Made in the page for one intent; the header of a change carries it. */
export const IntentKey = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/));

export const Nothing = v.object({});

/** A claim names the thing claimed. */
export const Claim = v.object({ propId: Id });
