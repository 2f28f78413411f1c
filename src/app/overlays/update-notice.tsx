import { useSignals } from '@preact/signals-react/runtime';
import { isUpdating } from '#data/app/app-updates.ts';
import { isChecking } from '#data/money/asked.ts';
import { isReloadHeld } from '#data/app/reload-holds.ts';
import { waitingUpdate } from '#data/app/sw-client.ts';
import { Notice } from '#ui/notice/index.ts';
import { text } from './text.ts';
import './notice-place.css';

/** A new version waits for the player's word, and for a screen on which a reload costs nothing. */
export function UpdateNotice() {
  useSignals();
  // Not beside a question about money, which stands in the same place.
  const update = isReloadHeld.value || isChecking.value ? undefined : waitingUpdate.value;
  return (
    <div className="notice-place" role="status">
      {update && (
        <Notice
          icon="refresh"
          message={text.updateReady}
          action={
            <button type="button" disabled={isUpdating.value} onClick={() => void update.apply()}>
              {isUpdating.value ? text.updating : text.updateNow}
            </button>
          }
        />
      )}
    </div>
  );
}
