import type { Translated } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';
import type { text } from './text.ts';

export const fil: Translated<typeof text> = {
  title: 'News',
  untitled: 'Balita mula sa lobby',
  more: 'Tingnan pa',
  newWindow: 'bubukas sa bagong window',
  none: message('news.none', 'Wala pang balita ngayon. Dito lalabas ang bago sa lobby.'),
  gone: message('news.gone', 'Wala na rito ang balitang ito.'),
  toGames: 'Sa mga laro',
  toAll: 'Lahat ng balita',
};
