import { PAYS, POKER_RTP_BP } from '../../engines/poker/jacks-or-better.ts';
import { HANDS } from '../../engines/poker/judge-hand.ts';
import type { PlayedGame } from '../../wire.ts';
import { list, oddsOf, paragraph, table } from '../shell/rules-content.ts';
import { text } from '../text.ts';

export const makePokerRules = (game: PlayedGame): HTMLElement[] => [
  ...oddsOf('poker', POKER_RTP_BP, game, 1),
  paragraph(text.pokerRtp),
  list(text.pokerRules),
  table(
    text.handTable,
    HANDS.map((hand) => [text.hands[hand], String(PAYS[hand])]),
  ),
];
