import { paths } from '#paths';
import { type RouteRow, screen } from '#route-row';

export const activityRoutes: RouteRow[] = [
  screen(paths.activity('supply'), 'player', async () => (await import('./screens/supply-screen.tsx')).SupplyScreen),
];
