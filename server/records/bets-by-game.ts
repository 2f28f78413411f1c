import type { records } from '#contract/records.ts';
import type { Handler } from '../call/handler.ts';
import { spanOf } from '../sql/page-of.ts';
import { sumUpByGame } from './play-records.ts';

export const betsByGame: Handler<typeof records.betsByGame> = async ({ input, player, db, now }) => ({
  ok: true,
  value: await sumUpByGame(db, { ...spanOf(input, now), playerId: player.id }),
});
