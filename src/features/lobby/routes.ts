import { paths } from '#paths';
import { type RouteRow, screen } from '#route-row';

/** Home itself is kept alive behind every screen, and is no row. */
export const lobbyRoutes: RouteRow[] = [
  screen(paths.search(), 'player', () => import('./screens/search-screen.tsx'), 'SearchScreen'),
  screen(paths.favorites(), 'player', () => import('./screens/favorites-screen.tsx'), 'FavoritesScreen'),
];
