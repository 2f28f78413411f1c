import { useSignals } from '@preact/signals-react/runtime';
import { useMemo } from 'react';
import { go } from '#go';
import { isOnline as hasNetwork } from '#data/call/connection.ts';
import { favoriteGames, toggleFavorite, waitingGames, favorAsGuest } from '#data/favorites/favorites.ts';
import { gamePictureWidth } from '#data/device/low-data.ts';
import { isSignedIn } from '#data/player/session.ts';
import type { Lobby } from '#data/lobby/use-stored.ts';
import { paths } from '#paths';
import type { TileContext } from './game-tile.tsx';

/** What every tile of the lobby shares. A guest has no favorites: the heart is the way to sign in, and waits there. */
export function useTileContext({ config, brands }: Pick<Lobby, 'config' | 'brands'>): TileContext {
  useSignals();
  const favorites = favoriteGames.value;
  const waiting = waitingGames.value;
  const isOnline = hasNetwork.value;
  const pictureWidth = gamePictureWidth();
  const resourceRoot = config.gameResourceUrl;
  const brandNames = useMemo(() => new Map(brands.map((brand) => [brand.id, brand.name ?? ''])), [brands]);
  return useMemo(
    () => ({ resourceRoot, brandNames, favorites, waiting, isOnline, pictureWidth, onFavorite }),
    [resourceRoot, brandNames, favorites, waiting, isOnline, pictureWidth],
  );
}

function onFavorite(gameId: number): void {
  if (isSignedIn.peek()) return toggleFavorite(gameId);
  favorAsGuest(gameId);
  go(paths.login());
}
