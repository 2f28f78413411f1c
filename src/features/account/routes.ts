import { paths } from '#paths';
import { type RouteRow, screen } from '#route-row';

export const accountRoutes: RouteRow[] = [
  screen(paths.more(), 'player', () => import('./screens/more-screen.tsx'), 'MoreScreen'),
  screen(paths.changePassword(), 'player', () => import('./screens/password-screen.tsx'), 'PasswordScreen'),
  screen(paths.ownData(), 'player', () => import('./screens/data-screen.tsx'), 'DataScreen'),
];
