/** A random UUID, also where the page stands at an http address: `crypto.randomUUID` is for https alone. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40; // Version 4.
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80; // The variant of RFC 9562.
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
