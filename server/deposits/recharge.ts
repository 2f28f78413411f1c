/** A player's wish to put money in: refused for one of the reasons, or written down with the way to pay it. */
import { WALLET } from '#contract/errcodes.ts';
import type { wallet } from '#contract/wallet.ts';
import { must } from '#shared/assert.ts';
import type { Handler } from '../call/handler.ts';
import { refuse } from '../call/result.ts';
import { couponBonus } from '#contract/coupon-rules.ts';
import { findCoupon, worthOf } from '../coupons/coupon-store.ts';
import { lockAndAsk } from '../ledger/lock-and-ask.ts';
import { accountsOf } from '../sql/queries/bank-accounts.ts';
import { newOrderId } from '../rules/order-id.ts';
import { limitsOf } from '../play/limits.ts';
import { isSold } from '../promotions/tell-deposited.ts';
import { DEPOSIT, FIRST_DEPOSIT } from '../rules/trade-terms.ts';
import { playerOf } from '../sql/queries/players.ts';
import { type DepositChannel, type DepositSettings, depositSettingsOf } from './channels.ts';
import { leftOfLimit } from './deposit-limit.ts';
import { depositSumsOf, insertDeposit } from './deposit-store.ts';
import { whyNotDeposit } from './why-not-deposit.ts';

export const recharge: Handler<typeof wallet.recharge3> = async (context) => {
  const { input, db, now, cashier } = context;
  const { id } = context.player;
  const { found, settings, accounts, sums, limits } = await lockAndAsk(db, id, ['cash'], {
    found: playerOf(db, id, ['self_excluded_until', 'total_recharge']),
    settings: depositSettingsOf(db),
    accounts: accountsOf(db, id),
    sums: depositSumsOf(db, id, now),
    limits: limitsOf(db, id),
  });
  const player = must(found, 'a session has a player');
  const channel = settings.channels.find(({ id, status }) => id === input.rechargeType && status === 1);
  const reason = whyNotDeposit({
    isClosed: !cashier || !channel,
    isSelfExcluded: player.self_excluded_until !== null && player.self_excluded_until > now,
    lacksAccount: channel !== undefined && lacksAccount(settings, channel, accounts),
    isPackageGone: await isPackageGone(context),
    isCouponGone: await isCouponGone(context),
    amount: input.amount,
    least: player.total_recharge === 0 ? FIRST_DEPOSIT : DEPOSIT.least,
    most: DEPOSIT.most,
    leftOfLimit: leftOfLimit(limits, sums),
    unpaid: sums.unpaid,
  });
  if (reason !== undefined) return refuse(reason);
  if (!cashier || !channel) return refuse(WALLET.channelClosed);
  const deposit = await insertDeposit(db, {
    id: newOrderId('PD'),
    player_id: id,
    amount: input.amount,
    act_type: input.actType,
    prop_id: input.propId ?? null,
    coupon_id: input.couponId ?? null,
    channel_id: channel.id,
    channel_name: channel.name,
    way: channel.way,
    created_at: now,
  });
  return { ok: true, value: { orderId: deposit.id, ...cashier.paymentOf(deposit) } };
};

/** What the deposit is to buy has gone, or costs something else. */
async function isPackageGone({ input, db, now, player }: Parameters<typeof recharge>[0]): Promise<boolean> {
  const { propId, actType, amount } = input;
  return propId !== undefined && !(await isSold(db, { playerId: player.id, now }, { actType, propId, amount }));
}

/** It is used or has ended, another deposit keeps it, or it adds nothing to this one. What buys a package uses none. */
async function isCouponGone({ input, db, now, player }: Parameters<typeof recharge>[0]): Promise<boolean> {
  const { couponId: id, propId, amount } = input;
  if (id === undefined) return false;
  const coupon = propId === undefined ? await findCoupon(db, { playerId: player.id, id, now }) : undefined;
  return !coupon || couponBonus(worthOf(coupon), amount) === 0;
}

function lacksAccount(
  { isDepositBank }: DepositSettings,
  { bankId }: DepositChannel,
  accounts: readonly { bankId: number }[],
): boolean {
  if (!isDepositBank) return false;
  return bankId === 0 ? accounts.length === 0 : !accounts.some((account) => account.bankId === bankId);
}
