/** The ways through the app that code takes; a player takes links (`src/app/shell/follow-links.ts`) or Back. */
import { navigate } from 'wouter/use-browser-location';
import { withOwner } from '#data/player/owner.ts';
import { paths } from '#paths';

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

/** Goes back within the app; a visit that began here has nowhere to go back to, and leads to the lobby. */
export function goBack(): void {
  const { navigation } = window as { navigation?: Navigation };
  const canGoBack = navigation ? navigation.canGoBack : history.length > 1;
  if (canGoBack) history.back();
  else go(paths.home(), { replace: true });
}
