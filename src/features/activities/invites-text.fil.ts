import type { Translated } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';
import type { text } from './invites-text.ts';

const valid = 'Bilang ang kaibigan kapag may nakakabit na phone at ₱100 o higit pa ang lahat ng deposito niya.';
const notValid = 'Hindi bilang ang account sa sarili ninyong device, o ang pangalawa sa device ng kaibigan.';
const adults = 'Mag-imbita lang ng may edad na 21 pataas na gustong maglaro.';

export const fil: Translated<typeof text> = {
  invite: 'Mag-imbita ng kaibigan',
  yourInvitation: 'Ang imbitasyon ninyo',
  shareTitle: 'Samahan ako sa Perya',
  bindFirst: message('invite.bindFirst', 'Ikabit muna ang phone ninyo. Pagkatapos ay makakapag-imbita na kayo.'),
  copyLink: 'Kopyahin ang link',
  showCode: 'Ipakita ang QR',
  codeTitle: 'Ipa-scan ito sa kaibigan',
  codeName: 'Ang imbitasyon ninyo bilang QR code',
  codeHint: 'Bubukas ang pag-sign up na may code ng imbitasyon ninyo.',
  inviteCode: 'Code ng imbitasyon',
  copyCode: 'Kopyahin ang code ng imbitasyon',
  rulesTitle: 'Paano ito',
  friendsTitle: 'Mag-imbita ng kaibigan',
  friendsLead: (count) => `${count} kaibigan ninyo ang bilang na`,
  friendsNeed: (count) => `${count} kaibigan`,
  friendsProgress: (reached, target) => `${reached}/${target}`,
  friendsNone: message('invite.none', 'Wala pang para sa inyo rito ngayon.'),
  inviteNow: 'Mag-imbita',
  friendsRules: [
    valid,
    notValid,
    'Minsan lang makukuha ang bawat gantimpala. Kunin ito sa pahinang ito.',
    'Kailangang itaya ang coins nang kasindami ng sinasabi ng gantimpala bago i-withdraw.',
    adults,
  ],
  mustBet: (times) => (times === 1 ? 'Itaya nang minsan bago i-withdraw' : `Itaya nang ${times} beses bago i-withdraw`),
};
