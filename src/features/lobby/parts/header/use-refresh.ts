import { useRef, useState } from 'react';
import { showToast } from '#data/toasts.ts';
import { text } from '../../text.ts';

/** The button beside a balance: it turns until the answer is there, and says how it ended. */
export function useRefresh() {
  const [isRefreshing, setIsRefreshing] = useState(false);
  // Not the state: of two quick taps the second is here before the first is drawn, and would stop its wheel.
  const isAsking = useRef(false);

  async function refresh() {
    // Loaded with the first tap: the first screen does without it.
    const { refreshBalance } = await import('#data/balance.ts');
    if (isAsking.current) return;
    isAsking.current = true;
    setIsRefreshing(true);
    const ended = await refreshBalance();
    setIsRefreshing(false);
    isAsking.current = false;
    if (ended.kind === 'done') showToast(text.refreshed);
    // A line that fails says so elsewhere; here the wheel only stops.
    if (ended.kind === 'failed' && ended.failure.kind === 'refused') showToast(text.refreshFailed(ended.failure.code));
  }

  return { isRefreshing, refresh: () => void refresh() };
}
