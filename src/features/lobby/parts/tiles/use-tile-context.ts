import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { isSignedIn } from '#data/session.ts';
import { showToast } from '#data/toasts.ts';
import type { Lobby } from '#data/use-stored.ts';
import { paths } from '#paths';
import { favouritesComing } from '../../text.ts';
import type { TileContext } from './game-tile.tsx';

const NO_FAVOURITES = () => false;

/** What every tile of the lobby shares. A guest has no favourites: the heart is the way to sign in. */
export function useTileContext(lobby: Lobby): TileContext {
  const [, go] = useLocation();
  return useMemo(
    () => ({
      resourceRoot: lobby.config.gameResourceUrl,
      brandNames: new Map(lobby.brands.map((brand) => [brand.id, brand.name ?? ''])),
      isFavourite: NO_FAVOURITES,
      onFavourite: () => (isSignedIn.value ? showToast(favouritesComing) : go(paths.login())),
    }),
    [lobby.config.gameResourceUrl, lobby.brands, go],
  );
}
