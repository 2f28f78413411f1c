import { paths } from '#paths';
import { type RouteRow, screen } from '#route-row';

const profileAt = (path: string): RouteRow =>
  screen(path, 'player', () => import('./screens/profile-screen.tsx'), 'ProfileScreen');

export const profileRoutes: RouteRow[] = [
  profileAt(paths.profile()),
  screen(paths.profileInfo(), 'player', () => import('./screens/info-screen.tsx'), 'InfoScreen'),
  screen(paths.profileModify(), 'player', () => import('./screens/modify-screen.tsx'), 'ModifyScreen'),
  screen(paths.vip(), 'player', () => import('./screens/vip-screen.tsx'), 'VipScreen'),
  screen(paths.superior(), 'player', () => import('./screens/superior-screen.tsx'), 'SuperiorScreen'),
];

/** Stands last: of what there is no page, the profile has its ways. */
export const anyProfileRoute = profileAt(paths.anyProfile());
