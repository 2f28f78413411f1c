/** Rounds that have ended without their player: the line went, the page was closed, or the table rolled without them. */
import { type Answer, answerRound } from './view-round.ts';
import type { Desk } from './desk.ts';
import type { AnswerOf, Missed, RequestOf } from '../wire.ts';
import { findRoundOf, isAnyUnderway, listUnseen, markSeen, type RoundRow } from './round-store.ts';

type Player = Pick<RoundRow, 'player_id' | 'game_id'>;

/** What has come of all of them, and the last of them as it stands on the table. */
export async function readMissed({ db }: Desk, player: Player): Promise<Answer<Missed>> {
  // In this order: a round that ends between the two questions is then told of, or asked for again.
  const isUnderway = await isAnyUnderway(db, player);
  const rounds = await listUnseen(db, player);
  const latest = rounds.at(-1);
  const last = latest && answerRound(latest);
  const value: Missed = {
    isUnderway,
    stake: rounds.reduce((sum, { stake }) => sum + stake, 0),
    win: rounds.reduce((sum, { win }) => sum + (win ?? 0), 0),
    last: last?.ok ? last.value : null,
  };
  return { ok: true, value };
}

/** The player has seen this one's end. An earlier one may have ended meanwhile, and only what was missed is told together. */
export async function noteSeen(
  { db }: Desk,
  player: Player,
  { key, withEarlier }: RequestOf<'seen'>,
): Promise<Answer<AnswerOf<'seen'>>> {
  const round = await findRoundOf(db, player, key);
  if (round) await markSeen(db, round, { withEarlier });
  return { ok: true, value: {} };
}
