import { REGISTER } from './paths.ts';

/** Where an invited friend signs up, as a path of this lobby: the page puts its own origin in front of it. */
export const inviteLinkOf = ({ id, inviteCode }: { id: number; inviteCode: string }): string =>
  `${REGISTER}?inviteCode=${encodeURIComponent(inviteCode)}&pid=${id}`;

interface Link {
  searchParams: { get: (name: string) => string | null };
}

/** Who has shared this link of the lobby: by their invite code, or by their id. */
export const inviterIn = ({ searchParams }: Link): string | undefined =>
  searchParams.get('inviteCode') || searchParams.get('pid') || undefined;
