import { lazy, Suspense, useEffect, useState } from 'react';
import { firstPictures } from '#data/first-paint.ts';
import type { OverlaysProps } from './overlays.tsx';
import { ErrorBoundary } from './shell/error-boundary.tsx';

const Overlays = lazy(async () => ({ default: (await import('./overlays.tsx')).Overlays }));

/** What stands over the screens comes after the first of them is painted. The age notice does not wait for pictures. */
export function Later(props: OverlaysProps) {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => void firstPictures().then(() => setIsPainted(true)), []);

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
