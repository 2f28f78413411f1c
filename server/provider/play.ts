/** What a page may ask for, one function a request. Each may be sent any number of times and happens once. */
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type ColorBets, stakeOf } from './engines/color/color-game.ts';
import { type Engine, engineOf, stakeUnitOf } from './engines/engine-of.ts';
import { canStake } from './engines/stakes.ts';
import { livePhase } from './live/live-clock.ts';
import { rollsOf } from './live/live-rolls.ts';
import { advanceRound, closeRound } from './rounds/advance-round.ts';
import { decideHand } from './rounds/decide-round.ts';
import type { Desk } from './rounds/desk.ts';
import { noteSeen, readMissed } from './rounds/missed-rounds.ts';
import type { RoundContents } from './rounds/round-contents.ts';
import { findRoundOf, findOrInsertRound } from './rounds/round-store.ts';
import { closeLive } from './rounds/sweep-rounds.ts';
import { type Answer, answerRound, refuse } from './rounds/view-round.ts';
import { readBalance, type Session } from './sessions.ts';
import type { AnswerOf, LiveState, RequestName, RequestOf, Round } from './wire.ts';

type Plays = {
  [Name in Exclude<RequestName, 'session'>]: (
    desk: Desk,
    session: Session,
    request: RequestOf<Name>,
  ) => Promise<Answer<AnswerOf<Name>>>;
};

export const plays: Plays = {
  balance: readBalance,
  spin: async (desk, session, { key, stake }) => {
    const engine = engineOf(session.game);
    if (engine.kind !== 'slot') return refuse('invalid');
    return begin(desk, session, { key, stake, kind: 'slot', request: { model: engine.model } });
  },
  roll: async (desk, session, { key, bets }) => {
    const engine = engineOf(session.game);
    if (engine.kind !== 'color' || engine.isLive || !isPlaced(bets)) return refuse('invalid');
    return begin(desk, session, { key, stake: stakeOf(bets), kind: 'color', request: { bets } });
  },
  join: async (desk, session, { key, bets, number }) => {
    const engine = engineOf(session.game);
    if (engine.kind !== 'color' || !engine.isLive || !isPlaced(bets)) return refuse('invalid');
    const known = await findRoundOf(desk.db, playerOf(session), key);
    const phase = livePhase(desk.now());
    // Asked again after the close, a bet that was placed in time is still placed.
    if (!known && (phase.number !== number || !phase.isOpen)) return refuse('tooLate');
    const request = { bets, number };
    return begin(desk, session, { key, stake: stakeOf(bets), kind: 'live', request });
  },
  deal: async (desk, session, { key, stake }) => {
    if (engineOf(session.game).kind !== 'poker') return refuse('invalid');
    return begin(desk, session, { key, stake, kind: 'poker', request: {} });
  },
  draw: async (desk, session, { key, hold }) => {
    const round = await findRoundOf(desk.db, playerOf(session), key);
    if (round?.kind !== 'poker') return refuse('invalid');
    if (round.state !== 'open') return answerRound(await advanceRound(desk, round));
    return answerRound(await closeRound(desk, round, decideHand(round, hold)));
  },
  live: readLive,
  missed: (desk, session) => readMissed(desk, playerOf(session)),
  seen: (desk, session, seen) => noteSeen(desk, playerOf(session), seen),
};

type Begun = { key: string; stake: number } & Pick<RoundContents, 'kind' | 'request'>;

/** Written down first; money moves after that. */
async function begin(desk: Desk, session: Session, { key, stake, kind, request }: Begun): Promise<Answer<Round>> {
  const engine: Engine = engineOf(session.game);
  if (!canStake(stake, { ...session.game, unit: stakeUnitOf(engine) })) return refuse('invalid');
  const at = desk.now();
  const round = await findOrInsertRound(desk.db, {
    id: randomUUID(),
    token_hash: session.token_hash,
    key,
    wallet_session: session.wallet_session,
    ...playerOf(session),
    kind,
    request: JSON.stringify(request),
    stake,
    state: 'betting',
    created_at: at,
    updated_at: at,
  });
  // A key with other contents is no repetition: on a table whose dice are known it would be a bet on them.
  if (round.kind !== kind || round.stake !== stake || !isDeepStrictEqual(round.request, request))
    return refuse('invalid');
  return answerRound(await closeLive(desk, await advanceRound(desk, round)));
}

const EARLIER = 8;

async function readLive(desk: Desk, session: Session): Promise<Answer<LiveState>> {
  const { number, isOpen, leftMs } = livePhase(desk.now());
  const last = isOpen ? number - 1 : number;
  const numbers = Array.from({ length: EARLIER }, (_, at) => last - at);
  const rolls = await rollsOf(desk.db, session.game.id, numbers, desk.random);
  const [shown, ...before] = rolls;
  const value = { number, isOpen, leftMs, dice: isOpen ? null : (shown ?? null), earlier: isOpen ? rolls : before };
  return { ok: true, value };
}

const playerOf = ({ player_id, game }: Session) => ({ player_id, game_id: game.id });

const isPlaced = (bets: ColorBets): boolean =>
  Object.values(bets).every((amount) => amount !== undefined && amount > 0);
