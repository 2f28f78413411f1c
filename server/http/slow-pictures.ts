/** A picture on a slow line takes longer than anything else that is sent; `../uploads/receive-files.ts` gives up one that comes too slowly. */
import { kyc } from '#contract/kyc.ts';

export const PICTURE_MS = 600_000;

export const bringsPicture = (pathname: string): boolean => pathname.endsWith(kyc.uploadKyc.path);
