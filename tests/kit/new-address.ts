/**
 * An address that no other test comes from, as a proxy that the server trusts would tell it. The server counts a network
 * together, so each address has a network of its own, and a limit that one test reaches stops no other.
 */
import { randomInt } from 'node:crypto';

export const newAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.1`;
