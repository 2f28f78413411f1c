/**
 * Leads out of a game to what was there before any game: a player who opens one game after another by their addresses
 * has another game behind this one, and "leave" must not open it.
 */
import { go } from '#go';
import { paths } from '#paths';

export function leaveGame(): void {
  const { navigation } = window as { navigation?: Navigation };
  // Where the browser does not tell what lies behind, home takes the game's place.
  const before = navigation && lastOutside(navigation);
  if (before) navigation.traverseTo(before.key);
  else go(paths.home(), { replace: true });
}

function lastOutside(navigation: Navigation): NavigationHistoryEntry | undefined {
  return navigation
    .entries()
    .slice(0, navigation.currentEntry?.index ?? 0)
    .findLast(({ url }) => url !== null && new URL(url).pathname !== paths.start());
}
