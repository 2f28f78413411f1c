import { lazyNamed } from '#ui/lazy-named.ts';
import { useSignals } from '@preact/signals-react/runtime';
import { startTransition, Suspense, useEffect, useState } from 'react';
import { firstPictures, quietMoment } from '#data/lobby/first-paint.ts';
import { isSignedIn } from '#data/player/session.ts';
import { log } from '#shared/log.ts';
import type { OverlaysProps } from './overlays.tsx';
import { loadRouteTable } from './route-table.ts';
import { ErrorBoundary } from './shell/error-boundary.tsx';

const Overlays = lazyNamed(() => import('./overlays.tsx'), 'Overlays');

/** What stands over the screens comes after the first of them is painted. The age notice does not wait for pictures. */
export function Later(props: OverlaysProps) {
  useSignals();
  const [isPainted, setIsPainted] = useState(false);
  const isPlayer = isSignedIn.value;
  useEffect(() => void firstPictures().then(() => startTransition(() => setIsPainted(true))), []);

  useEffect(() => {
    if (isPainted) void quietMoment().then(loadRouteTable).catch(noteNotLoaded);
    if (isPainted)
      void import('#data/device/low-data-saved.ts').then(({ countSavedData }) => countSavedData(), noteNotLoaded);
  }, [isPainted]);

  useEffect(() => {
    // A tap on a game then waits for the server alone. A guest has no game to open.
    if (isPainted && isPlayer) void quietMoment().then(loadStartScreen).catch(noteNotLoaded);
  }, [isPainted, isPlayer]);

  if (!isPainted && props.lobby.config.mode !== 'green') return null;
  return (
    // What fails to load here must not take the screen under it along.
    <ErrorBoundary otherwise={null}>
      <Suspense fallback={null}>
        <Overlays {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

const loadStartScreen = () => import('#features/play/screens/start-screen.tsx');

const noteNotLoaded = (error: unknown): void => log.info('not loaded ahead', { why: String(error) });
