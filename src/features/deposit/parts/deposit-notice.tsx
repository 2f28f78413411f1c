import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { deposits } from '#data/money/deposits.ts';
import { showToast } from '#data/toasts.ts';
import { feelCredited, Burst, BURST_MS, saidOfEnding } from './ended.tsx';

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
  if (next?.how !== 'credited') return null;
  return (
    <div className="deposit-burst-place">
      <Burst key={next.orderId} />
    </div>
  );
}
