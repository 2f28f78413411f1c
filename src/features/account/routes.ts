import { lazy } from 'react';
import type { RouteRow } from '#route-row';

export const accountRoutes: RouteRow[] = [
  {
    path: '/profile/more',
    access: 'player',
    isInLobby: false,
    Screen: lazy(async () => ({ default: (await import('./screens/more-screen.tsx')).MoreScreen })),
  },
];
