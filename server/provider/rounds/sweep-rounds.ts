/** Nobody's round is forgotten: what a crash, a silent wallet or a player who has left holds up is finished here. */
import { log } from '#shared/log.ts';
import { bestHold } from '../engines/poker/best-hold.ts';
import { handOf } from '../engines/poker/jacks-or-better.ts';
import { isClosed } from '../live/live-clock.ts';
import { rollsOf } from '../live/live-rolls.ts';
import { advanceRound, closeRound } from './advance-round.ts';
import { decideColours, decideHand } from './decide-round.ts';
import type { Desk } from './desk.ts';
import { outcomeOf, requestOf } from './round-contents.ts';
import { listRounds, moveRound, type RoundRow } from './round-store.ts';

const SWEEP_EVERY_MS = 2_000;
/** Longer than a bet can be on its way, with every repetition. */
const BETTING_MS = 60_000;
const RETRY_MS = 5_000;
/** A hand waits a day for its player, and is then played as the hint would have it. */
const HAND_MS = 24 * 60 * 60 * 1_000;

/** At start nothing of ours is on its way, so a bet without an answer is one whose sender has died. */
export async function recoverRounds(desk: Desk): Promise<void> {
  await sweepRounds(desk, { bettingMs: 0, retryMs: 0 });
}

export function keepSweepingRounds(desk: Desk): () => Promise<void> {
  let turn = Promise.resolve();
  let isBusy = false;
  const sweep = async (): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    await sweepRounds(desk, { bettingMs: BETTING_MS, retryMs: RETRY_MS })
      .catch((error: unknown) => log.error('rounds were not swept', { detail: String(error) }))
      .finally(() => (isBusy = false));
  };
  const timer = setInterval(() => (turn = sweep()), SWEEP_EVERY_MS);
  return async () => {
    clearInterval(timer);
    await turn;
  };
}

async function sweepRounds(desk: Desk, { bettingMs, retryMs }: Record<'bettingMs' | 'retryMs', number>): Promise<void> {
  const before = (ms: number): Date => new Date(desk.now().getTime() - ms);
  for (const round of await listRounds(desk.db, { states: ['betting'], since: before(bettingMs) })) {
    await advanceRound(desk, await moveRound(desk.db, round, { state: 'undoing', updated_at: desk.now() }));
  }
  for (const round of await listRounds(desk.db, { states: ['winning', 'undoing'], since: before(retryMs) })) {
    await advanceRound(desk, round);
  }
  for (const round of await listRounds(desk.db, { states: ['open'], kind: 'live', since: before(0) })) {
    await closeLive(desk, round);
  }
  for (const round of await listRounds(desk.db, { states: ['open'], kind: 'poker', since: before(HAND_MS) })) {
    await closeRound(desk, round, decideHand(round, bestHold(handOf(outcomeOf('poker', round).cards))));
  }
}

/** A live bet whose table has rolled is paid; one whose round is still open stays as it is. */
export async function closeLive(desk: Desk, round: RoundRow): Promise<RoundRow> {
  const { number } = requestOf('live', round);
  if (round.state !== 'open' || !isClosed(number, desk.now())) return round;
  const [dice] = await rollsOf(desk.db, round.game_id, [number], desk.random);
  return dice ? closeRound(desk, round, decideColours(round, dice)) : round;
}
