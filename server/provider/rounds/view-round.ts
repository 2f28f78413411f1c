import { must } from '#shared/assert.ts';
import { handOf } from '../engines/poker/jacks-or-better.ts';
import type { WalletError } from '../../wallet-api/protocol.ts';
import type { Refusal, Round } from '../wire.ts';
import { outcomeOf, requestOf } from './round-contents.ts';
import type { RoundRow } from './round-store.ts';

export type Answer<Value> = { ok: true; value: Value } | { ok: false; refusal: Refusal };

export const refuse = (refusal: Refusal): { ok: false; refusal: Refusal } => ({ ok: false, refusal });

/** What the player may know. While money is on its way nothing is known: the page asks again with the same key. */
export function answerRound(round: RoundRow): Answer<Round> {
  switch (round.state) {
    case 'open':
    case 'settled':
      return { ok: true, value: viewRound(round) };
    case 'refused':
      return refuse(refusalOf(round.refusal as WalletError));
    case 'undone':
      return refuse('undone');
    case 'betting':
    case 'winning':
    case 'undoing':
      return refuse('unreachable');
  }
}

function viewRound(round: RoundRow): Round {
  const isOver = round.state === 'settled';
  const { key, stake } = round;
  const common = { key, stake, win: isOver ? (round.win ?? 0) : 0, balance: round.balance ?? 0 };
  switch (round.kind) {
    case 'slot':
      return { kind: 'slot', ...common, isOver: true, spins: outcomeOf('slot', round).spins };
    case 'color': {
      const { bets } = requestOf('color', round);
      return { kind: 'color', ...common, isOver: true, bets, dice: outcomeOf('color', round).dice };
    }
    case 'live': {
      const { bets, number } = requestOf('live', round);
      const dice = isOver ? must(outcomeOf('live', round), 'a paid round has its dice').dice : null;
      return { kind: 'live', ...common, isOver, bets, number, dice };
    }
    case 'poker': {
      // The cards behind the hand are decided and must not be seen.
      const { cards, end } = outcomeOf('poker', round);
      const hand = end?.hand ?? handOf(cards);
      return { kind: 'poker', ...common, isOver, hand, hold: end ? [...end.hold] : null, name: end?.name ?? null };
    }
  }
}

/** The wallet's reasons, as far as they are the player's business; all of them mean that no round was played. */
export function refusalOf(error: WalletError): Refusal {
  if (error === 'insufficientFunds') return 'notEnough';
  if (error === 'limitReached') return 'limit';
  return error === 'rolledBack' ? 'undone' : 'closed';
}
