/** Goes back within the app; a visit that began here has nowhere to go back to, and leads to the lobby. */
import { go } from '#data/app/go.ts';
import { paths } from '#paths';

interface Navigation {
  canGoBack: boolean;
}

export function goBack(): void {
  const { navigation } = window as { navigation?: Navigation };
  const canGoBack = navigation ? navigation.canGoBack : history.length > 1;
  if (canGoBack) history.back();
  else go(paths.home(), { replace: true });
}
