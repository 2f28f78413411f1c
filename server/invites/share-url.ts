/** Where an invited friend signs up, as a path of this lobby: the page puts its own origin in front of it. */
export const shareUrlOf = ({ id, invite_code }: { id: number; invite_code: string }): string =>
  `/register?inviteCode=${encodeURIComponent(invite_code)}&pid=${id}`;
