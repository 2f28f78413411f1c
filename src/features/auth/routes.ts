import { type RouteRow, screen } from '#route-row';

export const authRoutes: RouteRow[] = [
  screen('/login', 'anyone', () => import('./screens/login-screen.tsx'), 'LoginScreen'),
  screen('/register', 'anyone', () => import('./screens/register-screen.tsx'), 'RegisterScreen'),
  screen('/forget', 'anyone', () => import('./screens/forget-screen.tsx'), 'ForgetScreen'),
  screen('/bind', 'player', () => import('./screens/bind-screen.tsx'), 'BindScreen'),
];
