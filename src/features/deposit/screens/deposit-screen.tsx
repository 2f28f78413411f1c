import { useSignals } from '@preact/signals-react/runtime';
import { useCallback, useEffect, useState } from 'react';
import type { OpenDeposit } from '#contract/entities/order.ts';
import { ORDER_STATUS } from '#contract/money-enums.ts';
import { HOT_LIMIT } from '#contract/limits.ts';
import { wallet } from '#contract/wallet.ts';
import { refreshShown, useAnswer } from '#data/ask/use-answer.ts';
import { useStored } from '#data/lobby/use-stored.ts';
import { deposits } from '#data/money/deposits.ts';
import { AsideLinks } from '#page/aside/aside-links.tsx';
import { Page } from '#page/page.tsx';
import { useQuery } from '#page/use-query.ts';
import { DepositBody } from '../parts/deposit-body.tsx';
import { PaymentSheet } from '../parts/payment-sheet.tsx';
import { WalletMore } from '../parts/wallet-more.tsx';
import { text } from '../text.ts';

/** What there is, what is under way, and a new deposit. The Wallet tab opens here. */
export function DepositScreen() {
  useSignals();
  const reading = useAnswer(wallet.tradeInfo, {});
  const lobby = useStored('lobby', { hotLimit: HOT_LIMIT });
  const [order, setOrder] = useState<OpenDeposit>();
  const [left, setLeft] = useState<string>();
  const pay = useCallback((next: OpenDeposit) => {
    setOrder(next);
    setLeft(undefined);
  }, []);
  useAskedOrder(reading.answer?.openList, pay);
  return (
    <>
      <Page title={text.walletTitle} reading={reading}>
        {(info) =>
          lobby && (
            <DepositBody
              info={info}
              config={lobby.config}
              onPay={pay}
              purses={<AsideLinks />}
              more={<WalletMore />}
              left={left}
            />
          )
        }
      </Page>
      {order && (
        <PaymentSheet
          key={order.orderId}
          order={order}
          onClose={() => setOrder(undefined)}
          onGone={() => setLeft(order.orderId)}
        />
      )}
    </>
  );
}

/** A link may name the order to open, as the card on home and the way back from a payment page do. Once it stands there, the address is the wallet's again. */
function useAskedOrder(openList: readonly OpenDeposit[] | undefined, onFound: (order: OpenDeposit) => void): void {
  const [asked, setAsked] = useQuery('order');
  const found = asked === '' ? undefined : openList?.find(({ orderId }) => orderId === asked);
  useEffect(() => {
    // A list that is kept may be from before the order.
    if (asked !== '') void refreshShown();
  }, [asked]);
  useEffect(() => {
    if (!found) return;
    setAsked('');
    if (found.status !== ORDER_STATUS.pending) return;
    onFound(found);
    // The list may be from before the player left for the payment page.
    void deposits.ask(found);
  }, [found, setAsked, onFound]);
}
