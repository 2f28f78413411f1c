import { lazy, type ReactNode, Suspense } from 'react';
import { makeReact } from '../make-react.ts';
import { firstIconMarkup, iconMarkup } from './icon-markup.ts';
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
export function Icon({ name }: { name: IconName }): ReactNode {
  if (isFirst(name)) return firstIconMarkup(makeReact, name);
  return iconMarkup(
    makeReact,
    <Suspense>
      <LatePath name={name} />
    </Suspense>,
  );
}

const isFirst = (name: IconName): name is FirstIconName => name in iconPaths;
