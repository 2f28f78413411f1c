import type { Translated } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';
import type { text } from './text.ts';

export const fil: Translated<typeof text> = {
  back: 'Umalis sa laro',
  deposit: 'Deposit',
  menu: 'Menu ng laro',
  frame: (game) => `${game}, ang laro`,
  someGame: 'Laro',
  offline: message('game.offline', 'Walang koneksyon.'),
  unanswered: message('game.unanswered', 'Hindi sumasagot ang server.'),
  balance: (amount, savedAt) => `Balanse ${amount}, noong ${savedAt}`,
  beforeRound: 'bago ang round',
  asOf: (time) => `Noong ${time}`,
  betOut: message('game.betOut', 'Wala pang sagot sa huling taya ninyo. Baka magbago pa ang balanse ninyo.'),
  opening: (game) => `Binubuksan ang ${game}…`,
  slow: message('game.slow', 'Medyo natatagalan…'),
  stillWaiting: message('game.stillWaiting', 'Sinusubukan pa rin. Walang itataya hangga’t hindi bukas ang laro.'),
  goOnWaiting: 'Maghintay pa',
  leave: 'Bumalik sa lobby',
  failedTitle: 'Hindi nabuksan ang laro',
  menuBalance: 'Balanse',
  played: 'Oras ng laro',
  minutes: (count) => `${count} minuto`,
  bets: 'Taya',
  wins: 'Panalo',
  net: 'Net',
  unknown: '—',
  sumsUnknown: message('game.sumsUnknown', 'Mag-online para makita ang taya at panalo.'),
  favorite: 'Paborito',
  share: 'I-share ang laro',
  takeBreak: 'Mag-time-out muna',
  remind: 'Paalala sa oras ng laro',
  remindEvery: (minutes) => `Bawat ${minutes} minuto`,
  lastGames: 'Lumipat sa',
  exit: 'Umalis sa laro',
  closeMenu: 'Isara ang menu ng laro',
  realityTitle: (minutes) => `${minutes} minuto na kayong naglalaro`,
  realityAdvice: message(
    'game.reality',
    'Planuhin ang oras ng paglalaro, alagaan ang kalusugan, at magpahinga nang sapat.',
  ),
  keepPlaying: 'Maglaro pa',
  breakWhy: message('game.break', 'Sarado ang mga laro hanggang matapos ang time-out. Hindi ito makakansela.'),
  breakBegin: (length: string) => `Simulan ang ${length} na time-out`,
  breakLengths: { 15: '15 minuto', 60: '1 oras', 1440: '24 oras' },
  breakLonger: 'Para sa ilang araw o linggo, o tuluyang pagtigil, buksan ang “Maglaro nang responsable” sa profile.',

  stillOnBreak: (time) =>
    message('game.onBreak', `Naka-time-out kayo hanggang ${time}. Saka magbubukas ulit ang mga laro.`),

  refusalTexts: {
    'game.notFound': 'Wala na ang larong ito.',
    'game.maintenance': 'May maintenance ang larong ito. Subukan muna ang iba.',
    'game.dailyLimit': 'Lampas na kayo sa limit ng taya sa isang araw, kaya hindi kayo makakapasok sa laro.',
    'game.weeklyLimit': 'Lampas na kayo sa limit ng taya sa isang linggo, kaya hindi kayo makakapasok sa laro.',
    'game.monthlyLimit': 'Lampas na kayo sa limit ng taya sa isang buwan, kaya hindi kayo makakapasok sa laro.',
    'game.selfExcluded': 'Walang larong mabubuksan habang naka-self-exclusion kayo.',
    'game.needsKyc': 'I-verify muna ang ID ninyo bago maglaro.',
    'game.providerDown': 'Hindi sumasagot ang game provider. Pakisubukan ulit mamaya.',
    'game.onBreak': 'Naka-time-out kayo. Magbubukas ulit ang mga laro kapag tapos na.',
    'game.lossLimit':
      'Naabot na ninyo ang limit ng talo. Magbubukas ulit ang mga laro pagkatapos ng araw, linggo o buwan.',
  },

  launchOffline: message(
    'common.offline',
    'Offline kayo. Magbubukas ang laro kapag online na ulit. Bilang pa rin ang taya na nailagay na.',
  ),
  backOnLine: message('game.backOnLine', 'Online na ulit kayo. Subukan ulit para mabuksan ang laro.'),

  missing: message('game.missing', 'Hindi sumasagot ang laro. Subukan ulit, o pumili muna ng iba.'),
  unsafe: message('game.unsafe', 'Hindi ligtas buksan ang address ng larong ito.'),
  unnamed: message('game.unnamed', 'Mukhang sira ang link ng laro.'),
};
