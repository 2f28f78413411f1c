import { type ReactNode, startTransition, useEffect, useState } from 'react';

/** What a player sees only after scrolling. It is drawn after the rest is painted, so that a tap is answered at once. */
export const Below = ({ children }: { children: ReactNode }) => useSecondDraw() && children;

/**
 * False when a component is first drawn, true in a second drawing, which follows at once and gives way to a tap. Not React's
 * own `useDeferredValue(true, false)`: in a part that has just arrived, React draws both again and again for as long as it
 * keeps the part back, which is up to 300 ms.
 */
export function useSecondDraw(): boolean {
  const [isSecond, setIsSecond] = useState(false);
  useEffect(() => startTransition(() => setIsSecond(true)), []);
  return isSecond;
}

/** Of a list as many as a phone shows, and in the second drawing all. It stays one list, so nothing in it is made anew. */
export function useFirstOf<One>(list: readonly One[], inSight: number): readonly One[] {
  return useSecondDraw() ? list : list.slice(0, inSight);
}
