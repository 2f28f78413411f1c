import type { Translated } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';
import type { text } from './text.ts';

export const fil: Translated<typeof text> = {
  skip: 'Lumaktaw sa nilalaman',
  progress: 'Binubuksan ang screen',
  appName: 'Perya',
  mainTabs: 'Pangunahin',
  mail: 'Sulat',
  unread: 'hindi pa nababasa',
  rewards: 'Gantimpala',
  home: 'Home',
  news: 'Balita',
  wallet: 'Pitaka',
  loading: message('app.loading', 'Binubuksan ang lobby…'),
  loadFailedTitle: 'Hindi nabuksan ang lobby',
  loadFailed: message('app.loadFailed', 'Walang koneksyon, at wala pang naka-save sa phone na ito.'),
  serverFailed: message('app.serverFailed', 'Walang malinaw na sagot ang server. Subukan ulit mamaya-maya.'),
  retry: 'Subukan ulit',
  trying: 'Sinusubukan…',
  updateReady: message('app.updateReady', 'May bagong bersyon na.'),
  update: 'I-update',
  crashTitle: 'May nagkaproblema',
  crash: message('app.crash', 'Hindi gumana ang screen na ito. Ligtas ang inyong balanse at mga laro.'),
  reload: 'Buksan ulit',
};
