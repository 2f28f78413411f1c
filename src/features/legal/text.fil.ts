import type { Translated } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';
import type { text } from './text.ts';

export const fil: Translated<typeof text> = {
  tabs: 'Mga tuntunin at privacy',
  terms: 'Mga tuntunin',
  privacy: 'Patakaran sa privacy',
  back: 'Bumalik',
  updated: 'Huling binago noong 20 Nobyembre 2026',
  agreements: 'Mga kasunduan',
  noAgreement: message('legal.noAgreement', 'Walang kasunduan sa pangalang ito. Ito ang mga kasunduan natin:'),
  license: 'Lisensya',
  licenseLead:
    'Makatatanggap lang ng taya ninyo sa Pilipinas ang casinong may lisensya ng PAGCOR, ang nangangasiwa sa sugal sa bansa. Sa PAGCOR nananagot ang operator na mayroon nito.',
  licenseDemo: message(
    'legal.licenseDemo',
    'Demo lang ang mundong ito. Gawa-gawa ang mga player, premyo at piso, walang totoong perang kinukuha, kaya walang lisensyang titingnan.',
  ),
  licenseCheck: 'Paano ninyo ito matitingnan',
  licenseSteps: (host) => [
    'Buksan ang sariling website ng PAGCOR. Kayo mismo ang mag-type ng address; huwag sumunod sa link mula sa mensahe o patalastas.',
    'Hanapin ang listahan ng mga lisensyadong operator at website nila.',
    `Hanapin ang address na ito, letra por letra: ${host}`,
  ],
  licenseWrong: 'Kung may hindi tugma',
  licenseWrongText:
    'Huwag magdeposito, at huwag ilagay ang password ninyo. Baka kopya lang ito ng site. Sabihin sa customer service, o sa PAGCOR mismo.',
};
