import { lazyNamed } from '#ui/lazy-named.ts';
import { paths } from '#paths';
import { type RouteRow, screen } from '#route-row';

const Screen = lazyNamed(() => import('./screens/legal-screen.tsx'), 'LegalScreen');

const open = [paths.terms(), paths.privacy()].map((path): RouteRow => ({
  path,
  group: 'legal',
  access: 'anyone',
  isInLobby: false,
  Screen,
}));

export const legalRoutes: RouteRow[] = [
  ...open,
  screen(paths.license(), 'player', () => import('./screens/license-screen.tsx'), 'LicenseScreen'),
  screen(paths.agreement(':name'), 'player', () => import('./screens/agreement-screen.tsx'), 'AgreementScreen'),
];
