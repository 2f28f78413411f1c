import { useRef, useState } from 'react';
import { log } from '#shared/log.ts';
import { bringLateParts } from '../bring-late-parts.ts';

/** The button beside a balance: it turns until the answer is there. What it does is loaded with the first tap. */
export function useRefresh() {
  const [isRefreshing, setIsRefreshing] = useState(false);
  // Not the state: of two quick taps the second is here before the first is drawn, and would stop its wheel.
  const isAsking = useRef(false);

  async function refresh() {
    if (isAsking.current) return;
    isAsking.current = true;
    setIsRefreshing(true);
    const stop = () => setIsRefreshing(false);
    await bringLateParts()
      .then(({ refreshAndTell }) => refreshAndTell(stop))
      // A connection that fails says so elsewhere; here the wheel only stops.
      .catch((error: unknown) => log.info('the balance is not asked for', { why: String(error) }));
    stop();
    isAsking.current = false;
  }

  return { isRefreshing, refresh: () => void refresh() };
}
