import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import { isReachable, noteIfLate } from '#data/call/connection.ts';
import { go } from '#go';
import { paths } from '#paths';
import { FailureScreen } from '#ui/failure/failure-screen.tsx';
import { text } from '../text.ts';

/** What the phone keeps is there by then. */
const KEPT_MS = 400;

/**
 * Whether what is drawn here is on its way and there is no connection to bring it. Code that is late says as much of the connection as a late
 * call does, and may still come.
 */
export function useIsAway(): boolean {
  useSignals();
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const late = setTimeout(setIsLate, KEPT_MS, true);
    const endWait = noteIfLate();
    return () => {
      clearTimeout(late);
      endWait();
    };
  }, []);
  return isLate && !isReachable.value;
}

/** Stands where a screen will be whose code is on its way. A reload without a connection would lose the app, so none is offered. */
export const Awaited = () =>
  useIsAway() && (
    <main id="main" tabIndex={-1}>
      <div role="alert">
        <FailureScreen
          icon="cloudOff"
          title={text.awayTitle}
          message={text.away}
          action={{ label: text.home, run: () => go(paths.home()) }}
        />
      </div>
    </main>
  );
