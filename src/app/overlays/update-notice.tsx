import { useSignals } from '@preact/signals-react/runtime';
import { isUpdateWaiting, isUpdating, startUpdate } from '#data/app/app-updates.ts';
import { isChecking } from '#data/money/asked.ts';
import { isReloadHeld } from '#data/app/reload-holds.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { text } from './text.ts';

/** A new version waits for the player's word, and for a screen on which a reload costs nothing. */
export function UpdateNotice() {
  useSignals();
  // A reload would cut a question about money off.
  const isShown = isUpdateWaiting.value && !isReloadHeld.value && !isChecking.value;
  return (
    <div role="status">
      {isShown && (
        <Notice
          icon="refresh"
          message={text.updateReady}
          action={
            <button type="button" disabled={isUpdating.value} onClick={() => void startUpdate()}>
              {isUpdating.value ? text.updating : text.updateNow}
            </button>
          }
        />
      )}
    </div>
  );
}
