import { paths } from '#paths';
import { type RouteRow, screen } from '#route-row';

export const pointsRoutes: RouteRow[] = [
  screen(paths.points(), 'player', () => import('./screens/points-screen.tsx'), 'PointsScreen'),
  screen(paths.rules('points'), 'anyone', () => import('./screens/points-rules-screen.tsx'), 'PointsRulesScreen'),
];
