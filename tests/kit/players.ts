/** Players for tests: a test names only what it is about. */
import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { SIGN_IN } from '#contract/errcodes.ts';
import { credit } from '#server/ledger/credit.ts';
import { hashToken, makeToken } from '#server/call/tokens.ts';
import { inTransaction } from '#server/sql/in-transaction.ts';
import { insertPlayer } from '#server/sql/queries/players.ts';
import type { NewRow, Row, Tables } from '#server/sql/tables.ts';
import { must } from '#shared/assert.ts';

export async function aPlayer(db: Kysely<Tables>, changes: Partial<NewRow<'player'>> = {}): Promise<Row<'player'>> {
  const name = randomBytes(5).toString('hex');
  const player = await insertPlayer(db, {
    account: `u${name}`,
    account_type: 2,
    nickname: name,
    invite_code: name.toUpperCase(),
    created_at: new Date('2026-01-01T00:00:00Z'),
    ...changes,
  });
  return must(player, 'a player of a new name is made');
}

/** So many who are logged in and have money, in few statements. */
export async function somePlayers(
  db: Kysely<Tables>,
  count: number,
  { amount, now }: { amount: number; now: Date },
): Promise<{ id: number; token: string }[]> {
  const names = Array.from({ length: count }, () => randomBytes(5).toString('hex'));
  const players = await db
    .insertInto('player')
    .values(
      names.map((name) => ({
        account: `u${name}`,
        account_type: 2,
        nickname: name,
        invite_code: name.toUpperCase(),
        created_at: now,
      })),
    )
    .returning('id')
    .execute();
  const all = players.map(({ id }) => ({ id, token: makeToken() }));
  const times = { created_at: now, last_seen_at: now };
  const sessions = all.map(({ id, token }) => ({ player_id: id, token_hash: hashToken(token), ...times }));
  await db
    .insertInto('session')
    .values(sessions.map((one) => ({ ...one, fingerprint: 'device-one-0001', device: '' })))
    .execute();
  await db
    .insertInto('account')
    .values(all.map(({ id }) => ({ kind: 'cash', player_id: id })))
    .execute();
  await inTransaction(db, async (transaction) => {
    for (const { id } of all) {
      await credit(transaction, { kind: 'adjustment', ref: `begin ${id}`, playerId: id, amount, now });
    }
  });
  return all;
}

/** Who may not log in, and what they are told. */
export const KEPT_OUT = [
  [{ status: 'disabled' }, SIGN_IN.disabled],
  [{ status: 'frozen' }, SIGN_IN.frozen],
  [{ kyc_due_at: new Date(0) }, SIGN_IN.kycOverdue],
  [{ self_excluded_until: new Date(Date.UTC(2100, 1)) }, SIGN_IN.selfExcluded],
] as const;

/** As if they had just logged in, for tests that last longer than a session. */
export async function logInAgain(db: Kysely<Tables>, playerIds: readonly number[], now: Date): Promise<void> {
  const sessions = db.updateTable('session').set({ created_at: now, last_seen_at: now });
  await sessions.where('player_id', 'in', playerIds).execute();
}
