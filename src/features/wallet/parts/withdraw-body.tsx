import type { ExchangeChannel, ExchangeTerms } from '#contract/entities/order.ts';
import { AsideLinks } from '#page/aside/aside-links.tsx';
import { paths } from '#paths';
import { ButtonLink } from '#ui/button/button.tsx';
import { WALLET } from '#contract/errcodes.ts';
import { openChannels, accountsFor, onlyBankOf } from '../rules/channels.ts';
import { text } from '../text.ts';
import { BalanceCard, Terms } from './balance-card.tsx';
import { OrderProgress } from './order-progress.tsx';
import { Reasons } from './reasons.tsx';
import { WithdrawForm } from './withdraw-form.tsx';
import '../screens/withdraw-screen.css';

/** What may be withdrawn, what stands in the way, the wish itself, and how the last one stands. */
export function WithdrawBody({ terms, channel }: { terms: ExchangeTerms; channel: ExchangeChannel | undefined }) {
  return (
    <div className="withdraw">
      <BalanceCard terms={terms} channel={channel} />
      {terms.order && <OrderProgress order={terms.order} />}
      <Channels terms={terms} shown={channel} />
      <WithdrawWay terms={terms} channel={channel} />
      <AsideLinks />
      <Terms />
      <ButtonLink look="link" href={paths.accounts()}>
        {text.accountsTitle}
      </ButtonLink>
      <ButtonLink look="link" href={paths.transactions()}>
        {text.toTransactions}
      </ButtonLink>
    </div>
  );
}

/** To the form of each way, where there are several. */
function Channels({ terms, shown }: { terms: ExchangeTerms; shown: ExchangeChannel | undefined }) {
  const open = openChannels(terms);
  if (open.length < 2) return null;
  return (
    <nav className="withdraw-channels" aria-label={text.channels}>
      {open.map(({ id, name, title }) => (
        <ButtonLink
          key={id}
          look="chip"
          href={paths.withdrawBy().replace(':name', name)}
          aria-current={id === shown?.id ? 'page' : undefined}
        >
          {title || name}
        </ButtonLink>
      ))}
    </nav>
  );
}

interface WithdrawWayProps {
  terms: ExchangeTerms;
  /** Undefined while every way is closed. */
  channel: ExchangeChannel | undefined;
}

/** What stands in the way of a withdrawal by this way, or its form. */
function WithdrawWay({ terms, channel }: WithdrawWayProps) {
  const { reasonList, appUserBankList, bankList } = terms;
  const bank = channel && onlyBankOf(channel, bankList);
  if (reasonList.length > 0) return <Reasons terms={terms} reasons={reasonList} bank={bank} />;
  if (!channel) return <Reasons terms={terms} reasons={[WALLET.channelClosed]} />;
  if (accountsFor(channel, appUserBankList).length > 0) return <WithdrawForm terms={terms} channel={channel} />;
  // A way to a bank that is not on the list has nowhere to pay to.
  return <Reasons terms={terms} reasons={[bank ? WALLET.needsBank : WALLET.channelClosed]} bank={bank} />;
}
