import { useSignals } from '@preact/signals-react/runtime';
import { waitingUpdate } from '#data/sw-client.ts';
import { Notice } from '#ui/notice/index.ts';
import { text } from '../text.ts';
import './update-notice.css';

/** A new version waits for the player's word; it never takes over by itself. */
export function UpdateNotice() {
  useSignals();
  const update = waitingUpdate.value;
  return (
    <div className="update-notice" role="status">
      {update && (
        <Notice
          icon="refresh"
          message={text.updateReady}
          action={
            <button type="button" onClick={update.apply}>
              {text.update}
            </button>
          }
        />
      )}
    </div>
  );
}
