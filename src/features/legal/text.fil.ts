import type { Translated } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';
import type { text } from './text.ts';

export const fil: Translated<typeof text> = {
  tabs: 'Mga tuntunin at privacy',
  terms: 'Mga tuntunin',
  privacy: 'Patakaran sa privacy',
  updated: 'Huling binago noong 20 Nobyembre 2026',
  agreements: 'Mga kasunduan',
  noAgreement: message('legal.noAgreement', 'Walang ganitong kasunduan. Ito ang mga kasunduan natin:'),
  license: 'Lisensya',
  licenseLead:
    'Sa Pilipinas, casino lang na may lisensya ng PAGCOR, ang gaming regulator, ang puwedeng tumanggap ng taya ninyo. Sa PAGCOR nananagot ang operator sa bawat laro at bayad.',
  licenseDemo: message(
    'legal.licenseDemo',
    'Demo lang ito. Gawa-gawa ang mga player, premyo at piso, at walang totoong pera, kaya walang lisensyang titingnan.',
  ),
  licenseOurs: 'Lisensya ng site na ito',
  licenseHolder: 'Nasa pangalan ng',
  licenseNumber: 'License number',
  licenseUnsaid: 'Hindi nakasaad',
  licenseCheck: 'Paano ninyo ito matitingnan',
  licenseSteps: (host, number) => [
    'Buksan ang sariling website ng PAGCOR. Kayo mismo ang mag-type ng address; huwag gamitin ang link mula sa mensahe o ad.',
    'Hanapin ang listahan ng mga lisensyadong operator at website nila.',
    `Hanapin ang address na ito, letra por letra: ${host}`,
    ...(number ? [`Dapat ${number} ang numerong katabi nito.`] : []),
  ],
  licenseWrong: 'Kung may hindi tugma',
  licenseWrongText:
    'Huwag mag-deposit, at huwag ilagay ang password ninyo. Baka kopya lang ito ng site. Sabihin sa customer service, o sa PAGCOR mismo.',
};
