import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import { isReachable } from '#data/call/connection.ts';
import { clearCopies, usedBytes } from '#features/account/rules/clear-copies.ts';
import { formatSize } from '#shared/size.ts';
import { Button } from '#ui/button/button.tsx';
import { text } from '../text.ts';

/** What this phone keeps, and the way to clear it. */
export function ClearCard() {
  useSignals();
  const [bytes, setBytes] = useState<number>();
  const [isClearing, setIsClearing] = useState(false);
  const isOffline = !isReachable.value;

  useEffect(() => {
    let isGone = false;
    void usedBytes().then((used) => !isGone && setBytes(used));
    return () => {
      isGone = true;
    };
  }, []);

  function clear() {
    if (isClearing || isOffline) return;
    setIsClearing(true);
    void clearCopies();
  }

  return (
    <section className="more-card">
      <h2>{text.phoneTitle}</h2>
      <p>
        {text.phoneLead} {bytes !== undefined && text.phoneUses(formatSize(bytes))}
      </p>
      <p>{text.clearWhy}</p>
      <p role="status" data-msg-key={isOffline ? text.clearOffline.key : undefined}>
        {isOffline && text.clearOffline.text}
      </p>
      <Button aria-disabled={isClearing || isOffline} onClick={clear}>
        {isClearing ? text.clearing : text.clear}
      </Button>
    </section>
  );
}
