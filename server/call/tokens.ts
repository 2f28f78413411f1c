/** What a session is opened with: 256 random bits that mean nothing. The server keeps only their hash. */
import { hash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

export const makeToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** A plain hash is enough: nobody guesses 256 bits, so there is nothing to slow down. */
export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer');
