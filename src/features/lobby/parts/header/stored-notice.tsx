import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { isLineForeign, isOnline, isReachable } from '#data/call/connection.ts';
import { isKept } from '#data/lobby/kept.ts';
import { waitingFavoriteCount } from '#data/favorites/favorites.ts';
import { lobbyKeeper } from '#data/lobby/lobby.ts';
import { formatTime } from '#shared/time.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { text } from '../../text.ts';

/** Says when what is shown is not fresh, and how old it is; says nothing while all is well. */
export function StoredNotice({ savedAt }: { savedAt: number }) {
  useSignals();
  return (
    <div role="status" className="stored-notice">
      {isReachable.value ? <Lasting /> : <Stale savedAt={savedAt} />}
    </div>
  );
}

/** What does not pass with the connection has a place of its own, where it covers no game. */
function Lasting() {
  useSignals();
  const message = isKept.value ? !window.isSecureContext && text.notSecure : text.notKept;
  return (
    message && (
      <div className="lasting-notice">
        <p className="notice" data-msg-key={message.key}>
          {message.text}
        </p>
      </div>
    )
  );
}

function Stale({ savedAt }: { savedAt: number }) {
  useSignals();
  const [isTrying, setIsTrying] = useState(false);
  const saved = formatTime(savedAt);
  const waiting = waitingFavoriteCount.value;
  if (!isOnline.value) return <Notice icon="cloudOff" message={text.offline(saved, waiting)} />;

  async function retry() {
    setIsTrying(true);
    await lobbyKeeper.refreshAnew();
    setIsTrying(false);
  }

  const again = (
    <button type="button" aria-disabled={isTrying} onClick={() => void retry()}>
      {isTrying ? text.trying : text.retry}
    </button>
  );
  return (
    <Notice
      icon="cloudOff"
      message={(isLineForeign.value ? text.portal : text.unreachable)(saved, waiting)}
      action={again}
    />
  );
}
