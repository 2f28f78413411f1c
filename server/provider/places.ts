/**
 * Where the games and the page around them stand, as the player's own browser sees it: on the host that it has asked,
 * each on its port, or where the operator says.
 */
import { cameByHttps } from '../http/arrival.ts';

export interface Places {
  /** The origin of the games. */
  games: (request: Request) => string;
  /** Origins whose pages may hold a game in a frame. */
  embedders: (request: Request) => readonly string[];
}

interface PlaceSettings {
  gameOrigin: string | undefined;
  publicOrigins: readonly string[];
  /** Known once they listen. */
  gamePort: () => number;
  pagePort: () => number;
}

export function makePlaces({ gameOrigin, publicOrigins, gamePort, pagePort }: PlaceSettings): Places {
  return {
    games: (request) => gameOrigin ?? besides(request, gamePort()),
    embedders: (request) => (publicOrigins.length > 0 ? publicOrigins : [besides(request, pagePort())]),
  };
}

/** URL has read the host, so nothing but a host can be in it. */
const besides = (request: Request, port: number): string =>
  `${cameByHttps(request) ? 'https' : 'http'}://${new URL(request.url).hostname}:${port}`;
