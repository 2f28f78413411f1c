import { paths } from '#paths';
import { type RouteRow, screen } from '#route-row';

export const systemRoutes: RouteRow[] = [
  screen(
    paths.maintenance(),
    'anyone',
    async () => (await import('./screens/maintenance-screen.tsx')).MaintenanceScreen,
  ),
  screen(paths.about(), 'anyone', async () => (await import('./screens/about-screen.tsx')).AboutScreen),
  screen(
    paths.apkDownload(),
    'anyone',
    async () => (await import('./screens/apk-download-screen.tsx')).ApkDownloadScreen,
  ),
  screen(paths.service(), 'anyone', async () => (await import('./screens/service-screen.tsx')).ServiceScreen),
  screen(paths.selfTest(), 'player', async () => (await import('./screens/self-test-screen.tsx')).SelfTestScreen),
];
