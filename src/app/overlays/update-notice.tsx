import { useSignals } from '@preact/signals-react/runtime';
import { isUpdateWaiting, isUpdating, startUpdate } from '#data/app/app-updates.ts';
import { isChecking } from '#data/money/asked.ts';
import { isReloadHeld } from '#data/app/reload-holds.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { text } from './text.ts';
import './notice-place.css';

/** A new version waits for the player's word, and for a screen on which a reload costs nothing. */
export function UpdateNotice() {
  useSignals();
  // Not beside a question about money, which stands in the same place.
  const isShown = isUpdateWaiting.value && !isReloadHeld.value && !isChecking.value;
  return (
    <div className="notice-place" role="status">
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
