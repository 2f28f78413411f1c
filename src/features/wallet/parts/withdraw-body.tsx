import { useState } from 'react';
import type { ExchangeChannel, ExchangeTerms } from '#contract/entities/order.ts';
import { AsideLinks } from '#page/aside/aside-links.tsx';
import { LatePushOffer } from '#page/push/late-push-offer.tsx';
import { Terms } from '#page/terms.tsx';
import { paths } from '#paths';
import { Below } from '#ui/below.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { WALLET } from '#contract/errcodes.ts';
import { isUnderWay } from '#contract/money-enums.ts';
import { openChannels, accountsFor, onlyBankOf, titleOf } from '../rules/channels.ts';
import { text } from '../text.ts';
import { BalanceCard } from './balance-card.tsx';
import { OrderProgress } from './order-progress.tsx';
import { Reasons } from './reasons.tsx';
import { WithdrawForm } from './withdraw-form.tsx';
import '../screens/withdraw-screen.css';

/** What may be withdrawn, what stands in the way, the wish itself, and how the last one stands. */
export function WithdrawBody({ terms, channel }: { terms: ExchangeTerms; channel: ExchangeChannel | undefined }) {
  const orderId = terms.order?.orderId ?? '';
  /** The one that stood here as another was asked for, until the player is led to that. */
  const [before, setBefore] = useState<string>();
  return (
    <div className="withdraw">
      <BalanceCard terms={terms} channel={channel} />
      {terms.order && (
        <OrderProgress
          key={orderId}
          order={terms.order}
          isNew={before !== undefined && orderId !== before}
          onLed={() => setBefore(undefined)}
        />
      )}
      {isUnderWay(terms.order) && <LatePushOffer kind="withdrawal" />}
      <Channels terms={terms} shown={channel} />
      <WithdrawWay terms={terms} channel={channel} onSent={() => setBefore(orderId)} />
      <AsideLinks />
      <Below>
        <Terms title={text.termsTitle} terms={text.terms} />
        <ButtonLink look="link" href={paths.accounts()}>
          {text.accountsTitle}
        </ButtonLink>
        <ButtonLink look="link" href={paths.transactions()}>
          {text.toTransactions}
        </ButtonLink>
      </Below>
    </div>
  );
}

/** To the form of each way, where there are several. */
function Channels({ terms, shown }: { terms: ExchangeTerms; shown: ExchangeChannel | undefined }) {
  const open = openChannels(terms);
  if (open.length < 2) return null;
  return (
    <nav className="withdraw-channels" aria-label={text.channels}>
      {open.map((channel) => (
        <ButtonLink
          key={channel.id}
          look="chip"
          href={paths.withdrawBy().replace(':name', channel.name)}
          aria-current={channel.id === shown?.id ? 'page' : undefined}
        >
          {titleOf(channel)}
        </ButtonLink>
      ))}
    </nav>
  );
}

interface WithdrawWayProps {
  terms: ExchangeTerms;
  /** Undefined while every way is closed. */
  channel: ExchangeChannel | undefined;
  onSent: () => void;
}

/** What stands in the way of a withdrawal by this way, or its form. */
function WithdrawWay({ terms, channel, onSent }: WithdrawWayProps) {
  const { reasonList, appUserBankList, bankList } = terms;
  const bank = channel && onlyBankOf(channel, bankList);
  if (reasonList.length > 0) return <Reasons terms={terms} reasons={reasonList} bank={bank} />;
  if (!channel) return <Reasons terms={terms} reasons={[WALLET.channelClosed]} />;
  if (accountsFor(channel, appUserBankList).length > 0) {
    return <WithdrawForm terms={terms} channel={channel} onSent={onSent} />;
  }
  // A way to a bank that is not on the list has nowhere to pay to.
  return <Reasons terms={terms} reasons={[bank ? WALLET.needsBank : WALLET.channelClosed]} bank={bank} />;
}
