import type { ReactNode } from 'react';
import { useSecondDraw } from './use-second-draw.ts';

/** What nobody sees before they scroll. It is drawn after the rest is painted, so that a tap is answered at once. */
export const Below = ({ children }: { children: ReactNode }) => useSecondDraw() && children;
