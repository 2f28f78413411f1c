import { type RouteRow, screen } from '#route-row';

export const authRoutes: RouteRow[] = [
  screen('/login', 'anyone', async () => (await import('./screens/login-screen.tsx')).LoginScreen),
  screen('/register', 'anyone', async () => (await import('./screens/register-screen.tsx')).RegisterScreen),
  screen('/forget', 'anyone', async () => (await import('./screens/forget-screen.tsx')).ForgetScreen),
  screen('/bind', 'player', async () => (await import('./screens/bind-screen.tsx')).BindScreen),
];
