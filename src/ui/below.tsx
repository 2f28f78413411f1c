import { type ReactNode, useDeferredValue } from 'react';

/** What nobody sees before they scroll. It is drawn after the rest is painted, so that a tap is answered at once. */
export const Below = ({ children }: { children: ReactNode }) => useDeferredValue(true, false) && children;
