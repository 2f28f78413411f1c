import { spoken } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';

/** Every text of the player's menu. */
export const text = spoken('lobby-menu', {
  menu: 'Menu',
  id: (id: number) => `ID ${id}`,
  copyId: 'Copy your ID',
  superior: 'Superior:',
  superiorNone: 'none.',
  superiorAdd: 'Add one',
  coinBalance: 'Coin balance',
  nextLevel: (amount: string, level: number) => `${amount} more in bets to level ${level}`,
  topLevel: 'You have reached the highest level',
  levelProgress: 'Way to the next level',
  withdraw: 'Withdraw',
  moneyWaits: message(
    'lobby.moneyWaits',
    'Deposits and withdrawals need a connection. Yours isn’t answering right now.',
  ),
  menuLinks: 'Account',
  profile: 'My profile',
  transactions: 'Transactions',
  mail: 'Mail',
  unread: 'unread',
  bindPhone: 'Bind phone',
  favourites: 'Favourites',
  more: 'More',
  installApp: 'Install the app',
  lowData: 'Low data mode',
  lowDataNote: 'Small pictures, no films, nothing moves by itself',
  lowDataSaved: (size: string) => `About ${size} saved on this phone`,
  language: 'Language',
  playResponsibly: (version: string) => `21+ · Play responsibly · v${version}`,
});
