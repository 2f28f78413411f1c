import { COLOR_RTP_BP } from '../../engines/color/color-game.ts';
import type { PlayedGame } from '../../wire.ts';
import { list, oddsOf, paragraph } from '../shell/rules-content.ts';
import { text } from '../text.ts';

export const makeColorRules = (game: PlayedGame, isLive: boolean): HTMLElement[] => [
  ...oddsOf(isLive ? 'live' : 'color', COLOR_RTP_BP, game, 1),
  list(isLive ? [text.liveRules, ...text.colorRules] : text.colorRules),
  paragraph(text.colorOdds),
];
