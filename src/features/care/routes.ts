import { paths } from '#paths';
import { type RouteRow, screen } from '#route-row';

export const careRoutes: RouteRow[] = [
  screen(paths.care(), 'player', () => import('./screens/care-screen.tsx'), 'CareScreen'),
];
