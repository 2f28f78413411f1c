import { GAME } from '#contract/errcodes.ts';
import type { games } from '#contract/games.ts';
import type { Handler } from '../call/handler.ts';
import { scopeOf } from '../call/repeats.ts';
import { refuse } from '../call/result.ts';
import { useUpKeys } from '../sql/queries/kept-answers.ts';
import { setLike } from '../sql/queries/play-marks.ts';
import { onOurList } from './on-our-list.ts';

export const gameLike: Handler<typeof games.gameLike> = async ({ input, player, now, db }) => {
  const scope = scopeOf({ player });
  await useUpKeys(db, { scope, keys: input.replaces, now });
  const gameId = onOurList(input.id);
  if (gameId === null) return refuse(GAME.notFound);
  const isFavorite = input.like === 1;
  const { isShown, likes } = await setLike(db, { playerId: player.id, gameId, isFavorite });
  if (isShown === undefined) return refuse(GAME.notFound);
  return isFavorite && !isShown ? refuse(GAME.likeRefused) : { ok: true, value: { gameLikes: likes } };
};
