/** Where the bundled games are to be found. Ports that are left to the system are known only once both listen. */
import type { BundledGames } from '../http/client.ts';
import { makePlaces, type Places } from '../provider/places.ts';
import type { LaunchUrl } from '../call/context.ts';
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
    launchUrl: (request, { token, lobby }) => {
      const isExpected = lobby === undefined || places.embedders(request).includes(lobby.lobby);
      const asked = new URLSearchParams({ launch: token, ...(isExpected ? {} : lobby) });
      return `${places.games(request)}/play?${asked.toString()}`;
    },
    bundled: apiOrigin ? undefined : { originFor: places.games, revision: ` ${gameOrigin ?? providerPort}` },
    ports,
  };
}
