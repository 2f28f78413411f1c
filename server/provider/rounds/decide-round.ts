import { type Dice, payColors, rollDice } from '../engines/color/color-game.ts';
import { dealCards, drawHand, type Hold } from '../engines/poker/jacks-or-better.ts';
import type { Random } from '../engines/random.ts';
import { slotModels } from '../engines/slot/slot-models.ts';
import { spinSlot } from '../engines/slot/spin-slot.ts';
import { outcomeOf, type PokerContents, requestOf } from './round-contents.ts';
import type { RoundRow } from './round-store.ts';

/** What is written into the row: the outcome, and the prize once there is nothing left to wait for. */
export interface Decision {
  state: 'open' | 'winning';
  outcome: string | null;
  win: number | null;
}

/** The one moment of chance in a round: its bet has been taken, and nothing is known of it yet. */
export function decideRound(round: RoundRow, random: Random): Decision {
  switch (round.kind) {
    case 'slot': {
      const { spins, win } = spinSlot(slotModels[requestOf('slot', round).model], round.stake, random);
      return decided({ spins }, win);
    }
    case 'color':
      return decideColors(round, rollDice(random));
    case 'live':
      return { state: 'open', outcome: null, win: null };
    case 'poker':
      return {
        state: 'open',
        outcome: JSON.stringify({ cards: dealCards(random) } satisfies PokerContents),
        win: null,
      };
  }
}

export function decideColors(round: RoundRow, dice: Dice): Decision {
  return decided({ dice }, payColors(requestOf('color', round).bets, dice));
}

export function decideHand(round: RoundRow, hold: Hold): Decision {
  const { cards } = outcomeOf('poker', round);
  const { hand, name, win } = drawHand(cards, hold, round.stake);
  return decided({ cards, end: { hold, hand, name } } satisfies PokerContents, win);
}

const decided = (outcome: object, win: number): Decision => ({
  state: 'winning',
  outcome: JSON.stringify(outcome),
  win,
});
