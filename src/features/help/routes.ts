import { paths } from '#paths';
import { type RouteRow, screen } from '#route-row';

export const helpRoutes: RouteRow[] = [
  screen(paths.tickets(), 'player', () => import('./screens/tickets-screen.tsx'), 'TicketsScreen'),
  screen(paths.faq(), 'anyone', () => import('./screens/faq-screen.tsx'), 'FaqScreen'),
  screen(paths.ask(), 'player', () => import('./screens/ask-screen.tsx'), 'AskScreen'),
];
