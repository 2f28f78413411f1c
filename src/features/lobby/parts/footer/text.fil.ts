import type { Translated } from '#ui/spoken.ts';
import type { text } from './text.ts';

export const fil: Translated<typeof text> = {
  contact: 'Kontakin kami',
  gameBrands: 'Mga brand ng laro',
  payments: 'Paraan ng pagbabayad',
  responsible: 'Responsableng paglalaro',
  pictureNames: { age_21: '21 pataas', responsible_gaming: 'Responsableng paglalaro' },
  newWindow: 'bubukas sa bagong window',

  ageMark: '21+',
  knowWhenToStop: 'Nakakaadik ang pagsusugal. Alamin kung kailan titigil.',
  license: 'May lisensya sa Pilipinas. Piso lang ang gamit sa laro.',
  demo: 'Demo lang ito: walang lisensya at walang totoong pera.',
  whoMayNot:
    'Para sa mga nakatira sa Pilipinas. Hindi puwedeng mag-register o maglaro ang mga staff at affiliate ng mga provider ng laro.',
  version: (brandCode, version) => `${brandCode} · bersyon ${version}`,
};
