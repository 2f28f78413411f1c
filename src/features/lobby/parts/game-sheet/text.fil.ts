import type { Translated } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';
import type { text } from './text.ts';

export const fil: Translated<typeof text> = {
  close: 'Isara ang detalye ng laro',
  play: 'Maglaro',
  favorite: 'Paborito',
  share: 'I-share',
  stake: 'Taya',
  stakes: (least, most) => `${least} hanggang ${most}`,
  returns: 'RTP (balik sa player)',
  percent: (percent) => `${percent}%`,
  returnsMeans: message('game.returns', 'Average sa milyon-milyong round. Mag-iiba ang resulta ninyo.'),
  type: 'Kategorya',
  kind: 'Uri ng laro',
  kinds: { slot: 'Slot', color: 'Color Game', poker: 'Video poker' },
  brand: 'Brand',
  played: 'Huling nilaro',
  justPlayed: 'Huli ninyong laro',
  playedBefore: 'Nalaro na dati',
  closed: message('game.closed', 'May maintenance ang larong ito. Babalik din ito agad.'),
  needsLine: message('game.needsLine', 'Kailangang online kayo para maglaro.'),
};
