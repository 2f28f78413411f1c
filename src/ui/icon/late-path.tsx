import type { ReactNode } from 'react';
import { type LateIconName, latePaths } from './late-paths.ts';

export function LatePath({ name }: { name: LateIconName }): ReactNode {
  return <path d={latePaths[name]} />;
}
