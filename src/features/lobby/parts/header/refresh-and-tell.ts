import { balance } from '#data/money/balance.ts';
import { showToast } from '#data/toasts.ts';
import { text } from '../cards/text.ts';

/** Asks for the balance anew, and says how that ended. */
export async function refreshAndTell(onEnd: () => void): Promise<void> {
  const ended = await balance.refresh();
  onEnd();
  if (ended.kind === 'done') showToast(text.refreshed);
  // A line that fails says so elsewhere; here the wheel only stops.
  if (ended.kind === 'failed' && ended.failure.kind === 'refused') showToast(text.refreshFailed(ended.failure.code));
}
