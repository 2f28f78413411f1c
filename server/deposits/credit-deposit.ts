/**
 * What the bank says of a deposit, carried out once. The step and its money are one transaction, and the money is posted
 * under the order's id, so neither a message that comes twice nor two of them at once credit anything twice.
 */
import type { Transaction } from 'kysely';
import { RECHARGE_BONUS_KINDS } from '#contract/money-enums.ts';
import { toWagerOf } from '#contract/wager-rules.ts';
import { assert, must } from '#shared/assert.ts';
import { log } from '#shared/log.ts';
import { keepsAway } from '../care/keeps-away.ts';
import { useCoupon } from '../coupons/coupon-store.ts';
import { credit } from '../ledger/credit.ts';
import { lockAccounts } from '../ledger/lock-accounts.ts';
import { newOrderId } from '../rules/order-id.ts';
import { notePush } from '../push/note-push.ts';
import { readTotalRecharge } from '../promotions/purse.ts';
import { tellDeposited } from '../promotions/tell-deposited.ts';
import type { Tables } from '../sql/tables.ts';
import { bonusRef, COUPON, LADDER } from './bonus-refs.ts';
import {
  countCredited,
  type DepositRow,
  insertDeposit,
  lockDeposit,
  moveDeposit,
  paysAnother,
} from './deposit-store.ts';
import { ladderBonus } from './ladder-bonus.ts';

export interface BankWord {
  orderId: string;
  /** In hundredths, as it has come. */
  amount: number;
  outcome: 'paid' | 'failed';
  /** How the bank calls the payment. */
  reference: string;
  now: Date;
}

export type WordTaken = 'taken' | 'repeated' | 'otherAmount' | 'otherPayment' | 'ended' | 'unknown';

/** Its time being over or the player having closed it, what comes is theirs all the same. */
const MAY_STILL_COME: ReadonlySet<DepositRow['state']> = new Set(['waiting', 'expired', 'cancelled']);

export async function takeBankWord(db: Transaction<Tables>, word: BankWord): Promise<WordTaken> {
  const deposit = await lockDeposit(db, word.orderId);
  if (!deposit) return 'unknown';
  return word.outcome === 'failed' ? takeFailure(db, deposit, word.now) : takePayment(db, deposit, word);
}

async function takeFailure(db: Transaction<Tables>, deposit: DepositRow, now: Date): Promise<WordTaken> {
  if (deposit.state === 'failed') return 'repeated';
  // Something has come for it: that it failed is no longer the whole truth.
  if (deposit.state === 'credited' || deposit.state === 'reviewing') return 'ended';
  must(await moveDeposit(db, deposit, { state: 'failed', now }), 'it is locked');
  return 'taken';
}

async function takePayment(db: Transaction<Tables>, deposit: DepositRow, word: BankWord): Promise<WordTaken> {
  const { state, amount, paid, payment_reference } = deposit;
  // One that was credited before payments had names is known by its amount alone.
  const isSame = payment_reference === null || payment_reference === word.reference;
  if (state === 'credited' && word.amount === paid && isSame) return 'repeated';
  if (await paysAnother(db, word.reference, deposit.id)) return refusePayment(deposit, word);
  if (MAY_STILL_COME.has(state) && word.amount === amount) {
    await creditDeposit(db, deposit, word);
    return 'taken';
  }
  // It has been sent back to its payer: told again, it is the same money.
  if (state === 'failed' && payment_reference === word.reference) return 'repeated';
  if (state === 'credited' || state === 'reviewing') return takeSecond(db, deposit, word);
  logOther(deposit, word);
  const came = { paid: word.amount, reference: word.reference, now: word.now };
  must(await moveDeposit(db, deposit, { state: 'reviewing', ...came }), 'it is locked');
  return 'otherAmount';
}

/** A second payment of one deposit waits for a person as a deposit of its own, which the player sees in the records. */
async function takeSecond(db: Transaction<Tables>, deposit: DepositRow, word: BankWord): Promise<WordTaken> {
  const { player_id, channel_id, channel_name, way, payment_reference } = deposit;
  const { amount, reference, now } = word;
  if (reference !== payment_reference) {
    const row = { id: newOrderId('PD'), player_id, amount, channel_id, channel_name, way, created_at: now };
    const second = await insertDeposit(db, { ...row, act_type: RECHARGE_BONUS_KINDS.plain });
    must(await moveDeposit(db, second, { state: 'reviewing', paid: amount, reference, now }), 'it is new');
  }
  return refusePayment(deposit, word);
}

/** A second payment of one deposit, or one payment told of two. */
function refusePayment(deposit: DepositRow, word: BankWord): WordTaken {
  logOther(deposit, word);
  return word.amount === deposit.amount ? 'otherPayment' : 'otherAmount';
}

/** No payment is lost from sight: nothing is credited by itself, and a person says what becomes of it. */
const logOther = ({ id, state, amount }: DepositRow, { amount: came, reference }: BankWord): void =>
  log.error('a deposit came otherwise than asked for', { orderId: id, state, asked: amount, came, reference });

/** A person has looked at a deposit of another amount: what has come is credited. False when there is nothing to look at. */
export async function acceptReviewed(db: Transaction<Tables>, orderId: string, now: Date): Promise<boolean> {
  const deposit = await lockDeposit(db, orderId);
  if (deposit?.state !== 'reviewing') return false;
  await creditDeposit(db, deposit, { amount: must(deposit.paid, 'something has come'), now });
  return true;
}

/** A person has looked, and what came goes back to its payer. False when there is nothing to look at. */
export async function returnReviewed(db: Transaction<Tables>, orderId: string, now: Date): Promise<boolean> {
  const deposit = await lockDeposit(db, orderId);
  if (deposit?.state !== 'reviewing') return false;
  must(await moveDeposit(db, deposit, { state: 'failed', now }), 'it is locked');
  return true;
}

/** A deposit has to be bet once before it may be withdrawn. What it earns besides comes with it. */
async function creditDeposit(
  db: Transaction<Tables>,
  deposit: DepositRow,
  { amount, reference, now }: Pick<BankWord, 'amount' | 'now'> & { reference?: string },
): Promise<void> {
  const { id: ref, player_id: playerId } = deposit;
  // Of two at once the second counts the first.
  await lockAccounts(db, playerId, ['cash']);
  const before = await countCredited(db, playerId, now);
  must(
    await moveDeposit(db, deposit, { state: 'credited', paid: amount, ...(reference && { reference }), now }),
    'it is locked',
  );
  const posted = await credit(db, { kind: 'deposit', ref, playerId, amount, toWager: amount, now });
  assert(posted.ok, 'a deposit is credited once');
  await giveBonus(db, { deposit, amount, before, now });
  await notePush(db, { playerId, kind: 'deposit', now });
  await db
    .updateTable('player')
    .set((row) => ({ total_recharge: row('total_recharge', '+', amount) }))
    .where('id', '=', playerId)
    .execute();
}

interface Credited {
  deposit: DepositRow;
  amount: number;
  /** How many others of this player's were credited today. */
  before: number;
  now: Date;
}

/**
 * What the ladder, the promotions and the coupon give comes under the deposit's id and the name of what gives it, so it is given with the
 * deposit and as often: once, and the books tell what each has given.
 * To a player who keeps away from play at this moment only the coupon that they have chosen adds coin, and what they have bought.
 */
async function giveBonus(db: Transaction<Tables>, { deposit, amount, before, now }: Credited): Promise<void> {
  const { id, player_id: playerId, act_type: actType, coupon_id: couponId, created_at: askedAt } = deposit;
  // What came as less than was asked for buys nothing.
  const propId = amount >= deposit.amount ? deposit.prop_id : null;
  const whose = { playerId, now };
  const total = await readTotalRecharge(db, playerId);
  const isAway = await keepsAway(db, playerId, now);
  const { coins, hasBought } = await tellDeposited(db, whose, { amount, actType, propId, before: total, isAway });
  // One that does not buy what it was sold for is a deposit as any other.
  const kind = deposit.prop_id === null || hasBought ? actType : RECHARGE_BONUS_KINDS.plain;
  if (!isAway) coins.push({ ...(await ladderBonus(db, { ...whose, actType: kind, amount, before })), of: LADDER });
  const coupon = couponId === null ? undefined : await useCoupon(db, { id: couponId, amount, askedAt, now });
  if (coupon) coins.push({ ...coupon, of: COUPON });
  for (const of of new Set(coins.map((one) => one.of))) {
    const given = coins.filter((one) => one.of === of);
    const bonus = given.reduce((sum, { count }) => sum + count, 0);
    if (bonus === 0) continue;
    const toWager = given.reduce((sum, { count, betRate }) => sum + toWagerOf(count, betRate), 0);
    const posted = await credit(db, { kind: 'deposit-bonus', ref: bonusRef(id, of), amount: bonus, toWager, ...whose });
    assert(posted.ok, 'a bonus is given with its deposit');
  }
}
