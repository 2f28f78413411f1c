import { lazyNamed } from '#ui/lazy-named.ts';
import { startTransition, useEffect, useState } from 'react';
import { firstPictures, quietMoment } from '#data/lobby/first-paint.ts';
import { log } from '#shared/log.ts';
import { Until } from '#ui/until.tsx';
import type { OverlaysProps } from './overlays.tsx';
import { loadRouteTable } from './route-table.ts';
import { ErrorBoundary } from './shell/error-boundary.tsx';

const Overlays = lazyNamed(() => import('./overlays.tsx'), 'Overlays');

/** What stands over the screens comes after the first of them is painted. The age notice does not wait for pictures. */
export function Later(props: OverlaysProps) {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => void firstPictures().then(() => startTransition(() => setIsPainted(true))), []);

  useEffect(() => {
    if (isPainted) void quietMoment().then(loadRouteTable).catch(noteNotLoaded);
  }, [isPainted]);

  if (!isPainted && props.lobby.config.mode !== 'green') return null;
  return (
    // What fails to load here must not take the screen under it along.
    <ErrorBoundary otherwise={null}>
      <Until>
        <Overlays {...props} />
      </Until>
    </ErrorBoundary>
  );
}

const noteNotLoaded = (error: unknown): void => log.info('not loaded ahead', { why: String(error) });
