import { GAME } from '#contract/errcodes.ts';
import { inMoneyTransaction } from '../ledger/in-money-transaction.ts';
import { beginBreak, setRealityCheck } from '../play/breaks.ts';
import { readPlayState } from '../play/play-state.ts';
import { startGame } from '../play/start-game.ts';
import { refuse } from '../players/refuse.ts';
import { scopeOf } from '../repeats/repeats.ts';
import { useUpKeys } from '../sql/queries/kept-answers.ts';
import { setLike } from '../sql/queries/play-marks.ts';
import { closeVisits, closeVisitsOf } from '../sql/queries/visits.ts';
import { notBuilt } from './handler.ts';
import type { HandlersOf } from './handlers-of.ts';
import { onOurList } from './on-our-list.ts';

export const games: HandlersOf<'games'> = {
  startGame: (call) => {
    const gameId = onOurList(call.input.gameId);
    return gameId === null
      ? Promise.resolve(refuse(GAME.notFound))
      : startGame({ ...call, playerId: call.player.id, sessionId: call.player.sessionId, gameId });
  },

  playState: async ({ player, now, services }) => ({
    ok: true,
    value: await readPlayState(services.db, player.id, now),
  }),

  setRealityCheck: async ({ input, player, services }) => {
    await setRealityCheck(services.db, player.id, input.minutes);
    return { ok: true, value: {} };
  },

  takeBreak: async ({ input, player, now, services }) => {
    const until = await inMoneyTransaction(services.db, async (db) => {
      await closeVisits(db, player.id, now);
      return beginBreak(db, player.id, input.minutes, now);
    });
    return { ok: true, value: { until: until.getTime() } };
  },

  /** Without a session, and without a game of its own, there is nothing to leave: another phone may play on. */
  exitGame: async ({ player, now, services }) => {
    if (player) await closeVisitsOf(services.db, [player.sessionId], now);
    return { ok: true, value: {} };
  },

  gameLike: async ({ input, player, now, services }) => {
    const scope = scopeOf({ player });
    await useUpKeys(services.db, { scope, keys: input.replaces, now });
    const gameId = onOurList(input.id);
    if (gameId === null) return refuse(GAME.notFound);
    const isLiked = input.like === 1;
    const { isShown, likes } = await setLike(services.db, { playerId: player.id, gameId, isLiked });
    if (isShown === undefined) return refuse(GAME.notFound);
    return isLiked && !isShown ? refuse(GAME.likeRefused) : { ok: true, value: { gameLikes: likes } };
  },

  getBonusTickers: notBuilt,
};
