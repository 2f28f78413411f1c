import { spoken } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';

/** How a player hands on their invitation. */
export const text = spoken('invite', {
  invite: 'Invite friends',
  yourInvitation: 'Your invitation',
  shareTitle: 'Join me at Perya',
  bindFirst: message('invite.bindFirst', 'Link your phone first. Then you can invite friends.'),
  copyLink: 'Copy link',
  showCode: 'QR code',
  codeTitle: 'Let a friend scan this',
  codeName: 'Your invitation as a QR code',
  codeHint: 'It opens the sign-up page with your invite code.',
  inviteCode: 'Invite code',
  copyCode: 'Copy invite code',
});
