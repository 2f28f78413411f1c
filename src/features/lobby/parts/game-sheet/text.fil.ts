import type { Translated } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';
import type { text } from './text.ts';

export const fil: Translated<typeof text> = {
  close: 'Isara ang detalye ng laro',
  play: 'Maglaro',
  favoriteOn: 'Nasa Paborito',
  favoriteOff: 'Idagdag sa Paborito',
  share: 'I-share',
  stake: 'Bawat round',
  stakes: (least, most) => `${least} hanggang ${most}`,
  returns: 'Ibinabalik',
  percent: (percent) => `${percent} %`,
  returnsMeans: message(
    'game.returns',
    'Sa napakaraming round ng lahat ng manlalaro. Puwedeng malayong mas mataas o mas mababa ang sa inyo, at sa bahay napupunta ang natitira.',
  ),
  type: 'Uri',
  kind: 'Nilalaro bilang',
  kinds: { slot: 'Slot', color: 'Color Game', poker: 'Video poker' },
  brand: 'Brand',
  played: 'Huling nilaro',
  justPlayed: 'Pinakahuli ninyong laro',
  playedBefore: 'Nalaro na ninyo ito dati',
  closed: message('game.closed', 'May maintenance ang larong ito. Magbubukas ulit kapag handa na ang gumawa.'),
  needsLine: message('game.needsLine', 'Kailangan ng koneksyon ng larong ito. Naka-save ang puwesto ninyo rito.'),
};
