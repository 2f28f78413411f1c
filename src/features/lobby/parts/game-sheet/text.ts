import { spoken } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';

/** Every text of the sheet that tells of one game. */
export const text = spoken('gameSheet', {
  close: 'Close game details',
  play: 'Play',
  favouriteOn: 'In favourites',
  favouriteOff: 'Add to favourites',
  share: 'Share',
  stake: 'One round',
  stakes: (least: string, most: string) => `${least} to ${most}`,
  returns: 'Pays back',
  percent: (percent: string) => `${percent} %`,
  returnsMeans: message(
    'game.returns',
    'Over very many rounds of all players. Yours may end far above or below, and the house keeps the rest.',
  ),
  type: 'Type',
  kind: 'Plays as',
  kinds: { slot: 'Slot', color: 'Color Game', poker: 'Video poker' },
  brand: 'Brand',
  played: 'Last played',
  justPlayed: 'Your latest game',
  playedBefore: 'You have played it before',
  closed: message('game.closed', 'This game is under maintenance. It opens again when its maker is ready.'),
  needsLine: message('game.needsLine', 'This game needs a connection. Your place here is kept.'),
} as const);
