import { lazy } from 'react';
import { paths } from '#paths';
import type { RouteRow } from '#route-row';

export const systemRoutes: RouteRow[] = [
  {
    path: paths.maintenance(),
    access: 'anyone',
    isInLobby: false,
    Screen: lazy(async () => ({ default: (await import('./screens/maintenance-screen.tsx')).MaintenanceScreen })),
  },
  {
    path: paths.about(),
    access: 'anyone',
    isInLobby: false,
    Screen: lazy(async () => ({ default: (await import('./screens/about-screen.tsx')).AboutScreen })),
  },
  {
    path: paths.apkDownload(),
    access: 'anyone',
    isInLobby: false,
    Screen: lazy(async () => ({ default: (await import('./screens/apk-download-screen.tsx')).ApkDownloadScreen })),
  },
  {
    path: paths.service(),
    access: 'anyone',
    isInLobby: false,
    Screen: lazy(async () => ({ default: (await import('./screens/service-screen.tsx')).ServiceScreen })),
  },
  {
    path: paths.selfTest(),
    access: 'player',
    isInLobby: false,
    Screen: lazy(async () => ({ default: (await import('./screens/self-test-screen.tsx')).SelfTestScreen })),
  },
];
