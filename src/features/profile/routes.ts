import { paths } from '#paths';
import { type RouteRow, screen } from '#route-row';

export const profileRoutes: RouteRow[] = [
  screen(paths.profile(), 'player', () => import('./screens/profile-screen.tsx'), 'ProfileScreen'),
  screen(paths.profileInfo(), 'player', () => import('./screens/info-screen.tsx'), 'InfoScreen'),
  screen(paths.profileModify(), 'player', () => import('./screens/modify-screen.tsx'), 'ModifyScreen'),
  screen(paths.vip(), 'player', () => import('./screens/vip-screen.tsx'), 'VipScreen'),
  screen(paths.superior(), 'player', () => import('./screens/superior-screen.tsx'), 'SuperiorScreen'),
];
