import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { OpenDeposit } from '#contract/entities/order.ts';
import { wallet } from '#contract/wallet.ts';
import { useAnswer } from '#data/ask/use-answer.ts';
import type { Lobby } from '#data/lobby/use-stored.ts';
import { type Buying, depositSheet } from '#data/open-sheet.ts';
import { Reading } from '#page/page.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { text } from '../text.ts';
import { BuyForm } from './buy-form.tsx';
import { DepositBody } from './deposit-body.tsx';
import { PaymentSheet } from './payment-sheet.tsx';

/** A deposit over what the player is doing, which stays as it is. An order that begins takes the sheet's place. */
export function DepositSheet({ lobby, buys }: { lobby: Lobby; buys?: Buying }) {
  const [location] = useLocation();
  const [openedAt] = useState(location);
  const reading = useAnswer(wallet.tradeInfo, {});
  const [order, setOrder] = useState<OpenDeposit>();
  // It belongs to the screen that it was opened on, and to that screen's player.
  useEffect(() => {
    if (location !== openedAt) depositSheet.close();
  }, [location, openedAt]);
  if (order) return <PaymentSheet order={order} onClose={depositSheet.close} />;
  return (
    <Sheet look="bottom" title={text.title} onClose={depositSheet.close}>
      <Reading reading={reading}>
        {(info) =>
          buys ? (
            <BuyForm info={info} config={lobby.config} buys={buys} onStarted={setOrder} />
          ) : (
            <DepositBody info={info} config={lobby.config} onPay={setOrder} />
          )
        }
      </Reading>
    </Sheet>
  );
}
