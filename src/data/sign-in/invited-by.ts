/** The link that a player shares brings their code along, and it counts until the visitor has signed up, whatever they open before. */
import { adParameters } from '../call/common-fields.ts';
import { readVisit, writeVisit } from '../device/visit.ts';

const LONGEST = 64;

/** As the address of the sign-up form says it. */
export function rememberInvite(): void {
  const code = new URLSearchParams(location.search).get('inviteCode')?.slice(0, LONGEST);
  if (code) writeVisit('inviteCode', code);
}

export const invitedBy = (): string => readVisit('inviteCode') ?? '';

/** Who brought a player who has no superior yet: the code of a link, or what the landing address named. */
export const knownSuperior = (): string => (invitedBy() || (adParameters()['pid'] ?? '')).slice(0, LONGEST);
