import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useQuery } from '#page/use-query.ts';

/** A link may name the limit it leads to, as a deposit's does. Once it is shown, the address names it no more, and a reload leads nowhere. */
export function useAskedLimit(isThere: boolean): { asked: string; list: RefObject<HTMLUListElement | null> } {
  const [named, setNamed] = useQuery('limit');
  const [asked, setAsked] = useState(named);
  if (named !== '' && named !== asked) setAsked(named);
  const list = useRef<HTMLUListElement>(null);
  const leadTo = useEffectEvent((kind: string) => {
    setNamed('');
    const row = list.current?.querySelector<HTMLElement>(`[data-limit="${CSS.escape(kind)}"]`);
    row?.focus({ preventScroll: true });
    // What is nearest may be under the head of the screen.
    row?.scrollIntoView({ block: 'center' });
  });
  useEffect(() => {
    if (named !== '' && isThere) leadTo(named);
  }, [named, isThere]);
  return { asked, list };
}
