import type { Translated } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';
import type { text } from './text.ts';

export const fil: Translated<typeof text> = {
  invite: 'Mag-imbita ng kaibigan',
  yourInvitation: 'Ang imbitasyon ninyo',
  shareTitle: 'Samahan ako sa Perya',
  bindFirst: message('invite.bindFirst', 'I-link muna ang phone ninyo. Pagkatapos ay makakapag-imbita na kayo.'),
  copyLink: 'Kopyahin ang link',
  showCode: 'Ipakita ang QR',
  codeTitle: 'Ipa-scan ito sa kaibigan',
  codeName: 'Ang imbitasyon ninyo bilang QR code',
  codeHint: 'Bubukas ang pag-sign up na may code ng imbitasyon ninyo.',
  inviteCode: 'Code ng imbitasyon',
  copyCode: 'Kopyahin ang code ng imbitasyon',
};
