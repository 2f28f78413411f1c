import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { credit } from '../ledger/credit.ts';
import { inTransaction } from '../sql/in-transaction.ts';
import { setLimits } from '../play/limits.ts';
import { standingAfter } from '../rules/levels.ts';
import type { Services } from '../services.ts';
import { findByAccountOrMobile, insertPlayer } from '../sql/queries/players.ts';
import type { NewRow, Tables } from '../sql/tables.ts';
import { userLevels } from './operator.ts';
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
    if (!known.has(player.account)) {
      const password_hash = await passwords.hash(Buffer.from(player.password));
      const made = await insertPlayer(db, { ...toRow(player, now()), password_hash: password_hash ?? null });
      if (made) await setLimits(db, made.id, player.limits);
    }
    await giveFirstCoin(db, player, now());
  }
}

/** Once for good, also to those who were made when there was no money yet. */
async function giveFirstCoin(db: Kysely<Tables>, { account, coin: amount }: DemoPlayer, now: Date): Promise<void> {
  const player = await findByAccountOrMobile(db, account, undefined);
  if (!player || amount === 0) return;
  await inTransaction(db, (transaction) =>
    credit(transaction, { kind: 'reward', ref: `demo player ${account}`, playerId: player.id, amount, now }),
  );
}

function toRow({ account, nickname, mobile, vip, bet, standing }: DemoPlayer, now: Date): NewRow<'player'> {
  const days = (count: number): Date => new Date(now.getTime() + count * DAY_MS);
  const { vipExp: vip_exp, userLevel: user_level } = standingAfter(bet, vip, userLevels);
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
    bet,
    vip_exp,
    user_level,
    invite_code: randomBytes(5).toString('hex').toUpperCase(),
    created_at: now,
    ...standings[standing],
  };
}
