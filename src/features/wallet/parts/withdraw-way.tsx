import type { ExchangeChannel, ExchangeTerms } from '#contract/entities/order.ts';
import { WALLET } from '#contract/errcodes.ts';
import { accountsFor, onlyBankOf } from '../rules/channels.ts';
import { Reasons } from './reasons.tsx';
import { WithdrawForm } from './withdraw-form.tsx';

interface WithdrawWayProps {
  terms: ExchangeTerms;
  /** Undefined while every way is closed. */
  channel: ExchangeChannel | undefined;
}

/** What stands in the way of a withdrawal by this way, or its form. */
export function WithdrawWay({ terms, channel }: WithdrawWayProps) {
  const { reasonList, appUserBankList, bankList } = terms;
  const bank = channel && onlyBankOf(channel, bankList);
  if (reasonList.length > 0) return <Reasons terms={terms} reasons={reasonList} bank={bank} />;
  if (!channel) return <Reasons terms={terms} reasons={[WALLET.channelClosed]} />;
  if (accountsFor(channel, appUserBankList).length > 0) return <WithdrawForm terms={terms} channel={channel} />;
  // A way to a bank that is not on the list pays to nobody.
  return <Reasons terms={terms} reasons={[bank ? WALLET.needsBank : WALLET.channelClosed]} bank={bank} />;
}
