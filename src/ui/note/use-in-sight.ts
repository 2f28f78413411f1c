import { type RefObject, useEffect, useRef } from 'react';

/** Brings words into sight as they come: a phone may show only what stands above or below them. */
export function useInSight<Region extends HTMLElement>(words: string | undefined): RefObject<Region | null> {
  const region = useRef<Region>(null);
  useEffect(() => {
    if (words !== undefined) region.current?.scrollIntoView({ block: 'nearest' });
  }, [words]);
  return region;
}
