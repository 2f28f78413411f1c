import { go } from '#go';
import { paths } from '#paths';

/** Leads back to the last address before this one that fits. Where there is none, or the browser does not tell, home takes this one's place. */
export function leadBack(fits: (path: string) => boolean): void {
  const { navigation } = window as { navigation?: Navigation };
  const before = navigation
    ?.entries()
    .slice(0, navigation.currentEntry?.index ?? 0)
    .findLast(({ url }) => url !== null && fits(new URL(url).pathname));
  if (before) navigation?.traverseTo(before.key);
  else go(paths.home(), { replace: true });
}
