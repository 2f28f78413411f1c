import type { Translated } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';
import type { text } from './text.ts';

export const fil: Translated<typeof text> = {
  goOn: 'Tuloy sa',
  open: 'Buksan',
  dismiss: 'Isara',
  youWereIn: (game) => `Nasa ${game} pa rin?`,
  goBackIn: 'Ituloy',
  continuePlaying: 'Ituloy ang laro',
  passkeyOffer: 'Mas mabilis na pag-log in?',
  passkeyWhy: 'Mag-log in gamit ang fingerprint, mukha o PIN.',
  passkeyAdd: 'Magdagdag ng passkey',
  toTop: 'Bumalik sa itaas',
  refreshed: message('common.refreshSucc', 'Updated na ang balanse'),
  refreshFailed: (code) => message('common.refreshFail', `Hindi na-refresh ang balanse (${code})`),
  favoriteRefused: message('lobby.favoriteRefused', 'Hindi na-save ang paboritong ito.'),
  passkeyAdded: message('passkey.added', 'Handa na ang inyong passkey'),
  passkeyFailed: message('passkey.refused', 'Hindi naidagdag ang passkey'),
  returnNames: [
    ['/lobby/wallets', 'inyong wallet'],
    ['/lobby/email', 'inyong mail'],
    ['/lobby/task', 'inyong mga task'],
    ['/start', 'inyong laro'],
    ['/search', 'paghahanap'],
    ['/record', 'inyong mga transaksyon'],
    ['/activity', 'promo'],
    ['/reward', 'inyong reward'],
    ['/profile', 'inyong account'],
  ],
  returnElsewhere: 'pinanggalingan ninyo',
};
