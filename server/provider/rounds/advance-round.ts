/**
 * Takes a round as far as it goes, one written step after the other. It may be called at any time, by several at once
 * and after any crash: every message to the wallet names the same movement each time, and a step that another call
 * has already taken is not taken again.
 */
import { log } from '#shared/log.ts';
import { decideRound, type Decision } from './decide-round.ts';
import type { Desk } from './desk.ts';
import { transactionsOf } from './round-states.ts';
import { moveRound, type RoundRow } from './round-store.ts';

export async function advanceRound(desk: Desk, round: RoundRow): Promise<RoundRow> {
  let current = round;
  for (;;) {
    const next = await takeStep(desk, current);
    if (next.state === current.state) return next;
    current = next;
  }
}

/** An open round has its outcome: its prize is written down, and sent. */
export async function closeRound(desk: Desk, round: RoundRow, decision: Decision): Promise<RoundRow> {
  return advanceRound(desk, await moveRound(desk.db, round, { ...decision, updated_at: desk.now() }));
}

function takeStep(desk: Desk, round: RoundRow): Promise<RoundRow> {
  switch (round.state) {
    case 'betting':
      return placeBet(desk, round);
    case 'winning':
      return sendPrize(desk, round);
    case 'undoing':
      return takeBack(desk, round);
    case 'open':
    case 'refused':
    case 'settled':
    case 'undone':
      return Promise.resolve(round);
  }
}

async function placeBet({ db, wallet, random, now }: Desk, round: RoundRow): Promise<RoundRow> {
  const answer = await wallet.call('bet', { ...movementOf(round, 'bet'), amount: round.stake });
  const updated_at = now();
  if (answer.ok) {
    return moveRound(db, round, { ...decideRound(round, random), balance: answer.value.balance, updated_at });
  }
  if (answer.error === 'unreachable') return moveRound(db, round, { state: 'undoing', updated_at });
  return moveRound(db, round, { state: 'refused', refusal: answer.error, updated_at });
}

async function sendPrize({ db, wallet, now }: Desk, round: RoundRow): Promise<RoundRow> {
  const answer = await wallet.call('win', { ...movementOf(round, 'win'), amount: round.win ?? 0, isRoundOver: true });
  const updated_at = now();
  if (answer.ok) return moveRound(db, round, { state: 'settled', balance: answer.value.balance, updated_at });
  // What was won is owed, so this round stays as it is and is sent again.
  if (answer.error !== 'unreachable') log.error('a prize was refused', { roundId: round.id, detail: answer.error });
  return moveRound(db, round, { state: 'winning', updated_at });
}

async function takeBack({ db, wallet, now }: Desk, round: RoundRow): Promise<RoundRow> {
  const { bet, undo } = transactionsOf(round.id);
  const request = { session: round.wallet_session, transactionId: undo, betTransactionId: bet };
  const answer = await wallet.call('rollback', request);
  const updated_at = now();
  if (answer.ok) return moveRound(db, round, { state: 'undone', balance: answer.value.balance, updated_at });
  if (answer.error !== 'unreachable') log.error('a bet was not undone', { roundId: round.id, detail: answer.error });
  return moveRound(db, round, { state: 'undoing', updated_at });
}

const movementOf = (round: RoundRow, which: 'bet' | 'win') => ({
  session: round.wallet_session,
  roundId: round.id,
  transactionId: transactionsOf(round.id)[which],
});
