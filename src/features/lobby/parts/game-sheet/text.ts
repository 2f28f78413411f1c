import { spoken } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';

/** Every text of the sheet that tells of one game. */
export const text = spoken('gameSheet', {
  close: 'Close game details',
  play: 'Play',
  favorite: 'Favorite',
  share: 'Share',
  stake: 'Bet',
  stakes: (least: string, most: string) => `${least} to ${most}`,
  returns: 'RTP (return to player)',
  percent: (percent: string) => `${percent}%`,
  returnsMeans: message('game.returns', 'Average over millions of rounds. Your results will vary.'),
  type: 'Type',
  kind: 'Game type',
  kinds: { slot: 'Slot', color: 'Color Game', poker: 'Video poker' },
  brand: 'Brand',
  played: 'Last played',
  justPlayed: 'Your last game',
  playedBefore: 'Played before',
  closed: message('game.closed', 'This game is under maintenance. We’ll be back soon.'),
  needsLine: message('game.needsLine', 'You need to be online to play.'),
} as const);
