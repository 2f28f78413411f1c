import { paths } from '#paths';
import { type RouteRow, screen } from '#route-row';

export const newsRoutes: RouteRow[] = [
  { ...screen(paths.news(), 'anyone', () => import('./screens/news-screen.tsx'), 'NewsScreen'), isInLobby: true },
  screen(paths.anyNotice(), 'anyone', () => import('./screens/notice-screen.tsx'), 'NoticeScreen'),
];
