import type { Translated } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';
import { firstFil } from './first-text.fil.ts';
import type { text } from './text.ts';

export const fil: Translated<typeof text> = {
  ...firstFil,
  skip: 'Lumaktaw sa content',
  progress: 'Binubuksan ang screen',
  appName: 'Perya',
  homeTitle: 'Perya: mga laro, live table at color game',
  unread: 'hindi pa nababasa',
  noScreen: message('app.noScreen', 'Wala rito ang page na iyon. Nasa lobby na kayo.'),
  awayTitle: 'Offline kayo',
  away: message('app.away', 'Bubukas ito kapag may koneksyon na kayo.'),
  crashTitle: 'May nagkaproblema',
  crash: message('app.crash', 'Hindi gumana ang screen na ito. Ligtas ang inyong balanse at mga laro.'),
  reload: 'Buksan ulit',
};
