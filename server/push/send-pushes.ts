/** Sends what phones are to be told: sealed for the phone alone, a few at once. Six tries take a quarter of an hour. */
import { type Kysely, sql } from 'kysely';
import webPush from 'web-push';
import type { PushMessage } from '#contract/push.ts';
import { DAY_MS, SECOND_MS } from '#shared/durations.ts';
import { log } from '#shared/log.ts';
import { aliveSince } from '../rules/session-age.ts';
import type { Tables } from '../sql/tables.ts';
import { readPushKey } from './push-key.ts';

export interface PushHouse {
  db: Kysely<Tables>;
  now: () => Date;
  /** Where a push service may ask who sends: an address of the web or of mail. */
  pushContact: string;
}

const AT_ONCE = 20;
const PATIENCE_MS = 10 * SECOND_MS;
/** What a phone has not been told within a day is no news any more. */
const WORTH_SENDING_MS = DAY_MS;
const FIRST_WAIT_MS = 30 * SECOND_MS;
const MOST_TRIES = 6;
/** Of a phone that takes no messages any more. */
const GONE: readonly number[] = [404, 410];

interface Due {
  id: number;
  endpoint: string;
  kind: PushMessage['kind'];
  language: string;
  p256dh: string;
  auth: string;
  tries: number;
}

/**
 * Claimed by moving it on: a server that dies meanwhile, or another one beside it, sends it again later and not now. Those of a
 * session that has run out, and of a player who is excluded, stay in nobody's way: they are dropped when they are old.
 */
async function takeDue(db: Kysely<Tables>, now: Date, most: number): Promise<Due[]> {
  const { seenAfter, createdAfter } = aliveSince(now);
  const { rows } = await sql<Due>`
    with due as (
      select push_message.id from push_message
      join push_phone on push_phone.endpoint = push_message.endpoint
      join session on session.id = push_phone.session_id
      join player on player.id = push_phone.player_id
      where due_at <= ${now} and session.last_seen_at > ${seenAfter} and session.created_at > ${createdAfter}
        and (self_excluded_until is null or self_excluded_until <= ${now})
      order by due_at limit ${most} for update of push_message skip locked
    )
    update push_message set tries = tries + 1, due_at = ${now}::timestamptz + ${FIRST_WAIT_MS} * (2 ^ tries) * interval '1 ms'
    from push_phone
    where push_message.id in (select id from due) and push_phone.endpoint = push_message.endpoint
    returning push_message.id, push_message.endpoint, kind, language, p256dh, auth, tries`.execute(db);
  return rows;
}

/** A service that is silent takes one place, and what others are to be told goes on in the places that are left. */
export async function sendPushes({ db, now, pushContact }: PushHouse): Promise<void> {
  await dropOld(db, now());
  const due = await takeDue(db, now(), AT_ONCE);
  if (due.length === 0) return;
  const vapidDetails = { ...(await readPushKey(db)), subject: pushContact };
  // With fewer messages than places nothing else was due.
  const readNext = async () => (due.length < AT_ONCE ? [] : takeDue(db, now(), 1));
  const sendInTurn = async (first: Due): Promise<void> => {
    for (let next: Due | undefined = first; next; [next] = await readNext()) await send(db, next, vapidDetails);
  };
  await Promise.all(due.map(sendInTurn));
}

async function dropOld(db: Kysely<Tables>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - WORTH_SENDING_MS);
  await db
    .deleteFrom('push_message')
    .where((is) => is.or([is('made_at', '<', before), is('tries', '>=', MOST_TRIES)]))
    .execute();
}

async function send(
  db: Kysely<Tables>,
  { id, endpoint, kind, language, p256dh, auth }: Due,
  vapidDetails: { subject: string; publicKey: string; privateKey: string },
): Promise<void> {
  try {
    const message: PushMessage = { kind, language };
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(message),
      { vapidDetails, TTL: WORTH_SENDING_MS / SECOND_MS, contentEncoding: 'aes128gcm' },
    );
    const reply = await fetch(endpoint, {
      method: 'POST',
      headers: headers as Record<string, string>,
      body: new Uint8Array(body),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await reply.body?.cancel();
    if (GONE.includes(reply.status)) await db.deleteFrom('push_phone').where('endpoint', '=', endpoint).execute();
    else if (reply.ok) await db.deleteFrom('push_message').where('id', '=', id).execute();
    else log.info('a push service did not take a message', { status: reply.status });
  } catch (error) {
    // A key that is none, or a service that does not answer. It is tried again, and dropped in the end.
    log.info('a message was not sent to a phone', { why: String(error) });
  }
}
