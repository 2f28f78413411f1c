/** The browser's own ciphers and hashes; undefined at an http address, where it offers none. */
export const subtle = (): SubtleCrypto | undefined => crypto.subtle;
