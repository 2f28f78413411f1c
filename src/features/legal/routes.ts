import { lazyNamed } from '#ui/lazy-named.ts';
import { paths } from '#paths';
import type { RouteRow } from '#route-row';

const Screen = lazyNamed(() => import('./screens/legal-screen.tsx'), 'LegalScreen');

export const legalRoutes: RouteRow[] = [paths.terms(), paths.privacy()].map((path) => ({
  path,
  group: 'legal',
  access: 'anyone',
  isInLobby: false,
  Screen,
}));
