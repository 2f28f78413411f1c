import type { Insertable, Selectable, Updateable } from 'kysely';
import type { ProviderDatabase, RoundTable } from '../provider-tables.ts';
import type { RoundKind, RoundState } from './round-states.ts';

export type RoundRow = Selectable<RoundTable>;

/** By name, so that the database knows the statement again. */
const COLUMNS = [
  'id',
  'token_hash',
  'key',
  'wallet_session',
  'player_id',
  'game_id',
  'kind',
  'request',
  'stake',
  'state',
  'outcome',
  'win',
  'balance',
  'refusal',
  'is_seen',
  'created_at',
  'updated_at',
] as const satisfies (keyof RoundTable)[];

/**
 * The round of this key; of several requests that carry it, one makes it and all get it. A key is the player's in this
 * game, and not a visit's: a player who comes back asks for the same round, and never makes another.
 */
export async function findOrInsertRound(db: ProviderDatabase, row: Insertable<RoundTable>): Promise<RoundRow> {
  const made = await db
    .insertInto('provider_round')
    .values(row)
    .onConflict((conflict) => conflict.columns(['player_id', 'game_id', 'key']).doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();
  return made ?? roundsOf(db, row).where('key', '=', row.key).executeTakeFirstOrThrow();
}

/** Moves a round on, unless another call has: then the round comes back as that call has left it. */
export async function moveRound(
  db: ProviderDatabase,
  { id, state }: Pick<RoundRow, 'id' | 'state'>,
  changes: Updateable<RoundTable> & { state: RoundState; updated_at: Date },
): Promise<RoundRow> {
  const moved = await db
    .updateTable('provider_round')
    .set(changes)
    .where('id', '=', id)
    .where('state', '=', state)
    .returning(COLUMNS)
    .executeTakeFirst();
  return moved ?? db.selectFrom('provider_round').select(COLUMNS).where('id', '=', id).executeTakeFirstOrThrow();
}

/** A hand or a live bet of this player in this game, whichever visit it was begun in. */
export function findRoundOf(
  db: ProviderDatabase,
  player: Pick<RoundRow, 'player_id' | 'game_id'>,
  key: string,
): Promise<RoundRow | undefined> {
  return roundsOf(db, player).where('key', '=', key).executeTakeFirst();
}

export function listOpenRounds(
  db: ProviderDatabase,
  player: Pick<RoundRow, 'player_id' | 'game_id'>,
): Promise<RoundRow[]> {
  return roundsOf(db, player).where('state', 'in', ['open', 'winning']).orderBy('created_at').execute();
}

/** Money of theirs is on its way, and in a moment it is known how the round ends. */
export async function isAnyUnderway(
  db: ProviderDatabase,
  player: Pick<RoundRow, 'player_id' | 'game_id'>,
): Promise<boolean> {
  const round = await roundsOf(db, player).where('state', 'in', ['betting', 'winning', 'undoing']).executeTakeFirst();
  return round !== undefined;
}

/** More than anybody leaves behind. */
const MOST_UNSEEN = 100;

/** What has ended and was never shown, the oldest first. */
export async function listUnseen(
  db: ProviderDatabase,
  player: Pick<RoundRow, 'player_id' | 'game_id'>,
): Promise<RoundRow[]> {
  const latest = await roundsOf(db, player)
    .where('state', '=', 'settled')
    .where('is_seen', '=', false)
    .orderBy('created_at', 'desc')
    .limit(MOST_UNSEEN)
    .execute();
  return latest.toReversed();
}

/** This round, or with those before it; one that has not ended yet is still to be shown. */
export async function markSeen(
  db: ProviderDatabase,
  { id, player_id, game_id, created_at }: Pick<RoundRow, 'id' | 'player_id' | 'game_id' | 'created_at'>,
  { withEarlier }: { withEarlier: boolean },
): Promise<void> {
  await db
    .updateTable('provider_round')
    .set({ is_seen: true })
    .where('player_id', '=', player_id)
    .where('game_id', '=', game_id)
    .where('state', '=', 'settled')
    .where('is_seen', '=', false)
    .where((round) => (withEarlier ? round('created_at', '<=', created_at) : round('id', '=', id)))
    .execute();
}

function roundsOf(db: ProviderDatabase, player: Pick<RoundRow, 'player_id' | 'game_id'>) {
  return db
    .selectFrom('provider_round')
    .select(COLUMNS)
    .where('player_id', '=', player.player_id)
    .where('game_id', '=', player.game_id);
}

interface Wanted {
  states: RoundState[];
  kind?: RoundKind;
  since: Date;
}

/** Rounds that were not touched since, the longest untouched first. */
export function listRounds(db: ProviderDatabase, { states, kind, since }: Wanted): Promise<RoundRow[]> {
  return db
    .selectFrom('provider_round')
    .select(COLUMNS)
    .where('state', 'in', states)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind as RoundKind))
    .where('updated_at', '<=', since)
    .orderBy('updated_at')
    .limit(500)
    .execute();
}
