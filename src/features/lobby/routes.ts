import { lazy } from 'react';
import { paths } from '#paths';
import type { RouteRow } from '#route-row';

/** Home itself is kept alive behind every screen, and is no row. */
export const lobbyRoutes: RouteRow[] = [
  {
    path: paths.search(),
    access: 'player',
    isInLobby: false,
    Screen: lazy(async () => ({ default: (await import('./screens/search-screen.tsx')).SearchScreen })),
  },
  {
    path: paths.favourites(),
    access: 'player',
    isInLobby: false,
    Screen: lazy(async () => ({ default: (await import('./screens/favourites-screen.tsx')).FavouritesScreen })),
  },
];
