import { paths } from '#paths';
import { type RouteRow, screen } from '#route-row';

const list = () => import('./screens/activities-screen.tsx');
const tasks = () => import('./screens/task-screen.tsx');
const catalogue = () => import('./catalogue.tsx');

export const activityRoutes: RouteRow[] = [
  screen(paths.activity('index'), 'player', list, 'ActivitiesScreen'),
  { ...screen('/lobby/activity', 'player', list, 'ActivitiesScreen'), isInLobby: true },
  {
    ...screen(paths.rewards(), 'anyone', () => import('./screens/rewards-screen.tsx'), 'RewardsScreen'),
    isInLobby: true,
  },
  screen(paths.anyReward(), 'player', () => import('./screens/reward-screen.tsx'), 'RewardScreen'),
  screen(paths.tasks(), 'player', tasks, 'TaskScreen'),
  { ...screen('/lobby/task', 'player', tasks, 'TaskScreen'), isInLobby: true },
  // A guest sees the lottery as well.
  screen('/activity/weekendLottery', 'anyone', catalogue, 'PromotionAt'),
  screen('/rule/:name', 'anyone', catalogue, 'RulesAt'),
];

/** Stands last: other screens have addresses that fit it. */
export const promotionRoute = screen('/activity/:name', 'player', catalogue, 'PromotionAt');
