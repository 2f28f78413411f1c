/** Takes in one thing that a player has done outside the calls, as installing the app. It lies with the events of the page. */
import type { logging } from '#contract/logging.ts';
import type { Handler } from '../call/handler.ts';
import { busy } from '../call/result.ts';
import { eventsFrom } from '../players/tries.ts';
import { insertEvents } from '../sql/queries/events.ts';
import { countTry } from '../sql/queries/tries.ts';

export const actionLog: Handler<typeof logging.actionLog> = async ({ input, player, network, now, db }) => {
  if (!(await countTry(db, eventsFrom(network), now))) return busy;
  const { id, action, detail = {} } = input;
  const body = JSON.stringify({ name: 'action', action, detail });
  await insertEvents(db, [
    { id, event_time: now, user_id: String(player.id), channel: '', app_id: '', version: '', body },
  ]);
  return { ok: true, value: {} };
};
