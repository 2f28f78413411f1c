/** What the books call a movement, as the wire numbers it and a player reads it. */
import { COIN_KINDS } from '#contract/money-enums.ts';
import type { TxnKind } from '../sql/ledger-tables.ts';

interface Told {
  kind: number;
  title: string;
}

const POINTS: Told = { kind: COIN_KINDS.points, title: 'Points exchanged' };

/** A withdrawal that goes through has left the balance when it was held; that it went through moves nothing more. */
const TOLD: Record<TxnKind, Told> = {
  bet: { kind: COIN_KINDS.bet, title: 'Bet' },
  win: { kind: COIN_KINDS.win, title: 'Win' },
  rollback: { kind: COIN_KINDS.betUndone, title: 'Bet returned' },
  'sign-up-reward': { kind: COIN_KINDS.reward, title: 'Sign-up reward' },
  reward: { kind: COIN_KINDS.reward, title: 'Reward' },
  adjustment: { kind: COIN_KINDS.correction, title: 'Adjustment' },
  deposit: { kind: COIN_KINDS.deposit, title: 'Deposit' },
  'deposit-bonus': { kind: COIN_KINDS.reward, title: 'Deposit bonus' },
  hold: { kind: COIN_KINDS.withdrawal, title: 'Withdrawal' },
  settle: { kind: COIN_KINDS.withdrawal, title: 'Withdrawal' },
  'safebox-in': { kind: COIN_KINDS.toSafebox, title: 'To your safebox' },
  'safebox-out': { kind: COIN_KINDS.fromSafebox, title: 'From your safebox' },
  // Points themselves are no coin and in no list of it; what they are exchanged for is.
  'points-earned': POINTS,
  'points-reward': POINTS,
  'points-spent': POINTS,
  'points-set': POINTS,
  'points-coin': POINTS,
  release: { kind: COIN_KINDS.withdrawalReturned, title: 'Withdrawal returned' },
};

export const tellKind = (kind: TxnKind): Told => TOLD[kind];

/** A number that means nothing names no movement. */
export const kindsOf = (kind: number): TxnKind[] =>
  (Object.keys(TOLD) as TxnKind[]).filter((name) => TOLD[name].kind === kind);
