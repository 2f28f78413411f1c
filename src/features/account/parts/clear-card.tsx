import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import { isReachable } from '#data/call/connection.ts';
import { formatSize } from '#shared/size.ts';
import { Button } from '#ui/button/button.tsx';
import { log } from '#shared/log.ts';
import { forgetCopies } from '#data/app/storage.ts';
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

/** So much of this phone is taken; undefined where the browser does not say. */
async function usedBytes(): Promise<number | undefined> {
  try {
    return (await navigator.storage.estimate()).usage;
  } catch (error) {
    log.info('the browser does not tell how much is kept', { why: String(error) });
    return undefined;
  }
}

/** Everything that the server has as well goes, and the page begins anew. */
async function clearCopies(): Promise<void> {
  await forgetCopies();
  try {
    await globalThis.caches?.delete('icons');
  } catch (error) {
    // Some browsers whose owner has blocked all storage do not so much as name it.
    log.info('pictures stay', { why: String(error) });
  }
  location.reload();
}
