/** Nobody's round is forgotten: what a crash, a silent wallet or a player who has left holds up is finished here. */
import { log } from '#shared/log.ts';
import { repeat } from '#shared/repeat.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#shared/durations.ts';
import { bestHold } from '../engines/poker/best-hold.ts';
import { handOf } from '../engines/poker/jacks-or-better.ts';
import { isClosed } from '../live/live-clock.ts';
import { rollsOf } from '../live/live-rolls.ts';
import { advanceRound, closeRound } from './advance-round.ts';
import { decideColors, decideHand } from './decide-round.ts';
import type { Desk } from './desk.ts';
import { outcomeOf, requestOf } from './round-contents.ts';
import { listRounds, moveRound, type RoundRow } from './round-store.ts';
import { sweepOld } from './sweep-old.ts';

const SWEEP_EVERY_MS = 2 * SECOND_MS;
const OLD_EVERY_MS = HOUR_MS;
/** Longer than a bet can be on its way, with every repetition. */
const BETTING_MS = MINUTE_MS;
const RETRY_MS = 5 * SECOND_MS;
/** A hand waits a day for its player, and is then played as the hint would have it. */
const HAND_MS = DAY_MS;

const FAILED = 'rounds were not swept';

/** At start nothing of ours is on its way, so a bet without an answer is one whose sender has died. What fails is gone on with by a sweep. */
export async function recoverRounds(desk: Desk): Promise<void> {
  try {
    await sweepRounds(desk, { bettingMs: 0, retryMs: 0 });
  } catch (error) {
    log.error(FAILED, { detail: String(error) });
  }
}

/** Every two seconds what is to be finished, and every hour what is old. Returns what ends it. */
export function startSweepingRounds(desk: Desk): () => Promise<void> {
  const ages = { bettingMs: BETTING_MS, retryMs: RETRY_MS };
  const chores = [
    { everyMs: SWEEP_EVERY_MS, failed: FAILED, work: () => sweepRounds(desk, ages) },
    { everyMs: OLD_EVERY_MS, failed: FAILED, work: () => sweepOld(desk) },
  ];
  const ends = chores.map((chore) => repeat(chore, { isDoneNow: true }));
  return async () => {
    await Promise.all(ends.map((end) => end()));
  };
}

type Ages = Record<'bettingMs' | 'retryMs', number>;

async function sweepRounds(desk: Desk, { bettingMs, retryMs }: Ages): Promise<void> {
  const before = (ms: number): Date => new Date(desk.now().getTime() - ms);
  const { db } = desk;
  await finish(await listRounds(db, { states: ['betting'], since: before(bettingMs) }), async (round) =>
    advanceRound(desk, await moveRound(db, round, { state: 'undoing', updated_at: desk.now() })),
  );
  await finish(await listRounds(db, { states: ['winning', 'undoing'], since: before(retryMs) }), (round) =>
    advanceRound(desk, round),
  );
  await finish(await listRounds(db, { states: ['open'], kind: 'live', since: before(0) }), (round) =>
    closeLive(desk, round),
  );
  await finish(await listRounds(db, { states: ['open'], kind: 'poker', since: before(HAND_MS) }), (round) =>
    closeRound(desk, round, decideHand(round, bestHold(handOf(outcomeOf('poker', round).cards)))),
  );
}

/** A round that cannot be finished holds up none of the others: what they have won is owed as well. */
async function finish(rounds: RoundRow[], work: (round: RoundRow) => Promise<unknown>): Promise<void> {
  for (const round of rounds) {
    try {
      await work(round);
    } catch (error) {
      log.error('a round was not finished', { roundId: round.id, detail: String(error) });
    }
  }
}

/** A live bet whose table has rolled is paid; one whose round is still open stays as it is, and so does a round of no table. */
export async function closeLive(desk: Desk, round: RoundRow): Promise<RoundRow> {
  if (round.kind !== 'live' || round.state !== 'open') return round;
  const { number } = requestOf('live', round);
  if (!isClosed(number, desk.now())) return round;
  const [dice] = await rollsOf(desk.db, round.game_id, [number], desk.random);
  return dice ? closeRound(desk, round, decideColors(round, dice)) : round;
}
