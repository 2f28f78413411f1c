import type { Translated } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';
import type { text } from './text.ts';

export const fil: Translated<typeof text> = {
  invite: 'Mag-imbita ng kaibigan',
  yourInvitation: 'Ang imbitasyon ninyo',
  shareTitle: 'Samahan ako sa Perya',
  bindFirst: message('invite.bindFirst', 'I-link muna ang phone ninyo para makapag-imbita.'),
  copyLink: 'Kopyahin ang link',
  showCode: 'Ipakita ang QR',
  codeTitle: 'Ipa-scan ito sa kaibigan',
  codeName: 'Ang imbitasyon ninyo bilang QR code',
  codeHint: 'Bubukas ang pag-register na may invite code ninyo.',
  inviteCode: 'Invite code ninyo',
  copyCode: 'Kopyahin ang invite code',
};
