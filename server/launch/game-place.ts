/** Where the bundled games are to be found. Ports that are left to the system are known only once both listen. */
import type { BundledGames } from '../http/client.ts';
import { makePlaces, type Places } from '../provider/places.ts';
import type { LaunchUrl } from '../services.ts';
import type { ServerSettings } from '../settings.ts';

export interface GamePlace {
  places: Places;
  launchUrl: LaunchUrl;
  /** Not with an operator's own host, which has games of its own. */
  bundled: BundledGames | undefined;
  ports: { page: number; games: number };
}

export function makeGamePlace(settings: ServerSettings): GamePlace {
  const { gameOrigin, publicOrigins, providerPort, pagePort, apiOrigin } = settings;
  const ports = { page: pagePort, games: providerPort };
  const places = makePlaces({
    gameOrigin,
    publicOrigins,
    gamePort: () => ports.games,
    pagePort: () => ports.page,
  });
  return {
    places,
    launchUrl: (request, launchToken) => `${places.games(request)}/play?launch=${encodeURIComponent(launchToken)}`,
    bundled: apiOrigin ? undefined : { originFor: places.games, revision: ` ${gameOrigin ?? providerPort}` },
    ports,
  };
}
