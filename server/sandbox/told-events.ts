/** What pages have told of how they are used, newest first, for tests that nothing of it is lost or doubled. */
import { sql } from 'kysely';
import { sendJson } from '../http/answer.ts';
import type { Sandbox } from './sandbox-of.ts';

const MOST_SHOWN = 5_000;

/** `?name=` shows the events of one name only. */
export async function showEvents(request: Request, { services: { db } }: Sandbox): Promise<Response> {
  const name = new URL(request.url).searchParams.get('name');
  const base = db.selectFrom('event_log').selectAll().orderBy('received_at', 'desc').limit(MOST_SHOWN);
  const rows = await (name === null ? base : base.where(sql`body ->> 'name'`, '=', name)).execute();
  const events = rows.map(({ id, event_time, user_id, channel, app_id, version, body, received_at }) => ({
    ...(body as object),
    id,
    eventTime: event_time.toISOString(),
    eventUserId: user_id,
    channel,
    appId: app_id,
    version,
    receivedAt: received_at,
  }));
  return sendJson({ events });
}
