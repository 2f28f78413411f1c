import { useState } from 'react';
import { refreshConfig } from '#data/lobby.ts';
import type { Failure } from '#shared/outcome.ts';
import { FailureScreen } from '#ui/screen/index.ts';
import { text } from '../text.ts';

/** A first visit without an answer: nothing is stored, so there is nothing to show but the reason and another try. */
export function LoadFailure({ failure }: { failure: Failure | undefined }) {
  const [isTrying, setIsTrying] = useState(false);
  if (!failure) return null;

  async function retry() {
    if (isTrying) return;
    setIsTrying(true);
    await refreshConfig();
    setIsTrying(false);
  }

  const isLine = failure.kind === 'offline' || failure.kind === 'timeout';
  return (
    <div className="frame">
      <main id="main" tabIndex={-1}>
        <FailureScreen
          icon="cloudOff"
          title={text.loadFailedTitle}
          message={isLine ? text.loadFailed : text.serverFailed}
          action={{ label: isTrying ? text.trying : text.retry, run: () => void retry() }}
        />
      </main>
    </div>
  );
}
