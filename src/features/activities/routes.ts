import { lazy } from 'react';
import { paths } from '#paths';
import type { RouteRow } from '#route-row';

export const activityRoutes: RouteRow[] = [
  {
    path: paths.activity('supply'),
    access: 'player',
    isInLobby: false,
    Screen: lazy(async () => ({ default: (await import('./screens/supply-screen.tsx')).SupplyScreen })),
  },
];
