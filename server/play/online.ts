import type { session } from '#contract/session.ts';
import type { Handler } from '../call/handler.ts';
import { beat } from './beat.ts';
import { onOurList } from './on-our-list.ts';

export const online: Handler<typeof session.online> = async (call) => {
  const { input, player, fingerprint, now, db, configAnswers } = call;
  const whose = { playerId: player.id, sessionId: player.sessionId, fingerprint };
  const reached = await beat(db, { ...whose, gameId: onOurList(input.gameId), now });
  const { maintenance } = await configAnswers.current(now);
  return { ok: true, value: { ...reached, maintenance } };
};
