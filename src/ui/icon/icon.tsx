import { lazy, Suspense } from 'react';
import type { LateIconName } from './late-paths.ts';
import { type FirstIconName, iconPaths } from './paths.ts';
import './icon.css';

export type IconName = FirstIconName | LateIconName;

/** An icon that cannot be had is no reason for a screen to fail. */
const LatePath = lazy(() =>
  import('./late-path.tsx').then(
    (late) => ({ default: late.LatePath }),
    () => ({ default: () => null }),
  ),
);

/** Decoration beside a text or inside a named button; it never speaks for itself. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      {isFirst(name) ? (
        <path d={iconPaths[name]} />
      ) : (
        <Suspense>
          <LatePath name={name} />
        </Suspense>
      )}
    </svg>
  );
}

const isFirst = (name: IconName): name is FirstIconName => name in iconPaths;
