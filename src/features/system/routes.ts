import { lazy } from 'react';
import type { RouteRow } from '#ui/route-row.ts';

export const systemRoutes: RouteRow[] = [
  {
    path: '/maintenance',
    access: 'anyone',
    isInLobby: false,
    Screen: lazy(async () => ({ default: (await import('./screens/maintenance-screen.tsx')).MaintenanceScreen })),
  },
];
