import { paths } from '#paths';
import { type RouteRow, screen } from '#route-row';

export const systemRoutes: RouteRow[] = [
  screen(paths.maintenance(), 'anyone', () => import('./screens/maintenance-screen.tsx'), 'MaintenanceScreen'),
  screen(paths.about(), 'anyone', () => import('./screens/about-screen.tsx'), 'AboutScreen'),
  screen(paths.apkDownload(), 'anyone', () => import('./screens/apk-download-screen.tsx'), 'ApkDownloadScreen'),
  screen(paths.service(), 'anyone', () => import('./screens/service-screen.tsx'), 'ServiceScreen'),
  screen(paths.selfTest(), 'player', () => import('./screens/self-test-screen.tsx'), 'SelfTestScreen'),
];
