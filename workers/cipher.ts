/** Encrypts a password with the application's public key. Nothing secret is kept here or logged. */
import './window-shim.ts';
import { must } from '#shared/assert.ts';
import { subtle } from '#shared/subtle.ts';

export interface PasswordKey {
  /** PEM, SubjectPublicKeyInfo. */
  publicKey: string;
  keyId: string;
  /** "rsa-oaep-256"; anything else, or nothing, is PKCS#1 v1.5 as older servers expect it. */
  cipher: string;
}

/** The form of the new cipher says so itself, since a server may hold keys of both kinds: `v2.<key id>.<base64>`. */
export async function encryptPassword(password: string, key: PasswordKey): Promise<string> {
  if (key.cipher !== 'rsa-oaep-256') return encryptLegacy(password, key.publicKey);
  const own = subtle();
  if (!own) return `v2.${key.keyId}.${await encryptWithoutSubtle(password, key.publicKey)}`;
  const imported = await own.importKey(
    'spki',
    bytesOfPem(key.publicKey),
    { name: 'RSA-OAEP', hash: 'SHA-256' },
    false,
    ['encrypt'],
  );
  const bytes = await own.encrypt({ name: 'RSA-OAEP' }, imported, new TextEncoder().encode(password));
  return `v2.${key.keyId}.${toBase64(new Uint8Array(bytes))}`;
}

/** At an http address the browser's own cipher is out of reach. jsencrypt's takes one byte for each character. */
async function encryptWithoutSubtle(password: string, publicKey: string): Promise<string> {
  const bytes = new TextEncoder().encode(password);
  return sealed((await openJsencrypt(publicKey)).encryptOAEP(String.fromCharCode(...bytes)));
}

const encryptLegacy = async (password: string, publicKey: string): Promise<string> =>
  sealed((await openJsencrypt(publicKey)).encrypt(password));

/** Loaded only where it is needed. */
async function openJsencrypt(publicKey: string) {
  const { JSEncrypt } = await import('jsencrypt');
  const cipher = new JSEncrypt();
  cipher.setPublicKey(publicKey);
  return cipher;
}

const sealed = (text: string | false): string =>
  must(text === false ? undefined : text, 'a key the server sent does not encrypt');

function bytesOfPem(pem: string): Uint8Array<ArrayBuffer> {
  const base64 = pem.replaceAll(/-----[^-]+-----|\s/g, '');
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}
