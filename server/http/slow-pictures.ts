/** A picture on a slow line takes longer than anything else that is sent; `../uploads/receive-files.ts` gives up one that comes too slowly. */
import { kyc } from '#contract/kyc.ts';
import { MINUTE_MS } from '#shared/durations.ts';

export const PICTURE_MS = 10 * MINUTE_MS;

export const bringsPicture = (pathname: string): boolean => pathname.endsWith(kyc.uploadKyc.path);
