import { paths } from '#paths';
import { type RouteRow, screen } from '#route-row';

export const safeboxRoutes: RouteRow[] = [
  screen(paths.safebox(), 'player', () => import('./screens/safebox-screen.tsx'), 'SafeboxScreen'),
];
