import type { Translated } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';
import type { text } from './text.ts';

export const fil: Translated<typeof text> = {
  menu: 'Menu',
  id: (id) => `ID ${id}`,
  copyId: 'Kopyahin ang inyong ID',
  superior: 'Superior:',
  superiorNone: 'wala.',
  superiorAdd: 'Magdagdag',
  coinBalance: 'Balanse ng coin',
  nextLevel: (amount, level) => `${amount} pang taya para sa level ${level}`,
  topLevel: 'Nasa pinakamataas na level na kayo',
  levelProgress: 'Papunta sa susunod na level',
  withdraw: 'Withdraw',
  moneyWaits: message(
    'lobby.moneyWaits',
    'Kailangan ng koneksyon sa deposit at withdrawal. Hindi sumasagot ang sa inyo ngayon.',
  ),
  menuLinks: 'Account',
  profile: 'Profile ko',
  transactions: 'Mga transaksyon',
  mail: 'Sulat',
  unread: 'hindi pa nababasa',
  bindPhone: 'Ikonekta ang phone',
  favourites: 'Mga paborito',
  more: 'Iba pa',
  installApp: 'I-install ang app',
  lowData: 'Tipid sa data',
  lowDataSaved: (size: string) => `Mga ${size} ang natipid sa teleponong ito`,
  language: 'Wika',
  lowDataNote: 'Maliit na larawan, walang video, walang kusang gumagalaw',
  playResponsibly: (version) => `21+ · Maglaro nang responsable · v${version}`,
};
