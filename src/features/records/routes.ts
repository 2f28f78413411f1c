import { paths } from '#paths';
import { type RouteRow, screen } from '#route-row';

export const recordRoutes: RouteRow[] = [
  screen(paths.transactions(), 'player', () => import('./screens/transactions-screen.tsx'), 'TransactionsScreen'),
  screen(paths.report(), 'player', () => import('./screens/report-screen.tsx'), 'ReportScreen'),
];
