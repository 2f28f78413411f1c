import { type RouteRow, screen } from '#route-row';

export const accountRoutes: RouteRow[] = [
  screen('/profile/more', 'player', async () => (await import('./screens/more-screen.tsx')).MoreScreen),
];
