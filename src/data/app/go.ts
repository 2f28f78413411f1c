import { navigate } from 'wouter/use-browser-location';
import { withOwner } from '../player/owner.ts';

interface Way {
  replace?: boolean;
  state?: object;
}

/**
 * Leads to another address of the app. Not the router's hook: a component that only leads elsewhere would be drawn anew
 * at every address, and so would home behind the other screens. The entry is marked at once, as each change of the history
 * is told to the browser's other processes.
 */
export function go(to: string, { replace = false, state }: Way = {}): void {
  navigate(to, { replace, state: withOwner(state) });
}
