import { paths } from '#paths';
import { type RouteRow, screen } from '#route-row';

export const kycRoutes: RouteRow[] = [
  screen(paths.kyc(), 'player', () => import('./screens/kyc-screen.tsx'), 'KycScreen'),
  screen(paths.kycUpload(), 'player', () => import('./screens/kyc-upload-screen.tsx'), 'KycUploadScreen'),
];
