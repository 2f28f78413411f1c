import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { DAY_MS } from '#shared/durations.ts';
import { credit } from '../ledger/credit.ts';
import { inTransaction } from '../sql/in-transaction.ts';
import { setLimits } from '../play/limits.ts';
import { reachedLevels, standingAfter } from '../rules/levels.ts';
import type { Services } from '../services.ts';
import { findByAccountOrMobile, insertPlayer } from '../sql/queries/players.ts';
import type { NewRow, Tables } from '../sql/tables.ts';
import { demoBanks } from './demo-banks.ts';
import { writeDemoLetters } from './demo-letters.ts';
import { userLevels } from './operator.ts';
import { type DemoPlayer, demoPlayer, demoPlayers } from './demo-player.ts';

/** Puts in those that are not there. Their password is their real one: a reader of this file can sign in as them. */
export async function insertDemoPlayers({ db, passwords, now }: Services): Promise<void> {
  await db
    .insertInto('bank')
    .values(demoBanks)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
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
    await giveAccount(db, player, now());
    await giveLetters(db, player, now());
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

/** The one that the terminal names has mail to look at; the others begin with none. */
async function giveLetters(db: Kysely<Tables>, { account }: DemoPlayer, now: Date): Promise<void> {
  const player = account === demoPlayer.account && (await findByAccountOrMobile(db, account, undefined));
  if (player) await writeDemoLetters(db, player.id, now);
}

/** One who has proved who they are may withdraw, so they have somewhere to withdraw to. */
async function giveAccount(
  db: Kysely<Tables>,
  { account, mobile, nickname, isVerified }: DemoPlayer,
  now: Date,
): Promise<void> {
  const player = await findByAccountOrMobile(db, account, undefined);
  if (!player || !isVerified) return;
  const eWallet = { bank_id: demoBanks[0]?.id ?? 0, account_name: nickname, card_num: `0${mobile}` };
  const added = await db
    .insertInto('bank_account')
    .values({ ...eWallet, player_id: player.id, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('bank_id')
    .executeTakeFirst();
  // Only with it, so that a tester's change of mind outlives a restart.
  if (added) await db.updateTable('player').set({ kyc_state: 'approved' }).where('id', '=', player.id).execute();
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
    reached_levels: JSON.stringify(reachedLevels(0, vip, userLevels, now)),
    invite_code: randomBytes(5).toString('hex').toUpperCase(),
    created_at: now,
    ...standings[standing],
  };
}
