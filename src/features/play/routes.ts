import { paths } from '#paths';
import { type RouteRow, screen } from '#route-row';

/** Loaded ahead of the first tap on a game, so that the launch waits for nothing but the server. */
export const loadStartScreen = () => import('./screens/start-screen.tsx');

export const playRoutes: RouteRow[] = [screen(paths.start(), 'player', loadStartScreen, 'StartScreen')];
