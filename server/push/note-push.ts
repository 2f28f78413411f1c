import { type Kysely, sql } from 'kysely';
import type { PushKind } from '#contract/push-kinds.ts';
import type { Tables } from '../sql/tables.ts';

interface Told {
  playerId: number;
  kind: PushKind;
  now: Date;
}

/** Notes it for every phone of the player that is to be told, in the transaction of what has happened. */
export async function notePush(db: Kysely<Tables>, { playerId, kind, now }: Told): Promise<void> {
  await sql`
    insert into push_message (endpoint, kind, made_at, due_at)
    select endpoint, ${kind}, ${now}, ${now} from push_phone
    where player_id = ${playerId} and ${kind} = any (kinds)`.execute(db);
}

/** Tells the other phones of a player that a phone that was not known has signed in. Before it is remembered. */
export async function noteSignIn(
  db: Kysely<Tables>,
  { playerId, mark, now }: { playerId: number; mark: string | undefined; now: Date },
): Promise<void> {
  await sql`
    insert into push_message (endpoint, kind, made_at, due_at)
    select endpoint, 'signIn', ${now}, ${now} from push_phone
    where player_id = ${playerId} and 'signIn' = any (kinds)
      and not exists (select from known_device where player_id = ${playerId} and mark = ${mark ?? ''})`.execute(db);
}
