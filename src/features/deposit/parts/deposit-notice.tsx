import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { deposits } from '#data/money/deposits.ts';
import { showToast } from '#data/toasts.ts';
import { useReadyGifts } from '#page/promotions/ready-gifts.tsx';
import { paths } from '#paths';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/index.ts';
import { feelCredited, Burst, BURST_MS, saidOfEnding } from './ended.tsx';
import { text } from '../text.ts';

/** Tells the player on any screen what became of deposits that no sheet shows. */
export function DepositNotice() {
  useSignals();
  const [next] = deposits.untold.value;
  useEffect(() => {
    if (!next) return undefined;
    showToast(saidOfEnding(next));
    if (next.how === 'credited') feelCredited();
    // It stands here until its sparks are gone.
    const timer = setTimeout(() => deposits.noteTold(next.orderId), BURST_MS);
    return () => clearTimeout(timer);
  }, [next]);
  return (
    next?.how === 'credited' && (
      <div className="deposit-burst-place">
        <Burst key={next.orderId} />
      </div>
    )
  );
}

/** Leads to what the last of them has made ready, until the player has gone there or puts it away. */
export function DepositGift({ onPutAway }: { onPutAway: () => void }) {
  useSignals();
  const [next] = deposits.untold.value;
  const [come, setCome] = useState<string>();
  if (next?.how === 'credited' && next.orderId !== come) setCome(next.orderId);
  const open = deposits.open.value.map(({ orderId }) => orderId);
  const [gift] = useReadyGifts(open, come);
  const [location] = useLocation();
  // A game has its buttons there, the gift's own page says it itself, and the wallet names that of a first deposit.
  const isNamed = location === paths.deposit() && gift?.href === paths.activity('firstCharge');
  const isElsewhere = location !== paths.start() && location !== gift?.href && !isNamed;
  const end = () => {
    // Or it would come again as long as its sparks fly.
    if (next) deposits.noteTold(next.orderId);
    setCome(undefined);
  };
  return (
    <div className="deposit-gift" role="status">
      {gift && isElsewhere && (
        <>
          <ButtonLink look="ghost" href={gift.href} onClick={end}>
            <Icon name="gift" />
            {gift.words}
          </ButtonLink>
          <Button
            look="icon"
            aria-label={text.close}
            onClick={() => {
              end();
              onPutAway();
            }}
          >
            <Icon name="close" />
          </Button>
        </>
      )}
    </div>
  );
}
