import type { HandName } from '../../engines/poker/judge-hand.ts';
import { text } from '../text.ts';

/** What is said of a hand before its prize. Of one that wins nothing that is all there is to say. */
export const handWords = (name: HandName | null): string => (name === null ? '' : text.hands[name]);
