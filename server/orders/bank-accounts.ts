/** A player changes their own accounts at banks and e-wallets: there is one for each bank. */
import type { Kysely } from 'kysely';
import { WALLET } from '#contract/errcodes.ts';
import type { wallet } from '#contract/wallet.ts';
import type { Context } from '../call/context.ts';
import type { Handler } from '../call/handler.ts';
import { busy, refuse, type Result } from '../call/result.ts';
import { inTransaction } from '../sql/in-transaction.ts';
import { accountsOf, asBigint } from '../sql/queries/bank-accounts.ts';
import { ask } from '../sql/question.ts';
import { provePassword } from '../players/prove-password.ts';
import { requirePlayer } from '../sql/queries/require-player.ts';
import type { Tables } from '../sql/tables.ts';
import { lockAccounts } from '../ledger/lock-accounts.ts';
import { findBank, fitsBank } from './banks.ts';
import { isAnyUnfinished } from './order-store.ts';

const tellAccounts = (db: Kysely<Tables>, playerId: number) => ask(db, accountsOf(db, playerId));

type Changed = Result<typeof wallet.addBankInfo>;
type Change = (db: Kysely<Tables>, wanted: Wanted) => Promise<Changed>;

export const addBankInfo: Handler<typeof wallet.addBankInfo> = (context) => changeAccounts(context, addAccount);

export const modifyBankInfo: Handler<typeof wallet.modifyBankInfo> = (context) =>
  changeAccounts(context, modifyAccount);

/** Where the money goes is changed only by a player who knows the password: a phone that lies open is not enough. */
async function changeAccounts(context: Context<typeof wallet.addBankInfo>, change: Change): Promise<Changed> {
  const { input, db, now } = context;
  const player = await requirePlayer(context, context.player.id);
  const proof = await provePassword(context, player, input.password);
  if (proof === 'busy') return busy;
  if (proof !== 'right' && proof !== 'unasked') return refuse(WALLET.wrongPassword);
  const { bankId, accountName, cardNum } = input;
  return change(db, { playerId: player.id, bankId, accountName, cardNum, now });
}

interface Wanted {
  playerId: number;
  bankId: number;
  accountName: string;
  cardNum: string;
  now: Date;
}

const TAKEN = 'bank_account_number';

async function addAccount(
  db: Kysely<Tables>,
  { playerId, bankId, accountName, cardNum, now }: Wanted,
): Promise<Changed> {
  const bank = await findBank(db, bankId);
  if (!bank) return refuse(WALLET.notFound);
  if (!fitsBank(cardNum, bank)) return refuse(WALLET.invalidDetails);
  const added = await db
    .insertInto('bank_account')
    .values({ player_id: playerId, bank_id: bankId, account_name: accountName, card_num: cardNum, created_at: now })
    // The player's own account of this bank, or this number of another player.
    .onConflict((conflict) => conflict.doNothing())
    .returning('bank_id')
    .executeTakeFirst();
  return added ? tell(db, playerId) : refuse(WALLET.bankTaken);
}

/** Not while a withdrawal is under way: it goes where it was to go, and the player is to see just that. */
async function modifyAccount(db: Kysely<Tables>, wanted: Wanted): Promise<Changed> {
  const bank = await findBank(db, wanted.bankId);
  if (!bank) return refuse(WALLET.notFound);
  if (!fitsBank(wanted.cardNum, bank)) return refuse(WALLET.invalidDetails);
  try {
    return await inTransaction(db, async (transaction) => {
      // What a withdrawal locks too.
      await lockAccounts(transaction, wanted.playerId, ['cash']);
      if (await isAnyUnfinished(transaction, wanted.playerId)) return refuse(WALLET.pending);
      const isWritten = await writeAccount(transaction, wanted);
      return isWritten ? tell(transaction, wanted.playerId) : refuse(WALLET.notFound);
    });
  } catch (error) {
    if (error instanceof Error && 'constraint' in error && error.constraint === TAKEN) return refuse(WALLET.bankTaken);
    throw error;
  }
}

async function writeAccount(db: Kysely<Tables>, { playerId, bankId, accountName, cardNum }: Wanted): Promise<boolean> {
  const [written] = await db
    .updateTable('bank_account')
    .set({ account_name: accountName, card_num: cardNum })
    .where('player_id', '=', playerId)
    .where('bank_id', '=', asBigint(bankId))
    .returning('bank_id')
    .execute();
  return written !== undefined;
}

const tell = async (db: Kysely<Tables>, playerId: number): Promise<Changed> => ({
  ok: true,
  value: { appUserBankList: await tellAccounts(db, playerId) },
});
