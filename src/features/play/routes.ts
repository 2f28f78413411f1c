import { lazy } from 'react';
import { paths } from '#paths';
import type { RouteRow } from '#route-row';

/** Loaded ahead of the first tap on a game, so that the launch waits for nothing but the server. */
export const loadStartScreen = () => import('./screens/start-screen.tsx');

export const playRoutes: RouteRow[] = [
  {
    path: paths.start(),
    access: 'player',
    isInLobby: false,
    Screen: lazy(async () => ({ default: (await loadStartScreen()).StartScreen })),
  },
];
