import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import { isLineForeign, isReachable } from '#data/call/connection.ts';
import { language } from '#data/device/language.ts';
import { lobbyKeeper } from '#data/lobby/lobby.ts';
import type { Failure } from '#shared/outcome.ts';
import { FailureScreen } from '#ui/failure/failure-screen.tsx';
import { noLobbyWords } from './no-lobby-words.ts';

const UNANSWERED: Failure = { kind: 'unanswered' };

/** Nothing is stored and no answer has come: there is nothing to show but that it is loading, or why it did not. */
export function NoLobby({ failure }: { failure: Failure | undefined }) {
  useSignals();
  const text = noLobbyWords(language.value);
  useEffect(() => {
    // What was stored is gone, cleared while the app was open perhaps: only the server can bring it back.
    if (!failure) void lobbyKeeper.refresh();
  }, [failure]);
  // An answer that is late may still come. Until then the player is told what they would be told if it had failed.
  const why = failure ?? (isReachable.value ? undefined : UNANSWERED);
  if (why) return <LoadFailure failure={why} />;
  return (
    <div className="frame" lang={language.value}>
      <div className="splash">
        <div role="status" data-msg-key={text.loading.key}>
          {text.loading.text}
        </div>
      </div>
    </div>
  );
}

function LoadFailure({ failure }: { failure: Failure }) {
  useSignals();
  const text = noLobbyWords(language.value);
  const [isTrying, setIsTrying] = useState(false);

  async function retry() {
    if (isTrying) return;
    setIsTrying(true);
    // One that is under way may have begun on a connection that was dead then.
    await lobbyKeeper.refreshAnew();
    setIsTrying(false);
  }

  const isLine = failure.kind === 'offline' || failure.kind === 'unanswered';
  return (
    <div className="frame" lang={language.value}>
      <main id="main" tabIndex={-1}>
        <FailureScreen
          icon="cloudOff"
          title={text.loadFailedTitle}
          message={isLineForeign.value ? text.lineForeign : isLine ? text.loadFailed : text.serverFailed}
          action={{ label: isTrying ? text.trying : text.retry, run: () => void retry() }}
        />
      </main>
    </div>
  );
}
