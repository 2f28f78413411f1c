import { DAY_MS } from '#shared/durations.ts';

const PROVES_AFTER_MS = DAY_MS;

/** What proves a withdrawal a second time was there by then. */
export const provesSince = (now: Date): Date => new Date(now.getTime() - PROVES_AFTER_MS);

/** Too new to prove anything. What nobody knows the age of is old. */
export const isNewProof = (since: Date | null, now: Date): boolean => since !== null && since > provesSince(now);
