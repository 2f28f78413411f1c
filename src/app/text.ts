import { spoken } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';
import { firstText } from './first-text.ts';

/** Texts of the frame around every screen. */
export const text = spoken('app', {
  ...firstText,
  skip: 'Skip to content',
  progress: 'Opening the screen',
  appName: 'Perya',
  homeTitle: 'Perya: games, live tables and the color game',
  unread: 'unread',
  noScreen: message('app.noScreen', 'That page isn’t here. You are in the lobby.'),
  awayTitle: 'You’re offline',
  away: message('app.away', 'This opens once you’re connected.'),
  crashTitle: 'Something went wrong',
  crash: message('app.crash', 'Something went wrong on this screen. Your balance and your games are safe.'),
  reload: 'Open it again',
} as const);
