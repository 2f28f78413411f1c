import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { countSavedData } from '#data/device/low-data-saved.ts';
import { firstPictures, quietMoment } from '#data/lobby/first-paint.ts';
import { keepFirstScreen } from '#data/lobby/keep-first-screen.ts';
import { isSignedIn } from '#data/player/session.ts';
import { log } from '#shared/log.ts';

/** Once the first screen is painted: what a later tap, or the next visit, would wait for. */
export function useLoadAhead(): void {
  useSignals();
  const isPlayer = isSignedIn.value;
  useEffect(() => void firstPictures().then(countSavedData).then(keepFirstScreen), []);
  useEffect(() => {
    // A tap on a game then waits for the server alone. A guest has no game to open.
    if (isPlayer) void firstPictures().then(quietMoment).then(loadStartScreen).catch(noteNotLoaded);
  }, [isPlayer]);
}

const loadStartScreen = () => import('#features/play/screens/start-screen.tsx');

const noteNotLoaded = (error: unknown): void => log.info('not loaded ahead', { why: String(error) });
