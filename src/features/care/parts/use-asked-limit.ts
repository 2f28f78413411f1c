import { type RefObject, useEffect, useRef } from 'react';
import { useQuery } from '#page/use-query.ts';

/** A link may name the limit it leads to, as a deposit's does. */
export function useAskedLimit(isThere: boolean): { asked: string; list: RefObject<HTMLUListElement | null> } {
  const [asked] = useQuery('limit');
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (asked === '' || !isThere) return;
    const row = list.current?.querySelector<HTMLElement>(`[data-limit="${CSS.escape(asked)}"]`);
    row?.focus({ preventScroll: true });
    // What is nearest may be under the head of the screen.
    row?.scrollIntoView({ block: 'center' });
  }, [asked, isThere]);
  return { asked, list };
}
