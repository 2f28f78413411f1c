import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useEffectEvent } from 'react';
import { ORDER_STATUS } from '#contract/enums.ts';
import { wallet } from '#contract/wallet.ts';
import { isReachable } from '#data/ask/connection.ts';
import { useAnswer } from '#data/ask/use-answer.ts';
import { AsideLinks } from '#page/aside/aside-links.tsx';
import { Page } from '#page/page.tsx';
import { paths } from '#paths';
import { ButtonLink } from '#ui/button/button.tsx';
import { BalanceCard, Terms } from '../parts/balance-card.tsx';
import { OrderProgress } from '../parts/order-progress.tsx';
import { Reasons } from '../parts/reasons.tsx';
import { WithdrawForm } from '../parts/withdraw-form.tsx';
import { text } from '../text.ts';
import './withdraw-screen.css';

const LOOK_AGAIN_MS = 4_000;

/** What may be withdrawn, what stands in the way, the wish itself, and how the last one stands. */
export function WithdrawScreen() {
  useSignals();
  const terms = useAnswer(wallet.getExchange, {});
  const status = terms.answer?.order?.status;
  const isUnderWay = status === ORDER_STATUS.reviewing || status === ORDER_STATUS.pending;
  useEvery(isUnderWay && isReachable.value ? LOOK_AGAIN_MS : undefined, () => void terms.refresh());
  return (
    <Page title={text.withdrawTitle} reading={terms}>
      {(answer) => (
        <div className="withdraw">
          <BalanceCard terms={answer} />
          {answer.order && <OrderProgress order={answer.order} />}
          <Reasons terms={answer} />
          {answer.reasonList.length === 0 && <WithdrawForm terms={answer} />}
          <AsideLinks />
          <Terms />
          <ButtonLink look="link" href={paths.accounts()}>
            {text.accountsTitle}
          </ButtonLink>
          <ButtonLink look="link" href={paths.transactions()}>
            {text.toTransactions}
          </ButtonLink>
        </div>
      )}
    </Page>
  );
}

/** While the screen is looked at. */
function useEvery(everyMs: number | undefined, work: () => void): void {
  const run = useEffectEvent(work);
  useEffect(() => {
    if (everyMs === undefined) return undefined;
    const timer = setInterval(() => document.visibilityState === 'visible' && run(), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
}
