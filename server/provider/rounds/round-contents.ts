/** What a round's row holds as JSON. It is written by this program alone, and read back as it was written. */
import type { ColorBets, Dice } from '../engines/color/color-game.ts';
import type { Card } from '../engines/poker/deck.ts';
import type { Hold } from '../engines/poker/jacks-or-better.ts';
import type { HandName } from '../engines/poker/judge-hand.ts';
import type { SlotModelName } from '../engines/slot/slot-models.ts';
import type { Spin } from '../engines/slot/spin-slot.ts';
import type { RoundRow } from './round-store.ts';

export type RoundContents =
  | { kind: 'slot'; request: { model: SlotModelName }; outcome: { spins: Spin[] } }
  | { kind: 'color'; request: { bets: ColorBets }; outcome: { dice: Dice } }
  | { kind: 'live'; request: { bets: ColorBets; number: number }; outcome: { dice: Dice } }
  | { kind: 'poker'; request: object; outcome: PokerContents };

/** All ten cards are known from the deal on; how it ends, only once the player has said what they keep. */
export interface PokerContents {
  cards: Card[];
  end?: { hold: Hold; hand: Card[]; name: HandName | null };
}

type Kind = RoundContents['kind'];
type ContentsOf<K extends Kind> = Extract<RoundContents, { kind: K }>;

export const requestOf = <K extends Kind>(_kind: K, round: RoundRow): ContentsOf<K>['request'] =>
  round.request as ContentsOf<K>['request'];

export const outcomeOf = <K extends Kind>(_kind: K, round: RoundRow): ContentsOf<K>['outcome'] =>
  round.outcome as ContentsOf<K>['outcome'];
