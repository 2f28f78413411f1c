import { go } from '#go';
import { paths } from '#paths';

type OwnNavigation = { traverseTo(key: string): Required<NavigationResult> } & Navigation;

/** Leads back to the last address before this one that fits. Where there is none, or the browser does not tell, home takes this one's place. */
export function leadBack(fits: (path: string) => boolean): void {
  const { navigation } = window as { navigation?: OwnNavigation };
  const before = navigation
    ?.entries()
    .slice(0, navigation.currentEntry?.index ?? 0)
    .findLast(({ url }) => url !== null && fits(new URL(url).pathname));
  // A second tap on the way takes the place of the first, which rejects then.
  if (before) navigation?.traverseTo(before.key).committed.catch(() => undefined);
  else go(paths.home(), { replace: true });
}
