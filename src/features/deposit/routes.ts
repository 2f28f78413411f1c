import { paths } from '#paths';
import { type RouteRow, screen } from '#route-row';

export const depositRoutes: RouteRow[] = [
  {
    ...screen(paths.deposit(), 'player', () => import('./screens/deposit-screen.tsx'), 'DepositScreen'),
    isInLobby: true,
  },
];
