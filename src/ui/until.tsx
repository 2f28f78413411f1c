import { type ReactNode, startTransition, Suspense, useLayoutEffect, useReducer } from 'react';

/** How many parts have come, and who waits for one. */
const arrivals = { count: 0, looks: new Set<() => void>() };

/** A part of the program is here, or will not come. */
export function tellArrival(): void {
  arrivals.count += 1;
  for (const look of arrivals.looks) startTransition(look);
}

interface UntilProps {
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * Stands around what is loaded when it is first drawn. Not React's `Suspense` alone: React keeps a part that comes soon
 * back for 300 ms, lest a page flicker, and every first tap would wait that long. It does so where it looks again by itself,
 * and not where it is asked to.
 */
export function Until({ fallback = null, children }: UntilProps) {
  const [, look] = useReducer((count: number) => count + 1, 0);
  const seen = arrivals.count;
  useLayoutEffect(() => {
    // A part may have come between the drawing and this.
    if (arrivals.count !== seen) startTransition(look);
    arrivals.looks.add(look);
    return () => void arrivals.looks.delete(look);
  }, [seen]);
  return <Suspense fallback={fallback}>{children}</Suspense>;
}
