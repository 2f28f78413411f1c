import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { go } from '#go';
import { paths } from '#paths';

/** A session that ends leaves the player's screens behind, and Back would lead from each of them to sign-in again: one Back leads to the lobby. */
export function useOneBack(): void {
  const [location] = useLocation();
  useEffect(() => {
    const { navigation } = window as { navigation?: Navigation };
    if (navigation && location === paths.login()) leaveSecond(navigation);
  }, [location]);
}

/** A sign-in with another one after it is an entry that Back has led to. */
function leaveSecond(navigation: Navigation): void {
  const entries = navigation.entries();
  const index = navigation.currentEntry?.index ?? 0;
  if (!isAt(entries[index + 1], paths.login())) return;
  const home = entries.slice(0, index).findLast((entry) => isAt(entry, paths.home()));
  if (home) navigation.traverseTo(home.key);
  else go(paths.home(), { replace: true });
}

const isAt = (entry: NavigationHistoryEntry | undefined, path: string): boolean =>
  typeof entry?.url === 'string' && new URL(entry.url).pathname === path;
