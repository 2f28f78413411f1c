import { useSignals } from '@preact/signals-react/runtime';
import { isOnline, isReachable } from '#data/connection.ts';
import { isKept } from '#data/kept.ts';
import { refreshConfig } from '#data/lobby.ts';
import { formatTime } from '#shared/time.ts';
import { Notice } from '#ui/notice/index.ts';
import { text } from '../text.ts';

/** Says when what is shown is not fresh, and how old it is; says nothing while all is well. */
export function StoredNotice({ savedAt }: { savedAt: number }) {
  useSignals();
  if (!isReachable.value) {
    const saved = formatTime(savedAt);
    const message = isOnline.value ? text.unreachable(saved) : text.offline(saved);
    const retry = (
      <button type="button" onClick={() => void refreshConfig()}>
        {text.retry}
      </button>
    );
    return <Notice icon="cloudOff" message={message} action={isOnline.value && retry} />;
  }
  return isKept.value ? null : <Notice icon="cloudOff" message={text.notKept} />;
}
