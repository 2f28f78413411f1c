import { paths } from '#paths';
import { type RouteRow, screen } from '#route-row';

export const playRoutes: RouteRow[] = [
  screen(paths.start(), 'player', () => import('./screens/start-screen.tsx'), 'StartScreen'),
];
