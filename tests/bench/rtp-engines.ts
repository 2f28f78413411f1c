/** Every game as the share of its stake that one round gives back: what the bench plays, and what can be computed. */
import { COLOR_RTP_BP, payColors, rollDice } from '#server/provider/engines/color/color-game.ts';
import { cryptoRandom } from '#server/provider/engines/crypto-random.ts';
import { bestHold } from '#server/provider/engines/poker/best-hold.ts';
import { exactReturn as exactPoker } from '#server/provider/engines/poker/exact-return.ts';
import { dealCards, drawHand, handOf, PAYS, POKER_RTP_BP } from '#server/provider/engines/poker/jacks-or-better.ts';
import { exactReturn as exactSlot } from '#server/provider/engines/slot/exact-return.ts';
import { LINE_COUNT } from '#server/provider/engines/slot/slot-model.ts';
import { slotModels } from '#server/provider/engines/slot/slot-models.ts';
import { spinSlot } from '#server/provider/engines/slot/spin-slot.ts';

interface Game {
  rtpBp: number;
  exact: () => number;
  play: () => number;
}

const slots = Object.values(slotModels).map((model): [string, Game] => [
  `slot ${model.name}`,
  {
    rtpBp: model.rtpBp,
    exact: () => exactSlot(model),
    play: () => spinSlot(model, LINE_COUNT, cryptoRandom).win / LINE_COUNT,
  },
]);

export const games: Record<string, Game> = {
  ...Object.fromEntries(slots),
  'color game': {
    rtpBp: COLOR_RTP_BP,
    exact: () => (75 * 2 + 15 * 3 + 12) / 216,
    play: () => payColors({ red: 1 }, rollDice(cryptoRandom)),
  },
  'video poker': {
    rtpBp: POKER_RTP_BP,
    exact: () => exactPoker(PAYS, bestHold),
    play: () => {
      const cards = dealCards(cryptoRandom);
      return drawHand(cards, bestHold(handOf(cards)), 1).win;
    },
  },
};
