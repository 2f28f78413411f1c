import { paths } from '#paths';
import { type RouteRow, screen } from '#route-row';

const list = async () => (await import('./screens/activities-screen.tsx')).ActivitiesScreen;
const catalogue = () => import('./catalogue.tsx');

export const activityRoutes: RouteRow[] = [
  screen(paths.activity('index'), 'player', list),
  { ...screen('/lobby/activity', 'player', list), isInLobby: true },
  screen('/rule/:name', 'anyone', async () => (await catalogue()).RulesAt),
];

/** Stands last: other screens have addresses that fit it. */
export const promotionRoute = screen('/activity/:name', 'player', async () => (await catalogue()).PromotionAt);
