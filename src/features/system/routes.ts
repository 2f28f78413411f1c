import { lazy } from 'react';
import type { RouteRow } from '#route-row';

export const systemRoutes: RouteRow[] = [
  {
    path: '/maintenance',
    access: 'anyone',
    isInLobby: false,
    Screen: lazy(async () => ({ default: (await import('./screens/maintenance-screen.tsx')).MaintenanceScreen })),
  },
];
