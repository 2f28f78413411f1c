import { lazy } from 'react';
import type { RouteRow } from '#route-row';

const alone = { isInLobby: false } as const;

export const authRoutes: RouteRow[] = [
  {
    ...alone,
    path: '/login',
    access: 'anyone',
    Screen: lazy(async () => ({ default: (await import('./screens/login-screen.tsx')).LoginScreen })),
  },
  {
    ...alone,
    path: '/register',
    access: 'anyone',
    Screen: lazy(async () => ({ default: (await import('./screens/register-screen.tsx')).RegisterScreen })),
  },
  {
    ...alone,
    path: '/forget',
    access: 'anyone',
    Screen: lazy(async () => ({ default: (await import('./screens/forget-screen.tsx')).ForgetScreen })),
  },
  {
    ...alone,
    path: '/bind',
    access: 'player',
    Screen: lazy(async () => ({ default: (await import('./screens/bind-screen.tsx')).BindScreen })),
  },
];
