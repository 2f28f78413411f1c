import type { ReactNode } from 'react';
import { useIsPainted } from '#data/lobby/first-paint.ts';
import { Until } from '#ui/until.tsx';

interface OncePaintedProps {
  /** Stands there until then. */
  place?: ReactNode;
  children: ReactNode;
}

/** What comes after the first screen is painted. */
export const OncePainted = ({ place, children }: OncePaintedProps) =>
  useIsPainted() ? <Until fallback={place}>{children}</Until> : place;
