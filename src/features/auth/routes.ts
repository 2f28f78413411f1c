import { paths } from '#paths';
import { type RouteRow, screen } from '#route-row';

export const authRoutes: RouteRow[] = [
  screen(paths.login(), 'anyone', () => import('./screens/login-screen.tsx'), 'LoginScreen'),
  screen(paths.register(), 'anyone', () => import('./screens/register-screen.tsx'), 'RegisterScreen'),
  screen(paths.forgotten(), 'anyone', () => import('./screens/forget-screen.tsx'), 'ForgetScreen'),
  screen(paths.bindPhone(), 'player', () => import('./screens/bind-screen.tsx'), 'BindScreen'),
];
