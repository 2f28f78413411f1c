/** Reads what a browser brings from a device, before any of it is believed. */
import { decodeAttestationObject, decodeClientDataJSON, isoBase64URL } from '@simplewebauthn/server/helpers';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import * as v from 'valibot';

const base64 = v.pipe(v.string(), v.maxLength(12_000), v.regex(/^[\w-]+$/));
const id = v.pipe(base64, v.maxLength(512));
const type = v.literal('public-key');
const transports = v.fallback(v.array(v.pipe(v.string(), v.maxLength(20))), []);

const Made = v.object({
  id,
  rawId: id,
  type,
  response: v.object({ clientDataJSON: base64, attestationObject: base64, transports }),
  clientExtensionResults: v.fallback(v.object({}), {}),
});

const Signed = v.object({
  id,
  rawId: id,
  type,
  response: v.object({ clientDataJSON: base64, authenticatorData: base64, signature: base64 }),
  clientExtensionResults: v.fallback(v.object({}), {}),
});

interface Read<Response> {
  response: Response;
  /** What it says that it was asked. */
  challenge: string;
}

export const readMade = (text: string): Read<RegistrationResponseJSON> | undefined => {
  const read = readAs(Made, text);
  return read && isUncertified(read.response.response.attestationObject) ? read : undefined;
};

export const readSigned = (text: string): Read<AuthenticationResponseJSON> | undefined => readAs(Signed, text);

type Shape = v.GenericSchema<unknown, { response: { clientDataJSON: string } }>;

function readAs<Schema extends Shape>(schema: Schema, text: string): Read<v.InferOutput<Schema>> | undefined {
  try {
    const read = v.safeParse(schema, JSON.parse(text));
    if (!read.success) return undefined;
    const { challenge } = decodeClientDataJSON(read.output.response.clientDataJSON);
    return typeof challenge === 'string' ? { response: read.output, challenge } : undefined;
  } catch {
    // Not JSON, or JSON within it that is none: a broken answer in either case.
    return undefined;
  }
}

/** We ask for no certificate of the device, and to check one that comes unasked could mean calling an address in it. */
function isUncertified(attestationObject: string): boolean {
  try {
    const attestation = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
    const form = attestation.get('fmt');
    return form === 'none' || (form === 'packed' && attestation.get('attStmt').get('x5c') === undefined);
  } catch {
    return false;
  }
}
