import { useEffect, useState } from 'react';
import type { Answer } from '#contract/define.ts';
import { RECHARGE_BONUS_KINDS } from '#contract/money-enums.ts';
import type { OpenDeposit } from '#contract/entities/order.ts';
import { wallet } from '#contract/wallet.ts';
import { go } from '#go';
import { useLateMoney } from '#data/ask/use-action.ts';
import { useMoneyForm } from '#page/use-money-form.ts';
import type { Lobby } from '#data/lobby/use-stored.ts';
import { askedDeposits } from '#data/money/asked.ts';
import { deposits, followedOf } from '#data/money/deposits.ts';
import { player } from '#data/player/session.ts';
import { showToast } from '#data/toasts.ts';
import { formatShortPesos } from '#shared/format-pesos.ts';
import { type Cents } from '#shared/money.ts';
import { missingAccountAddress, orderOf, type Way } from '../rules/ways.ts';
import { text } from '../text.ts';

/** What a deposit is for, where it is for a package, and the coupon that is used with it. */
interface Extras {
  bought?: { actType: number; propId?: number };
  couponId?: number | undefined;
}

type Started = Answer<typeof wallet.recharge3>;

const NOTHING = { actType: RECHARGE_BONUS_KINDS.plain };

/** Asks for a deposit. A player who lacks the account that the way asks for is led to bind one. */
export function useRecharge(config: Lobby['config'], onStarted: (order: OpenDeposit) => void) {
  const recharge = useMoneyForm(wallet.recharge3, text.noConnection);
  const { failure } = recharge;
  const [lost, setLost] = useState<{ key: string; goOn: (started: Started) => Promise<void> }>();
  // An answer that was lost at first opens the payment, as long as the form is there.
  useLateMoney(
    ({ key }) => (key === lost?.key ? wallet.recharge3 : undefined),
    (started) => void lost?.goOn(started),
  );
  useEffect(() => {
    // What was not sent, or has no answer yet, is said elsewhere.
    if (failure?.kind === 'refused' || failure?.kind === 'broken') showToast(text.failed);
  }, [failure]);

  async function start(way: Way, amount: Cents, { bought = NOTHING, couponId }: Extras = {}): Promise<void> {
    if (recharge.isBusy) return;
    const address = missingAccountAddress(config, way, player.peek()?.user.appUserBankList ?? []);
    if (address !== undefined) return go(address);
    const coupon = couponId !== undefined && { couponId };
    const input = { ...bought, ...coupon, amount, version: 4 as const, rechargeType: way.id };
    const started = await recharge.run(() => input, `${amount} ${way.id} ${bought.propId ?? ''} ${couponId ?? ''}`);
    const goOn = async (begun: Started) => {
      const order = orderOf(begun, way, amount, bought);
      // Before the player may leave to pay.
      await deposits.follow([followedOf(order)]);
      onStarted(order);
    };
    if (started) return goOn(started);
    const asked = askedDeposits.peek().find((one) => one.amount === amount && one.rechargeType === way.id);
    if (asked) setLost({ key: asked.key, goOn });
  }
  return { ...recharge, start };
}

interface Sending {
  isPending: boolean;
  isChecking: boolean;
}

export function sendWords({ isPending, isChecking }: Sending, amount: Cents | undefined): string {
  if (isPending) return text.paying;
  if (isChecking) return text.checking;
  return amount === undefined ? text.payNothing : text.pay(formatShortPesos(amount));
}
