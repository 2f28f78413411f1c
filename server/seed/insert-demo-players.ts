import { randomBytes } from 'node:crypto';
import type { NewRow } from '../sql/tables.ts';
import type { Services } from '../services.ts';
import { insertPlayer } from '../sql/queries/players.ts';
import { type DemoPlayer, demoPlayers } from './demo-player.ts';

const DAY_MS = 86_400_000;

/** Puts in those that are not there. Their password is their real one: whoever knows this file can sign in as them. */
export async function insertDemoPlayers({ db, passwords, now }: Services): Promise<void> {
  const present = await db
    .selectFrom('player')
    .select('account')
    .where(
      'account',
      'in',
      demoPlayers.map(({ account }) => account),
    )
    .execute();
  const known = new Set(present.map(({ account }) => account));
  for (const player of demoPlayers) {
    if (known.has(player.account)) continue;
    const password_hash = await passwords.hash(Buffer.from(player.password));
    await insertPlayer(db, { ...toRow(player, now()), password_hash: password_hash ?? null });
  }
}

function toRow({ account, nickname, mobile, vip, standing }: DemoPlayer, now: Date): NewRow<'player'> {
  const days = (count: number): Date => new Date(now.getTime() + count * DAY_MS);
  const standings = {
    good: {},
    disabled: { status: 'disabled' },
    frozen: { status: 'frozen' },
    kycOverdue: { kyc_due_at: days(-1) },
    selfExcluded: { self_excluded_until: days(365) },
  } as const;
  return {
    account,
    account_type: 2,
    nickname,
    mobile,
    vip,
    invite_code: randomBytes(5).toString('hex').toUpperCase(),
    created_at: now,
    ...standings[standing],
  };
}
