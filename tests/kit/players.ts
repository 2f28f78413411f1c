/** Players for tests: a test names only what it is about. */
import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { SIGN_IN } from '#contract/errcodes.ts';
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

/** Who may not log in, and what they are told. */
export const KEPT_OUT = [
  [{ status: 'disabled' }, SIGN_IN.disabled],
  [{ status: 'frozen' }, SIGN_IN.frozen],
  [{ kyc_due_at: new Date(0) }, SIGN_IN.kycOverdue],
  [{ self_excluded_until: new Date(Date.UTC(2100, 1)) }, SIGN_IN.selfExcluded],
] as const;
