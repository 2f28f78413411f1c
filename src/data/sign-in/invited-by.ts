/**
 * The link that a player shares brings their code along, and it counts for whom it led here until that player leaves. The `pid` of
 * the first address is an advertiser's, and names no one who invites.
 */
import { readVisit, writeVisit } from '../device/visit.ts';

const LONGEST = 64;

/** As the address of the sign-up form says it. */
export function rememberInvite(): void {
  const code = new URLSearchParams(location.search).get('inviteCode')?.slice(0, LONGEST);
  if (code) writeVisit('inviteCode', code);
}

export const invitedBy = (): string => readVisit('inviteCode') ?? '';
