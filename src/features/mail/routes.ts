import { paths } from '#paths';
import { type RouteRow, screen } from '#route-row';

const mailScreen = (path: string): RouteRow => ({
  ...screen(path, 'player', () => import('./screens/mail-screen.tsx'), 'MailScreen'),
});

/** The same letters from the tab bar, above which they stand, and from the menu. */
export const mailRoutes: RouteRow[] = [
  { ...mailScreen(paths.mail()), isInLobby: true },
  mailScreen(paths.profileMail()),
];
