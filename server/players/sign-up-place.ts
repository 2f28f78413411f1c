/** Where a player signs up is noted with the player, in the transaction that makes them. */
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { markOf } from './known-devices.ts';
import { noteSignUpPlace } from '../sql/queries/friends.ts';
import type { Tables } from '../sql/tables.ts';

interface Place {
  fingerprint: string;
  network: string;
}

export async function noteWhereFrom(
  db: Kysely<Tables>,
  playerId: number,
  { fingerprint, network }: Place,
): Promise<void> {
  await noteSignUpPlace(db, {
    player_id: playerId,
    mark: markOf(fingerprint) ?? null,
    network: network === '' ? null : digest(network),
  });
}

const digest = (network: string): string => createHash('sha256').update(network).digest('base64url').slice(0, 24);
